### Терминал: команды, таблицы, вопросы.

## Ошибки: одна строка, код выхода 2
cli-unknown-game = Игры «{ $name }» нет; есть: { $known }.
cli-unknown-rule = Правила «{ $number }» в { $game } нет; главы: { $known }.
cli-bad-option = «{ $word }» не похоже на параметр вида boards=expert.
cli-bad-seats = { $game }: мест за столом от { $low } до { $high }, а не { $seats }.
cli-bots-and-seats = Ботов { $bots }, а мест { $seats }: укажите одного или по одному на место.
cli-arena-bots = «{ $bots }» — не претендент и соперники, как value,rules.
cli-unknown-bot = Бота «{ $name }» нет; есть: { $known }, а также с числом симуляций, например search:1000.
cli-unknown-option = Параметра игры «{ $option }» нет; есть: { $known }.
cli-bad-value = { $option }: значения «{ $value }» нет; есть: { $known }.
cli-cannot-write = Записать партию в файл { $path } нельзя: { $fault }
cli-no-file = Файла «{ $path }» нет.
cli-bad-record = { $path }: { $fault }

## deepfield games, rules
cli-games-line = { $key }   { $name }, игроков: { $low }–{ $high }
cli-rules-title = { $game }: главы правил
cli-rules-hint = Одно правило: deepfield rules { $game } { $number }

## deepfield simulate
cli-simulate-title = { $game }: партий { $games }, мест { $seats }, { $bots }
cli-interrupted = Прервано: сыграно { $games } из { $wanted }.
cli-simulate-speed = решений в секунду { $decisions }, партий в секунду { $games } ({ $compiled ->
    [yes] скомпилировано
   *[no] не скомпилировано
})
cli-simulate-length = на партию решений { $decisions }, раундов { $rounds }
cli-simulate-scores = у победителя очков { $winner }, у последнего на { $spread } меньше
cli-column-seat = Место
cli-column-bot = Бот
cli-column-wins = Победы
cli-column-score = Очки
cli-column-games = Партии
cli-column-had = Было
cli-column-rate = Победы
cli-playing = идут партии

## deepfield arena
cli-arena-title = { $game }: один против { $rivals }, мест { $seats }
cli-column-challenger = Претендент
cli-column-field = Против
cli-column-share = Доля
cli-column-interval = 95 %
cli-column-fair = Поровну
cli-column-lead = Перевес в очках

## deepfield verify, replay
cli-verified = { $path }: ходов { $deeds }, печать цела, повтор приводит к той же позиции; случайные числа взяты из указанного зерна.
cli-verified-secret = { $path }: ходов { $deeds }, печать цела, повтор приводит к той же позиции; тайного ключа в записи нет, поэтому случайные числа не доказаны.
cli-replay-head = { $game }, мест { $seats }, ходов { $deeds }
cli-replay-step = { $number }/{ $deeds }  { $seat }: { $deed }
cli-replay-undo = { $number }/{ $deeds }  { $seat } — отменено ходов: { $taken }
cli-replay-ask = [Enter] дальше, число: к этому шагу, b: поле, q: выход
cli-replay-end = Запись кончилась.

## deepfield doctor, bench
cli-doctor-version = Deepfield { $version } на Python { $python }
cli-doctor-build = { $compiled ->
    [yes] Движок скомпилирован.
   *[no] Движок не скомпилирован: это делает make compiled.
}
cli-doctor-game = { $name }: правила { $rules }, содержимое { $content }, действий { $moves }
cli-doctor-texts = Тексты: сообщений { $count }, язык { $language }
cli-doctor-rules = Правила, { $name }: { $count }, язык { $language }
cli-doctor-terminal = { $tty ->
    [yes] Терминал, столбцов: { $width }.
   *[no] Не терминал: вывод простой.
}
cli-doctor-folder = Партии лежат в папке { $path }
cli-doctor-fault = { $what }: { $fault }
cli-doctor-well = Всё в порядке.
cli-bench-play = случайная игра, решений в секунду
cli-bench-clone = копия, мкс
cli-bench-save = сохранение, мкс
cli-bench-load = загрузка, мкс
cli-bench-size = размер сохранения, байт
cli-bench-imagine = воображение, мкс

## deepfield play
cli-nothing-saved = Сохранённых партий ещё нет.
cli-bad-pace = Темпа «{ $pace }» нет; есть: { $known }.
cli-me = вы
cli-welcome = За столом: { $seats }. Партия хранится в файле { $file }. Справка: ?
cli-left = Партия сохранена в файле { $file }. Продолжить: deepfield play { $game } --load { $file }
cli-kept = Партия сохранена в файле { $file }.
cli-question = { $seat }. { $prompt } [{ $rule }]
cli-ask = Номер, буквы для поиска, ? — справка
cli-barred-count = { $count ->
    [one] Ещё { $count } действие сейчас недоступно
    [few] Ещё { $count } действия сейчас недоступны
   *[many] Ещё { $count } действий сейчас недоступны
}: «почему» назовёт причины.
cli-where = Где мы в правилах: { $places }
cli-no-such-number = Варианта { $number } нет: есть номера от 1 до { $last }.
cli-nothing-found = Ничего с названием «{ $word }» здесь нет.
cli-nothing-barred = Здесь всё доступно.
cli-enter-takes = Enter выберет его.
cli-hint = Бот выбрал бы: { $deed }
cli-bad-count = «{ $word }» — не число больше нуля.
cli-not-so-many = Столько ходов вы ещё не сделали.
cli-things = Спросить можно о картах и местах: { $names }
cli-origin = Источник: { $origin }.
cli-nothing-to-undo = Отменять нечего: вы ещё ничего не сделали.
cli-undo-declined = Согласны не все: ничего не отменено.
cli-undo-ask = { $seat }: можно отменить ходы ({ $count })? (да, нет)
cli-undone = Отменено ходов: { $count }.
cli-result = Конец партии
cli-rank = { $rank }. { $seat } ({ $name }): { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
cli-winner = { $count ->
    [one] Победитель: { $seats }.
   *[other] Победители: { $seats }.
}
cli-help = Введите номер варианта или буквы, чтобы остались только варианты с ними; Enter выберет единственный оставшийся.
    ? 3 объяснит вариант 3, ? слово — карту, место или правило (? B5.4), почему [слово] — что недоступно.
    отменить [n], поле, карта название, журнал [n], правила [номер], подсказка, сохранить [файл], выход.

## Что можно ввести; несколько слов через пробел. Английские команды действуют всегда.
cli-word-help = помощь справка h
cli-word-why = почему
cli-word-undo = отменить отмена назад u
cli-word-board = поле доска b
cli-word-log = журнал
cli-word-rules = правила правило
cli-word-show = карта показать
cli-word-hint = подсказка
cli-word-save = сохранить
cli-word-quit = выход выйти exit q
cli-word-yes = да д yes y

## «Вдали от Солнца»: заголовки и строки стола
cli-none = нет
cli-bts-setting-up = Фракции ещё выбирают.
cli-bts-head = Раунд { $round }{ $final ->
    [yes] , последний
   *[no] {""}
}. Ходит фракция: { $seat }. Для конца партии нужно дисков на достижениях: { $end }.
cli-bts-map = Планшет полётов
cli-bts-tree = Технологии
cli-bts-tree-signs = Технологии: Н научные, Э экономические, В военные, Т торговые; ✉ событие
cli-bts-map-signs = Планшет полётов: ⚒ верфь, ≥ нужная сила, ★ очки, ◆ контроль; 1▲23 — корабли игрока 1 уровней 2 и 3
cli-bts-box-sol = Солн. система
cli-bts-box-ds = Глуб. космос
cli-bts-box-yo = «Наковальня»
cli-bts-box-yd = «Перекрёсток»
cli-bts-ability = { $name }: { $rules }
cli-bts-actions = Действия
cli-bts-factions = Фракции
cli-bts-achievements = Достижения
cli-bts-news = События и гильдии
cli-bts-guilds = Гильдии
cli-bts-technologies = Технологии
cli-bts-ship-at = Корабль уровня { $level }, { $node }
cli-bts-doing = { $parts ->
    [1] { $name }.
   *[other] { $name }, часть { $part } из { $parts }.
}
cli-bts-left-points = Очки движения: { $count }
cli-bts-left-levels = Уровней распределить: { $count }
cli-bts-left-upgrades = Кораблей улучшить: { $count }
cli-bts-left-ships = Кораблей построить: { $count }
cli-bts-left-level = Уровень корабля: { $count }
cli-bts-left-strength = Поселенцам ещё нужна сила: { $count }
cli-bts-left-exchanges = Осталось обменов: { $count }
cli-bts-left-ore = Цена, металл: { $count }
cli-bts-left-cubes = Кубиков переместить: { $count }
cli-bts-system-asks = сила { $strength }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
cli-bts-yard = верфь
cli-bts-controlled = контроль: { $seat }
cli-bts-uncontrolled = никто не контролирует
cli-bts-ships = корабли по уровням, { $seat }: { $levels }
cli-bts-lines-to = линии: { $nodes }
cli-bts-undiscovered = не открыта
cli-bts-undiscovered-event = не открыта, с событием
cli-bts-needs = нужны { $slots }
cli-bts-needs-some = нужны { $needed } из { $slots }
cli-bts-researched = исследовали: { $seats }
cli-bts-unlimited = любое число фишек
cli-bts-free = { $free ->
    [one] { $free } свободная ячейка
    [few] { $free } свободные ячейки
   *[many] { $free } свободных ячеек
}
cli-bts-spaces = { $name }, { $free ->
    [one] { $free } свободная ячейка
    [few] { $free } свободные ячейки
   *[many] { $free } свободных ячеек
}
cli-bts-pushes = Здесь стоит чужая фишка ({ $seat }): её сдвинут в сторону.
cli-bts-gives-grow = по кубику снабжения из столбцов: { $growth }
cli-bts-gives-produce-ore = металла: { $ore }
cli-bts-gives-trade-resources = кубик снабжения становится населением за { $price } металла, корабль — за 1; 1 население меняется на 1 металл
cli-bts-gives-buy-population = платите металла: { $price }
cli-bts-surcharge = Доплата за эту ячейку, металл: { $ore }.
cli-bts-taken = заняли: { $seats }
cli-bts-faction = { $seat }: очков { $score }; металл { $ore }, население { $population }; снабжение { $supply }; рост из { $growth }, производство металла { $production }; осталось дисков: еды { $food }, металла { $oredisc }; автоматизация { $automation }; колонии: { $colonies }; личные технологии: { $private }
cli-bts-cell = { $points } — { $seat }
cli-bts-cell-free = { $points } свободно
cli-bts-event-of = { $event }, владелец: { $seat }
cli-bts-event-with = { $event }, связь: { $link }
cli-bts-covered = Закрытые гильдии: { $guilds }
cli-bts-short-food = еда
cli-bts-short-ore = мет.
cli-bts-row-score = Очки сейчас
cli-bts-row-ore = Металл
cli-bts-row-population = Население
cli-bts-row-supply = Снабжение
cli-bts-row-discs = Диски: еда / металл
cli-bts-row-automation = Автоматизация
cli-bts-row-pawn = Фишка
cli-bts-row-colonies = Колонии
cli-bts-row-private = Личные
bts-line-level_1 = Технологии I
bts-line-level_2 = Технологии II
bts-line-level_3 = Технологии III
bts-line-private = Личные технологии
bts-line-level_4 = Технологии IIII
bts-line-automation = Автоматизация
bts-line-colonies = Колонии
bts-line-outposts = Аванпосты
bts-line-sol = Солнечная система
bts-line-deep_space = Глубокий космос
bts-line-events = События
bts-line-achievements = Достижения
