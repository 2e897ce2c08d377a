### The terminal: commands, tables, prompts.

## Errors: one line, exit code 2
cli-unknown-game = There is no game “{ $name }”; there are: { $known }.
cli-unknown-rule = There is no rule “{ $number }” in { $game }; the chapters are { $known }.
cli-bad-option = “{ $word }” is not an option like boards=expert.
cli-bad-seats = { $game } takes { $low } to { $high } seats, not { $seats }.
cli-bots-and-seats = { $bots } bots for { $seats } seats: give one, or one a seat.
cli-arena-bots = “{ $bots }” is not a challenger and its field, like value,rules.
cli-unknown-bot = There is no bot “{ $name }”; there are: { $known }, also with a number of simulations, like search:1000.
cli-unknown-option = The game has no option “{ $option }”; there are: { $known }.
cli-bad-value = { $option } cannot be “{ $value }”; it can be: { $known }.
cli-cannot-write = The game cannot be written to { $path }: { $fault }
cli-no-file = There is no file “{ $path }”.
cli-bad-record = { $path }: { $fault }

## deepfield games, rules
cli-games-line = { $key }   { $name }, { $low }–{ $high } players
cli-rules-title = { $game }: the chapters of the rules
cli-rules-hint = One rule: deepfield rules { $game } { $number }

## deepfield simulate
cli-simulate-title = { $game }: { $games } games, { $seats } seats, { $bots }
cli-interrupted = Interrupted: { $games } of { $wanted } games are finished.
cli-simulate-speed = { $decisions } decisions a second, { $games } games a second ({ $compiled ->
    [yes] compiled
   *[no] not compiled
})
cli-simulate-length = { $decisions } decisions and { $rounds } rounds a game
cli-simulate-scores = the winner has { $winner } points, the last one { $spread } fewer
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-wins = Victories
cli-column-score = Points
cli-column-games = Games
cli-column-had = Had
cli-column-rate = Won
cli-playing = playing

## deepfield arena
cli-arena-title = { $game }: one against { $rivals } of the other, { $seats } seats
cli-column-challenger = Challenger
cli-column-field = Against
cli-column-share = Share
cli-column-interval = 95 %
cli-column-fair = Fair
cli-column-lead = Lead in points

## deepfield verify, replay
cli-verified = { $path }: { $deeds } deeds, sealed, replayed to the same position; the draws are those of the seed.
cli-verified-secret = { $path }: { $deeds } deeds, sealed, replayed to the same position; the secret is not in the record, so the draws are not proved.
cli-replay-head = { $game }, { $seats } seats, { $deeds } deeds
cli-replay-step = { $number }/{ $deeds }  { $seat }: { $deed }
cli-replay-undo = { $number }/{ $deeds }  { $seat } takes back { $taken ->
    [one] { $taken } deed
   *[other] { $taken } deeds
}
cli-replay-ask = [Enter] next, number: go to this step, b: the boards, q: leave
cli-replay-end = The record ends here.

## deepfield doctor, bench
cli-doctor-version = Deepfield { $version }, Python { $python }
cli-doctor-build = { $compiled ->
    [yes] The engine is compiled.
   *[no] The engine is not compiled: make compiled builds it.
}
cli-doctor-game = { $name }: rules { $rules }, content { $content }, { $moves } actions
cli-doctor-texts = Texts: { $count } messages in { $language }
cli-doctor-rules = Rules of { $name }: { $count } in { $language }
cli-doctor-terminal = { $tty ->
    [yes] A terminal of { $width } columns.
   *[no] Not a terminal: the plain form is used.
}
cli-doctor-folder = Games are kept in { $path }
cli-doctor-fault = { $what }: { $fault }
cli-doctor-well = All is well.
cli-bench-play = random play, decisions a second
cli-bench-clone = clone, µs
cli-bench-save = save, µs
cli-bench-load = load, µs
cli-bench-size = size of a save, bytes
cli-bench-imagine = imagine, µs

## deepfield play
cli-nothing-saved = No game has been saved yet.
cli-bad-pace = There is no pace “{ $pace }”; there are: { $known }.
cli-me = you
cli-welcome = At the table: { $seats }. The game is kept in { $file }. Type ? for help.
cli-left = The game is kept in { $file }. Go on with: deepfield play { $game } --load { $file }
cli-kept = The game is kept in { $file }.
cli-question = { $seat }. { $prompt } [{ $rule }]
cli-ask = Number, letters to look for, ? for help
cli-barred-count = { $count ->
    [one] { $count } thing more cannot be done now: why tells the reason.
   *[other] { $count } things more cannot be done now: why tells the reasons.
}
cli-where = Where we are in the rules: { $places }
cli-no-such-number = There is no { $number } here: the options are 1 to { $last }.
cli-nothing-found = Nothing here is called “{ $word }”.
cli-nothing-barred = Nothing is barred here.
cli-enter-takes = Enter takes it.
cli-hint = A bot would choose: { $deed }
cli-bad-count = “{ $word }” is not a number above zero.
cli-not-so-many = You have not done so many deeds yet.
cli-things = You can ask about these cards and places: { $names }
cli-origin = Source: { $origin }.
cli-nothing-to-undo = You have done nothing that could be taken back.
cli-undo-declined = Not everybody agrees: nothing is taken back.
cli-undo-ask = { $seat }, may { $count ->
    [one] { $count } deed
   *[other] { $count } deeds
} be taken back? (yes, no)
cli-undone = Taken back: { $count ->
    [one] { $count } deed.
   *[other] { $count } deeds.
}
cli-result = The end
cli-rank = { $rank }. { $seat } ({ $name }): { $score ->
    [one] { $score } point
   *[other] { $score } points
}
cli-winner = { $count ->
    [one] The winner: { $seats }.
   *[other] The winners: { $seats }.
}
cli-help = Type a number to choose, or letters to see only options that have them; Enter takes the only one left.
    ? 3 explains option 3, ? word a card, a place or a rule (? B5.4), why [word] what is barred.
    undo [n], board, show card, log [n], rules [number], hint, save [file], quit.

## What can be typed; several words with spaces. The English command always works too.
cli-word-help = help h
cli-word-why = why
cli-word-undo = undo back u
cli-word-board = board b
cli-word-log = log
cli-word-rules = rules rule
cli-word-show = show card
cli-word-hint = hint
cli-word-save = save
cli-word-quit = quit exit q
cli-word-yes = yes y

## Beyond the Sun: headings and lines of the table
cli-none = none
cli-bts-setting-up = The factions are being chosen.
cli-bts-head = Round { $round }{ $final ->
    [yes] , the last one
   *[no] {""}
}. { $seat } is to move. The end is triggered by { $end } discs on the achievements.
cli-bts-map = The exploration board
cli-bts-tree = Technologies
cli-bts-tree-signs = Technologies: S scientific, E economic, M military, C commercial; ✉ event
cli-bts-map-signs = The exploration board: ⚒ shipyard, ≥ strength needed, ★ points, ◆ control; 1▲23: seat 1 has ships of levels 2 and 3
cli-bts-box-sol = Sol
cli-bts-box-ds = Deep Space
cli-bts-box-yo = Anvil Yards
cli-bts-box-yd = Crossroads
cli-bts-ability = { $name }: { $rules }
cli-bts-actions = Actions
cli-bts-factions = Factions
cli-bts-achievements = Achievements
cli-bts-news = Events and guilds
cli-bts-guilds = Guilds
cli-bts-technologies = Technologies
cli-bts-ship-at = Level { $level } ship, { $node }
cli-bts-doing = { $parts ->
    [1] { $name }.
   *[other] { $name }, part { $part } of { $parts }.
}
cli-bts-left-points = Movement points: { $count }
cli-bts-left-levels = Levels to distribute: { $count }
cli-bts-left-upgrades = Ships to upgrade: { $count }
cli-bts-left-ships = Ships to build: { $count }
cli-bts-left-level = Level of the ship: { $count }
cli-bts-left-strength = Strength that settlers still need: { $count }
cli-bts-left-exchanges = Exchanges left: { $count }
cli-bts-left-ore = It costs { $count } ore.
cli-bts-left-cubes = Cubes to move: { $count }
cli-bts-system-asks = strength { $strength }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-bts-yard = shipyard
cli-bts-controlled = controlled by { $seat }
cli-bts-uncontrolled = nobody controls it
cli-bts-ships = ships of { $seat } by level: { $levels }
cli-bts-lines-to = lines to { $nodes }
cli-bts-undiscovered = not discovered
cli-bts-undiscovered-event = not discovered, with an event
cli-bts-needs = needs { $slots }
cli-bts-needs-some = needs { $needed } of { $slots }
cli-bts-researched = researched by { $seats }
cli-bts-unlimited = any number of pawns
cli-bts-free = { $free ->
    [one] { $free } free space
   *[other] { $free } free spaces
}
cli-bts-spaces = { $name }, { $free ->
    [one] { $free } free space
   *[other] { $free } free spaces
}
cli-bts-pushes = A pawn stands here ({ $seat }): it is pushed aside.
cli-bts-gives-grow = a supply cube of each of the columns: { $growth }
cli-bts-gives-produce-ore = { $ore } ore
cli-bts-gives-trade-resources = a supply cube becomes population for { $price } ore, a ship for 1; 1 population is sold for 1 ore
cli-bts-gives-buy-population = you pay { $price } ore
cli-bts-surcharge = This space costs { $ore } ore more.
cli-bts-taken = taken by { $seats }
cli-bts-faction = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}; { $ore } ore, { $population } population; supply { $supply }; growth from { $growth }, ore production { $production }; discs left: { $food } food, { $oredisc } ore; automation { $automation }; colonies: { $colonies }; private technologies: { $private }
cli-bts-cell = { $points } points { $seat }
cli-bts-cell-free = { $points } free
cli-bts-event-of = { $event }, held by { $seat }
cli-bts-event-with = { $event }, linked to { $link }
cli-bts-covered = Covered guilds: { $guilds }
cli-bts-short-food = food
cli-bts-short-ore = ore
cli-bts-row-score = Points now
cli-bts-row-ore = Ore
cli-bts-row-population = Population
cli-bts-row-supply = Supply
cli-bts-row-discs = Discs: food / ore
cli-bts-row-automation = Automation
cli-bts-row-pawn = Pawn
cli-bts-row-colonies = Colonies
cli-bts-row-private = Private
bts-line-level_1 = Technologies I
bts-line-level_2 = Technologies II
bts-line-level_3 = Technologies III
bts-line-private = Private technologies
bts-line-level_4 = Technologies IIII
bts-line-automation = Automation
bts-line-colonies = Colonies
bts-line-outposts = Outposts
bts-line-sol = Sol
bts-line-deep_space = Deep Space
bts-line-events = Events
bts-line-achievements = Achievements
