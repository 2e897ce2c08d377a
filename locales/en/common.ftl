### What every game needs: names of seats, reasons why something cannot be done now.

## Names. $number counts from 1; $name is an action, $place the number of its space; $card lies in the place $place.
seat-name = Seat { $number }
space-name = { $name }, space { $place }
place-name = { $place } { $card }

## Why not: said by the machine itself, whatever the game
not-yours-to-answer = It is not your question.
not-asked-now = This is not asked now.
not-offered = This is not offered here.
game-over = The game is over.
no-such-seat = There is no such seat.
no-such-move = There is no such action.
