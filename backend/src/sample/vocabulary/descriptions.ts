import type { SampleCategory } from '../types.js';

/**
 * Sentences for the descriptions of invented places, one from each list. Slots: `{what}` and `{What}` (the kind with its article),
 * `{street}`, `{area}`, `{city}`, `{a}` and `{b}` (two specials), `{n}` a small number.
 */
interface DescriptionStock {
  first: readonly string[];
  second: readonly string[];
  third: readonly string[];
}

const TABLE_FIRST = [
  '{What} on {street}, in the heart of {area}.',
  '{What} that has quietly become a fixture of {area}.',
  'Two sisters run this small place on {street}: {what} with {n} tables and no airs.',
  'Behind a plain door on {street} waits {what} with a loyal crowd.',
  '{What} in {area}, started by three friends who wanted to stay in their own street.',
  'A former workshop on {street}, now {what} with high ceilings and a long counter.',
  '{What} with {n} tables, a chalkboard and a view onto {street}.',
  'Neighbours in {area} treat {place} as an extra room of their own: {what} open to all.',
  'Here is {what} as {area} likes it, unhurried and a little loud.',
  '{What} in a narrow house on {street}, with more regulars than chairs.',
  'The third generation now looks after {place}, {what} a short walk from the centre of {area}.',
  '{What} with tiled walls and open windows, just off {street}.',
];

const RESTAURANT: DescriptionStock = {
  first: TABLE_FIRST,
  second: [
    'The {a} is what most people come for, and the {b} is what they come back for.',
    'Start with the {b} and leave room for the {a}.',
    'The kitchen keeps the card short: {a}, {b} and whatever the market had that morning.',
    'The {a} takes its time and is worth the wait; the {b} is quick and just as good.',
    'Everything is made from scratch, from the {a} down to the {b}.',
    'Ask for the {a}, which rarely makes it onto the printed menu.',
    'Family recipes set the tone, above all the {a} and the {b}.',
    'The {b} divides opinions; nobody argues about the {a}.',
    'Big plates for sharing, with {a} in the middle and {b} on the side.',
    'The cook changes the menu with the season but would never dare to drop the {a}.',
    'Lunch means {b}, dinner means {a}.',
    'Regulars order the {a} without looking at the card.',
    'Its {a} has won the street over, and the {b} is close behind.',
  ],
  third: [
    'Come early at weekends.',
    'A handful of seats outside catch the evening breeze.',
    'The set lunch on weekdays is good value.',
    'Groups should call ahead; pairs usually find a corner.',
    'The open kitchen is the best entertainment in the room.',
    'Children are welcome, and get the first plates.',
    'There is one long table for people who come alone and leave in company.',
    'No music, just the sound of pans and conversation.',
    'The last orders go in half an hour before closing.',
    'Vegetarians are looked after without a fuss.',
    'Desserts are written on the mirror and gone by nine.',
    'Prices are kind for this part of {city}.',
  ],
};

const CAFE: DescriptionStock = {
  first: TABLE_FIRST,
  second: [
    'The {a} and the {b} are made with patience, one order at a time.',
    'Mornings belong to the {a}, afternoons to the {b}.',
    'People cross {city} for the {a} and stay for the {b}.',
    'The counter is short and good: {a}, {b} and a few things under glass domes.',
    'Order the {b}, take a seat by the window and let the street entertain you.',
    'The {a} is a small ceremony here, the {b} a quick pleasure.',
    'There is always {a}, and until noon there is {b}.',
    'First-timers get the {a} recommended, and rarely regret it.',
  ],
  third: [
    'Newspapers hang by the door.',
    'Laptops are fine on weekdays, less so on Sunday.',
    'The back room is the quiet one.',
    'By eleven on a Saturday the line reaches the pavement, but it moves.',
    'Plants on every sill, and a cat that ignores the guests.',
    'You can buy a bag of beans or leaves to take home.',
    'Cups are mismatched on purpose.',
    'The corner bench gets the sun until two.',
  ],
};

const BAR: DescriptionStock = {
  first: TABLE_FIRST,
  second: [
    'The {a} is the signature, the {b} the bartender’s own favourite.',
    'The list is one page long; the {a} has never left it.',
    'Start with the {b} and see where the evening goes.',
    'Come for the {a} at six or for the {b} at midnight.',
    'Anyone who cannot decide gets the {a}.',
    'The {a} and the {b} are poured with care and without speeches.',
    'Small plates keep the {a} company.',
    'They take the {b} seriously and everything else lightly.',
  ],
  third: [
    'Standing is part of it after nine.',
    'The lights are low and the music lets you talk.',
    'Good drinks without alcohol are on the same page as all the others.',
    'On Thursdays somebody usually brings an instrument.',
    'The stools at the counter are the best seats.',
    'No reservations, just patience and good company.',
    'A few tables outside are first come, first served.',
    'Late trains are announced by the staff, who know the timetable.',
  ],
};

const HOTEL: DescriptionStock = {
  first: [
    '{What} on {street}, a short walk from everything in {area}.',
    '{What} with {n} rooms in {area}, each of them a little different.',
    'On a calm stretch of {street}, {place} is {what} run with a light hand.',
    '{What} for people who would rather know {area} than a lobby.',
    'An old corner building on {street}, turned with care into {what}.',
    'The family next door keeps {place}, {what} in the middle of {area}.',
  ],
  second: [
    'The {a} is what guests remember, the {b} what they ask for again.',
    'Rooms are simple and quiet; the {a} does the rest.',
    'Linen curtains, good mattresses and a {b} one would like to take home.',
    'Ask for a room near the {a}.',
    'The {a} and the {b} make up for the small lift.',
    'Days begin with a slow {a} and end with tea at the desk.',
  ],
  third: [
    'Luggage can stay as long as it likes.',
    'The desk lends out umbrellas, maps and opinions.',
    'Late arrivals are no trouble if you let them know.',
    'Rooms at the back hear nothing but birds.',
    'Bicycles stand ready in the hall.',
    'Breakfast is served until eleven.',
  ],
};

const SHOP: DescriptionStock = {
  first: [
    '{What} on {street} with far more inside than the front lets on.',
    '{What} in {area} where browsing counts as a visit.',
    'A long, narrow room on {street}: {what} with drawers up to the ceiling.',
    '{What} that has kept {area} busy on Saturdays for years.',
  ],
  second: [
    'The {a} draws the regulars, the {b} the curious.',
    'Look for the {b} at the back, past the {a}.',
    'Most of it is made nearby; the {a} shows it best.',
    'Start at the {a} and do not miss the {b}.',
  ],
  third: [
    'They wrap things for travel without being asked.',
    'Questions are welcome, and the answers are long.',
    'Cash is easier, cards work too.',
    'Early birds get the best pick.',
  ],
};

const THEATRE: DescriptionStock = {
  first: [
    '{What} on {street} with {n} rows and a bar in the foyer.',
    '{What} in {area} that gives young companies their first stage.',
    'Once a storehouse, now {what} in a courtyard off {street}.',
    '{What} in {area}, run by actors for people who like to sit close.',
  ],
  second: [
    'The {a} fills the house, the {b} fills the conversation afterwards.',
    'Look out for the {a}, and come early for the {b}.',
    'Between the {b} and the {a} there is hardly a free evening.',
  ],
  third: ['Returned tickets are sold at the door.', 'Nobody sits farther than ten metres from the stage.', 'The programme changes every month.'],
};

/** Returns the sentences for invented places of a category. */
export function descriptionStock(category: SampleCategory): DescriptionStock {
  if (category === 'restaurant') return RESTAURANT;
  if (category === 'cafe') return CAFE;
  if (category === 'bar') return BAR;
  if (category === 'hotel') return HOTEL;
  return category === 'theatre' ? THEATRE : SHOP;
}

/** Usual hours by category, in the `opening_hours` syntax of OpenStreetMap. */
export const OPENING_HOURS: Readonly<Partial<Record<SampleCategory, readonly string[]>>> = {
  restaurant: [
    'Mo-Su 12:00-15:00,19:00-23:00',
    'Tu-Su 12:00-15:00,18:30-22:30',
    'Mo-Sa 11:30-22:00',
    'We-Su 18:00-23:00',
    'Mo-Su 11:00-22:30',
    'Mo-Th 12:00-22:00; Fr,Sa 12:00-23:30',
  ],
  cafe: ['Mo-Su 08:00-18:00', 'Mo-Fr 07:30-18:00; Sa,Su 09:00-18:00', 'Tu-Su 08:30-17:30', 'Mo-Sa 07:00-19:00'],
  bar: ['Mo-Sa 18:00-01:00', 'Tu-Su 17:00-00:30', 'We-Sa 19:00-02:00', 'Mo-Su 17:00-01:00'],
  hotel: ['24/7'],
  shopping: ['Mo-Sa 10:00-19:00', 'Tu-Sa 11:00-19:00', 'Mo-Su 10:30-20:00'],
  market: ['Mo-Su 07:00-19:00', 'Sa,Su 09:00-17:00', 'Mo-Sa 08:00-18:00'],
  theatre: ['Th-Su 18:30-22:30', 'We-Sa 19:00-23:00'],
};
