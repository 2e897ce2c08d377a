### «Вдали от Солнца»: ходы, действия, исследования, производство, достижения. Журнал, вопросы, ответы и причины отказа.

## Журнал: ходы. $seat — фракция, $space, $deed, $slot, $technology, $column — названия.
bts-faction-taken = { $seat } играет за фракцию «{ $faction }».
bts-round-began = { $last ->
    [0] Раунд { $round }.
   *[other] Раунд { $round }, последний.
}
bts-turn-began = { $seat }: новый ход.
bts-pawn-placed = { $seat }: фишка действия ставится в ячейку ({ $space }).
bts-pawn-pushed = { $seat }: фишку сдвинули с ячейки ({ $space }).
bts-deed-performed = { $seat }: действие без ячейки ({ $deed }).
bts-ability-used = { $seat }: применяется способность «{ $ability }».
bts-end-triggered = На достижениях дисков: { $discs }. После этого раунда — ещё один, последний.

## Журнал: металл, кубики, диски
bts-ore-gained = { $seat }: получено металла — { $amount }.
bts-ore-paid = { $seat }: уплачено металла — { $amount }.
bts-population-gained = { $seat }: { $count ->
    [one] { $count } кубик снабжения становится
    [few] { $count } кубика снабжения становятся
   *[many] { $count } кубиков снабжения становятся
} населением.
bts-population-returned = { $seat }: { $count ->
    [one] { $count } кубик населения возвращается
    [few] { $count } кубика населения возвращаются
   *[many] { $count } кубиков населения возвращаются
} в снабжение.
bts-supply-moved = { $seat }: кубик снабжения перемещён, столбец { $source } → { $column }.
bts-disc-automated = { $seat }: автоматизирован { $kind }, уровень { $level }.

## Журнал: исследования
bts-technology-researched = { $seat }: исследуется технология { $slot }.
bts-type-chosen = { $seat }: выбран тип — { $type }.
bts-technology-revealed = Открыта карта технологии: { $technology }.
bts-technology-discovered = В ячейке { $slot } открыта технология: { $technology }.
bts-technologies-put-under = Под колоду уровня { $level } { $count ->
    [one] положена { $count } карта
    [few] положены { $count } карты
   *[many] положено { $count } карт
}.
bts-private-technology-taken = { $seat }: взята личная технология — { $technology }.

## Журнал: производство и достижения
bts-growth-chosen = { $seat }: производство — рост населения.
bts-ore-production-chosen = { $seat }: производство — металл.
bts-trade-chosen = { $seat }: производство — обмен ресурсов.
bts-achievement-gained = { $seat }: достижение «{ $achievement }», { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
bts-grant-taken = { $seat }: взято событие «{ $event }».

## Вопросы
bts-choose-factions-choose-faction = За какую фракцию вы играете?
bts-turn-place-pawn = Куда поставить фишку действия?
bts-turn-choose-production = Что вы производите?
bts-turn-gain-achievement = Какое достижение вы получаете?
bts-perform-action-pay-cost = Как вы платите?
bts-choose-deed-choose-deed = Какое действие выполнить?
bts-resolve-abilities-choose-ability = Какую способность применить первой?
bts-may-do-decide = Выполнить эту часть текста?
bts-choose-alternative-choose-one = Что вы выбираете?
bts-convert-or-skip-convert-or-skip = Снабжения не хватает. Превратить то, что есть?
bts-move-cubes-choose-target = В какой столбец переместить кубик снабжения?
bts-move-cube-to-choose-source = Из какого столбца взять кубик снабжения?
bts-research-choose-slot = Что вы исследуете?
bts-research-choose-type = Какого типа будет новая технология?
bts-research-choose-card = Какую карту положить в ячейку?
bts-take-private-choose-private = Какую технологию взять?
bts-discover-card-choose-card = Какую карту выложить?
bts-discover-card-choose-place = В какую ячейку положить карту?
bts-growth-ask-for-aid = Взаимопомощь: заплатить 1 металл за кубик из другого столбца?
bts-growth-one-cube-more = Ещё один кубик: из какого столбца?
bts-trade-exchange = Какой обмен провести?

## Ответы
bts-choose-faction = { $faction }
bts-place-pawn = { $space }
bts-perform-deed = { $deed }
bts-pay-printed = Заплатить, как напечатано
bts-pay-ore-instead = Заплатить 1 металл вместо одного из кубиков
bts-use-ability = { $ability }
bts-do-it = Выполнить
bts-decline = Пропустить
bts-choose = Вариант { $option }
bts-convert-all = Превратить всё снабжение
bts-convert-nothing = Ничего не превращать
bts-move-to = В столбец { $column }
bts-move-from = Из столбца { $column }
bts-choose-slot = Ячейка { $slot }
bts-choose-type = { $type }
bts-choose-technology = { $technology }
bts-open-slot = В ячейку { $slot }
bts-grow = Рост населения
bts-produce-ore = Производство металла
bts-trade-resources = Обмен ресурсов
bts-aid-from = Заплатить 1 металл, из столбца { $column }
bts-no-aid = Без взаимопомощи
bts-grow-from = Из столбца { $column }
bts-buy-population = Металл за кубик снабжения
bts-recall-for-ore = 1 металл, и корабль уровня { $level } становится населением ({ $node })
bts-sell-population = 1 население за 1 металл
bts-trade-done = Больше не менять
bts-gain-achievement = { $achievement }

## Почему нельзя: ячейки и стоимость
bts-faction-already-taken = За эту фракцию играет другой.
bts-no-such-space = У этого действия ячеек только { $spaces }.
bts-pawn-stands-there = Фишка уже стоит здесь, а она должна перейти в другую ячейку.
bts-space-occupied = Здесь стоит чужая фишка: { $seat }.
bts-guild-covered = Эта гильдия ещё закрыта жетоном.
bts-technology-not-discovered = Эта технология не открыта.
bts-technology-not-researched = Вы не исследовали эту технологию.
bts-technology-without-actions = У этой технологии нет ячеек действий.
bts-private-technology = Это личная технология: { $seat }.
bts-no-such-action = Такого действия нет.
bts-no-such-action-now = Сейчас ни одно событие не даёт этого действия.
bts-not-enough-ore = Нужно металла: { $need }, есть: { $have }.
bts-no-population-to-replace = В стоимости нет кубика, который можно заменить.
bts-changes-nothing = Это ничего не изменит.
bts-cannot-be-done = Эффекты этого действия нельзя выполнить.
bts-rest-cannot-be-done = Тогда нельзя будет выполнить остальное.
bts-not-basic-spacefaring = Это должен быть ряд начальной технологии.
bts-no-research-in-it = В этом действии нет исследования.
bts-nothing-to-copy = Нет действия с исследованием, которое вы могли бы скопировать.
bts-ability-not-triggered = Эта способность не сработала.
bts-no-such-alternative = В тексте нет такого варианта.
bts-alternative-does-nothing = Этот вариант ничего не даст.

## Почему нельзя: исследования
bts-slot-of-other-level = Это ячейка уровня { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IIII
}.
bts-already-researched = Вы уже исследовали эту технологию.
bts-not-discovered-yet = Выбрать можно только открытую технологию.
bts-level-deck-empty = Колода этого уровня пуста.
bts-prerequisites-missing = Нужно предпосылок: { $need }, исследовано: { $have }.
bts-no-population = У вас нет населения.
bts-no-population-to-research = Для исследования нужно населения: { $need }.
bts-no-slot-to-research = Нет технологии уровня { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IIII
}, которую вы могли бы исследовать.
bts-type-not-passed-on = Ни одна предпосылка не передаёт этот тип.
bts-not-among-the-cards = Эту карту выбрать нельзя.
bts-slot-discovered = Эта ячейка уже открыта.
bts-slot-of-other-level-here = Эта карта другого уровня.

## Почему нельзя: производство и достижения
bts-column-empty = Этот столбец пуст.
bts-column-full = В этом столбце нет места.
bts-same-column = Кубик должен сменить столбец.
bts-supply-empty = Все столбцы снабжения пусты.
bts-no-such-ship = Там нет такого вашего корабля.
bts-achievement-not-in-play = Этого достижения нет в игре.
bts-achievement-gained-before = Вы уже получили это достижение.
bts-condition-not-fulfilled = Условие не выполнено.
