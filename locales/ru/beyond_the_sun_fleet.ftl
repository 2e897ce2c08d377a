### «Вдали от Солнца»: корабли, контроль, колонии и события. Журнал, вопросы, ответы и причины отказа.

## Журнал: корабли. $seat — фракция, $node, $source, $target — места.
bts-ship-built = { $seat }: построен корабль уровня { $level } ({ $node }).
bts-ship-moved = { $seat }: корабль уровня { $level } перелетает, { $source } → { $target }.
bts-ship-upgraded = { $seat }: корабль улучшен с уровня { $before } до уровня { $level } ({ $node }).
bts-ship-recalled = { $seat }: корабль уровня { $level } становится населением ({ $node }).
bts-ship-retired = { $seat }: корабль уровня { $level } отдан в музей ({ $node }).

## Журнал: контроль
bts-control-lost = { $seat }: контроль потерян ({ $node }).
bts-control-taken = { $seat }: контроль захвачен, выставлен { $kind } ({ $node }).
bts-control-bonus = { $seat }: бонус за захват контроля ({ $system }).

## Журнал: колонизация
bts-settler-returned = { $seat }: корабль уровня { $level } отправлен с поселенцами ({ $node }).
bts-ships-exiled = { $seat }: { $count ->
    [one] { $count } корабль вытеснен
    [few] { $count } корабля вытеснены
   *[many] { $count } кораблей вытеснены
} в глубокий космос ({ $node }).
bts-system-colonized = { $seat }: колонизирована система «{ $system }».
bts-system-discovered = Открыта новая система: { $system } ({ $node }).
bts-node-emptied = Ушедшую систему ничто не заменяет ({ $node }).
bts-colony-disc-placed = { $seat }: на колонию «{ $system }» положен { $kind }.
bts-system-revealed = Открыта карта системы: { $system }.
bts-system-put-under = Под свою колоду положена карта системы: { $system }.

## Журнал: события
bts-news-turned = { $seat }: Галактические новости в ячейке { $slot } — { $event }.
bts-news-discarded = Событие сброшено: { $event }.
bts-news-kept = { $seat }: событие остаётся у фракции — { $event }.
bts-news-stays = Событие остаётся рядом с достижениями: { $event }.
bts-news-linked = Событие «{ $event }» связано с системой: { $system }.
bts-news-laid-by = Событие «{ $event }» лежит рядом с достижением: { $achievement }.
bts-guild-opened = Теперь открыта для всех: { $guild }.

## Вопросы
bts-place-disc-choose-track = С какой шкалы взять диск?
bts-take-control-resolve-bonuses = Какой бонус за захват контроля применить первым?
bts-convert-cubes-choose-cubes = Снабжения не хватает. Из чего построить корабли?
bts-build-ships-choose-place = Где построить новый корабль?
bts-upgrade-ships-choose-ship = Какой корабль улучшить?
bts-recall-one-choose-ship = Какой корабль станет населением?
bts-retire-one-choose-ship = Какой корабль отдать в музей?
bts-travel-choose-move = Прыжок: какой корабль и куда летит?
bts-colonization-choose-system = Какую систему колонизировать?
bts-colonization-return-settlers = Какие корабли отправить с поселенцами?
bts-system-choice-choose-system = Какая система станет вашей колонией?
bts-choose-link-choose-system = С какой системой связать событие?
bts-choose-goal-choose-achievement = Рядом с каким достижением положить событие?
bts-choose-guild-choose-guild = Какую гильдию открыть?

## Ответы
bts-choose-track = { $track }
bts-take-bonus = Бонус системы «{ $system }»
bts-use-cubes = { $count ->
    [0] Всё снабжение
    [one] Всё снабжение и { $count } кубик населения
    [few] Всё снабжение и { $count } кубика населения
   *[many] Всё снабжение и { $count } кубиков населения
}
bts-skip-building = Ничего не строить
bts-place-ship = Здесь: { $node }
bts-choose-ship = Уровень { $level }: { $node }
bts-upgrade-done = Больше не улучшать
bts-move-ship = Уровень { $level }: { $source } → { $target }
bts-jump-done = Закончить прыжок
bts-colonize-node = Колонизировать: { $node }
bts-settle = Корабль уровня { $level }
bts-settlers-done = Поселенцев достаточно
bts-take-system = Взять: { $system }
bts-link-to = Связать здесь: { $node }
bts-lay-by = Положить рядом: { $achievement }
bts-open-guild = Открыть: { $guild }

## Почему нельзя: корабли
bts-not-enough-population = Нужно населения: { $need }, есть: { $have }.
bts-no-more-missing = Не хватает только кубиков: { $need }.
bts-no-cube-to-use = Не из чего строить.
bts-no-yard-there = Здесь нельзя строить корабли.
bts-yard-not-controlled = Вы не контролируете эту верфь.
bts-no-such-ship-there = Здесь нет такого вашего корабля.
bts-no-ship = На планшете полётов нет ваших кораблей.
bts-ship-at-top-level = У корабля уже 4-й уровень.
bts-ship-upgraded-before = Каждый корабль улучшают один раз, а этот уже улучшен.
bts-upgrade-is-mandatory = Улучшение обязательно.
bts-no-such-node = Этого узла нет в игре.
bts-no-line-between = Эти узлы не соединены линией.

## Почему нельзя: контроль и колонизация
bts-no-bonus-waits = Такого бонуса у вас сейчас нет.
bts-no-system-there = Здесь нечего колонизировать.
bts-system-not-controlled = Вы не контролируете эту систему.
bts-controlled-at-start = В начале хода эту систему кто-то контролировал.
bts-strength-too-low = Нужна сила { $need }, можно собрать { $have }.
bts-nothing-to-colonize = Нет системы, которую вы можете колонизировать.
bts-too-few-settlers = Нужны поселенцы общей силой { $need }, пока { $have }.
bts-system-not-turned-over = Эта система не была открыта.
bts-no-linked-system = С событием не связана система.
bts-no-system-left = Обе колоды систем пусты.

## Почему нельзя: события
bts-no-system-in-slot = В этой ячейке нет карты системы.
bts-achievement-not-there = Этого достижения нет в игре.
bts-no-empty-cell = На карте достижения нет пустого деления.
bts-guild-of-other-rank = У жетона этой гильдии другой ранг.
bts-guild-already-open = Эта гильдия уже открыта.
