### Beyond the Sun: ships, control, colonies and events. Log, prompts, answers, and reasons why not.

## Log: ships. $seat is the faction, $node, $source, $target are places.
bts-ship-built = { $seat } builds a level { $level } ship: { $node }.
bts-ship-moved = { $seat } moves a level { $level } ship: { $source } → { $target }.
bts-ship-upgraded = { $seat } upgrades a ship from level { $before } to level { $level }: { $node }.
bts-ship-recalled = { $seat } turns a level { $level } ship into population: { $node }.
bts-ship-retired = { $seat } gives a level { $level } ship to the museum: { $node }.

## Log: control
bts-control-lost = { $seat } loses control: { $node }.
bts-control-taken = { $seat } takes control with { $kind }: { $node }.
bts-control-bonus = { $seat } gets the control bonus of { $system }.

## Log: colonization
bts-settler-returned = { $seat } turns a level { $level } ship into settlers: { $node }.
bts-ships-exiled = { $seat } sends { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} to Deep Space: { $node }.
bts-system-colonized = { $seat } colonizes { $system }.
bts-system-discovered = A new system, { $system }: { $node }.
bts-node-emptied = No system replaces the one that has left: { $node }.
bts-colony-disc-placed = { $seat } places { $kind } on { $system }.
bts-system-revealed = { $system } is turned over.
bts-system-put-under = { $system } goes under its deck.

## Log: events
bts-news-turned = Galactic News at { $slot }, turned over by { $seat }: { $event }.
bts-news-discarded = { $event } is discarded.
bts-news-kept = { $seat } keeps { $event }.
bts-news-stays = { $event } stays by the achievements.
bts-news-linked = { $event } is linked to { $system }.
bts-news-laid-by = { $event } lies by { $achievement }.
bts-guild-opened = { $guild } is open to everybody.

## Prompts
bts-place-disc-choose-track = From which track does the disc come?
bts-take-control-resolve-bonuses = Which control bonus comes first?
bts-convert-cubes-choose-cubes = There is too little supply. What are the ships built of?
bts-build-ships-choose-place = Where is the new ship built?
bts-upgrade-ships-choose-ship = Which ship is upgraded?
bts-recall-one-choose-ship = Which ship becomes population?
bts-retire-one-choose-ship = Which ship goes to the museum?
bts-travel-choose-move = Jump: which ship moves, and where?
bts-colonization-choose-system = Which system is colonized?
bts-colonization-return-settlers = Which ships go as settlers?
bts-system-choice-choose-system = Which system becomes your colony?
bts-choose-link-choose-system = Which system is the event linked to?
bts-choose-goal-choose-achievement = By which achievement does the event lie?
bts-choose-guild-choose-guild = Which guild is opened?

## Answers
bts-choose-track = { $track }
bts-take-bonus = The bonus of { $system }
bts-use-cubes = { $count ->
    [0] All the supply
    [one] All the supply, and { $count } population
   *[other] All the supply, and { $count } population
}
bts-skip-building = Build nothing
bts-place-ship = Here: { $node }
bts-choose-ship = Level { $level }: { $node }
bts-upgrade-done = No more upgrades
bts-move-ship = Level { $level }: { $source } → { $target }
bts-jump-done = The jump is over
bts-colonize-node = Colonize: { $node }
bts-settle = A level { $level } ship
bts-settlers-done = No more settlers
bts-take-system = Take { $system }
bts-link-to = Link it here: { $node }
bts-lay-by = Lay it by { $achievement }
bts-open-guild = Open { $guild }

## Why not: ships
bts-not-enough-population = { $need } population needed, { $have } there.
bts-no-more-missing = Only { $need ->
    [one] { $need } cube is
   *[other] { $need } cubes are
} missing.
bts-no-cube-to-use = There is no cube to build of.
bts-no-yard-there = No ships can be built there.
bts-yard-not-controlled = You do not control this yard.
bts-no-such-ship-there = You have no such ship there.
bts-no-ship = You have no ship on the exploration board.
bts-ship-at-top-level = The ship has level 4 already.
bts-ship-upgraded-before = Each ship is upgraded once, and this one has been.
bts-upgrade-is-mandatory = The upgrade is mandatory.
bts-no-such-node = This node is not in the game.
bts-no-line-between = No line joins these nodes.

## Why not: control and colonization
bts-no-bonus-waits = You have no such bonus to resolve.
bts-no-system-there = There is no system to colonize.
bts-system-not-controlled = You do not control this system.
bts-controlled-at-start = Somebody controlled this system as the turn began.
bts-strength-too-low = Strength { $need } needed, { $have } possible.
bts-nothing-to-colonize = There is no system that you can colonize.
bts-too-few-settlers = Settlers of strength { $need } needed, { $have } so far.
bts-system-not-turned-over = This system has not been turned over.
bts-no-linked-system = No system is linked to the event.
bts-no-system-left = Both system decks are empty.

## Why not: events
bts-no-system-in-slot = There is no system card in this slot.
bts-achievement-not-there = This achievement is not in the game.
bts-no-empty-cell = The achievement has no empty cell.
bts-guild-of-other-rank = The token of this guild has another rank.
bts-guild-already-open = This guild is open already.
