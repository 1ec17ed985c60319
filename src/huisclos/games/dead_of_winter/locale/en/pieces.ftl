## The game

game-title = Dead of Winter
game-summary = A snowed-in colony, one goal for all and a secret one each. Share the food, hold the doors, and find out who is waiting for it all to fail.
game-makers = Jonathan Gilmour and Isaac Vega, Plaid Hat Games

## Places
## .the stands in a sentence, .to and .from say where one goes, .at where one is.

place-colony = Colony
    .the = the colony
    .to = to the colony
    .from = from the colony
    .at = in the colony
place-police = Police station
    .the = the police station
    .to = to the police station
    .from = from the police station
    .at = at the police station
place-grocery = Grocery store
    .the = the grocery store
    .to = to the grocery store
    .from = from the grocery store
    .at = at the grocery store
place-school = School
    .the = the school
    .to = to the school
    .from = from the school
    .at = at the school
place-library = Library
    .the = the library
    .to = to the library
    .from = from the library
    .at = at the library
place-hospital = Hospital
    .the = the hospital
    .to = to the hospital
    .from = from the hospital
    .at = at the hospital
place-gas = Gas station
    .the = the gas station
    .to = to the gas station
    .from = from the gas station
    .at = at the gas station

## Entrances: six in the colony, then one at each location

entrance-0 = Entrance 1
    .at = at entrance 1 of the colony
entrance-1 = Entrance 2
    .at = at entrance 2 of the colony
entrance-2 = Entrance 3
    .at = at entrance 3 of the colony
entrance-3 = Entrance 4
    .at = at entrance 4 of the colony
entrance-4 = Entrance 5
    .at = at entrance 5 of the colony
entrance-5 = Entrance 6
    .at = at entrance 6 of the colony
entrance-6 = Police station
    .at = at the police station
entrance-7 = Grocery store
    .at = at the grocery store
entrance-8 = School
    .at = at the school
entrance-9 = Library
    .at = at the library
entrance-10 = Hospital
    .at = at the hospital
entrance-11 = Gas station
    .at = at the gas station

## Kinds of Items

kind-weapon = Weapon
    .a = a weapon
    .no = no weapon
    .many = weapons
kind-fuel = Fuel
    .a = fuel
    .no = no fuel
    .many = fuel
kind-tool = Tool
    .a = a tool
    .no = no tool
    .many = tools
kind-food = Food
    .a = food
    .no = no food
    .many = food
kind-medicine = Medicine
    .a = medicine
    .no = no medicine
    .many = medicine
kind-book = Book
    .a = a book
    .no = no book
    .many = books
kind-outsider = Outsider
    .a = an outsider
    .no = no outsider
    .many = outsiders

## The parts of a round

phase-setup = Setup
phase-players = The players’ turns
phase-colony = Colony phase

## Dice and thumbs

die = { $value }
turn-0 = 1st
turn-1 = 2nd
turn-2 = 3rd
turn-3 = 4th
turn-4 = 5th
turn-5 = 6th
turn-6 = 7th
turn-7 = 8th
turn-8 = 9th
turn-9 = 10th
turn-10 = 11th
turn-11 = 12th
turn = no. { $value }
thumb-up = Thumb up
thumb-down = Thumb down

## What is drawn if nobody chooses

option-objective = drawn by lot

## A roll for a card

log-card-roll = { $dice-count ->
    [one] The die shows { $sum }.
   *[other] The dice show { $dice }: { $sum }.
}

## What a table can’t set

