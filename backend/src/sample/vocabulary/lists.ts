import type { SampleCategory } from '../types.js';

/** Categories of places in lists. Hotels are left out: the authors of lists live in the city. */
export type ListedCategory = Exclude<SampleCategory, 'hotel'>;

/** Theme of an invented list of places. */
export interface ListTheme {
  /** Name of the list; `{city}` is replaced by the name of the city. */
  name: string;
  description: string;
  categories: readonly ListedCategory[];
}

export const LIST_THEMES: readonly ListTheme[] = [
  {
    name: 'First time in {city}',
    description: 'The places I show friends on their first visit, in an order that saves steps.',
    categories: ['attraction', 'historic', 'museum', 'park', 'worship'],
  },
  { name: 'Eating through {city}', description: 'Come hungry. Best over two days.', categories: ['restaurant', 'cafe', 'market', 'bar'] },
  { name: 'A slow Sunday in {city}', description: 'Nothing here needs a ticket bought ahead.', categories: ['park', 'cafe', 'beach', 'museum', 'market'] },
  { name: '{city} when it rains', description: 'All of it under a roof.', categories: ['museum', 'cafe', 'theatre', 'shopping', 'worship'] },
];

/** Notes on places of a list, by category; each fits any place of the category. */
export const LIST_NOTES: Readonly<Record<ListedCategory, readonly string[]>> = {
  restaurant: ['Book for the evening.', 'Share a few plates rather than one each.', 'Lunch is calmer than dinner.'],
  cafe: ['Good for a break halfway.', 'The seats by the window go first.', 'Breakfast here, then on.'],
  bar: ['For the end of the day.', 'Early is quieter.'],
  attraction: ['Go early, before the groups.', 'Give it two hours.', 'Best light in the late afternoon.'],
  museum: ['Half a day, if you read every label.', 'Check the closing day.', 'Emptiest right after opening.'],
  park: ['Bring something to sit on.', 'Walk it from end to end.', 'Lovely before nine.'],
  shopping: ['Take an extra bag.', 'Weekdays are easier.'],
  beach: ['Sunset, of course.', 'Walk away from the entrance, it gets quieter.'],
  historic: ['Read up a little before, it pays.', 'Wear good shoes.'],
  theatre: ['See what is on, and book ahead.'],
  worship: ['Dress for it, and keep your voice down.', 'Look up.'],
  market: ['Mornings, when everything is fresh.', 'Bring small change.'],
};
