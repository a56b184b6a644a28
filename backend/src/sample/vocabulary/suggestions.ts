import type { SampleCategory } from '../types.js';

/** A pending place that a sample user has suggested. */
interface Suggestion {
  city: string;
  name: string;
  category: SampleCategory;
  /** Index of its area in `CityWords.areas`. */
  area: number;
  description: string;
  price?: 0 | 1 | 2 | 3;
}

export const SUGGESTIONS: readonly Suggestion[] = [
  {
    city: 'mumbai',
    name: 'Sunday Vada Cart on Hill Road',
    category: 'restaurant',
    area: 0,
    price: 1,
    description: 'A cart that turns up on Sundays with vada pav and a garlic chutney people queue for. Gone by noon.',
  },
  {
    city: 'delhi',
    name: 'Deer Park Reading Corner',
    category: 'park',
    area: 0,
    price: 0,
    description: 'Benches under old trees where a small group swaps books on Saturday mornings. Free for everyone.',
  },
  {
    city: 'bengaluru',
    name: 'Sampige Seconds',
    category: 'shopping',
    area: 1,
    price: 1,
    description: 'Second-hand saris and shirts, washed and repaired. The owner puts part of every sale into a tailoring class.',
  },
  {
    city: 'panaji',
    name: 'Altinho Viewpoint Tea Stall',
    category: 'cafe',
    area: 1,
    price: 1,
    description: 'Tea, bread and a wide view over the roofs. Open most evenings, closed when it pours.',
  },
  {
    city: 'kyoto',
    name: 'Nishijin Loom Room',
    category: 'museum',
    area: 1,
    price: 1,
    description: 'A retired weaver shows how a loom works and lets you try. Ring the bell.',
  },
  {
    city: 'istanbul',
    name: 'Moda Chess Tables',
    category: 'attraction',
    area: 1,
    price: 0,
    description: 'Stone tables where anybody may sit down and lose to a retired sea captain. Best in the late afternoon.',
  },
  {
    city: 'london',
    name: 'Tanner Yard Supper Club',
    category: 'restaurant',
    area: 0,
    price: 3,
    description: 'Twelve seats, one menu, two evenings a week. You sit with strangers and leave with their phone numbers.',
  },
  {
    city: 'lisbon',
    name: 'Graça Rooftop Cinema',
    category: 'theatre',
    area: 2,
    price: 1,
    description: 'Old films on a bed sheet above the roofs from June to September. Bring a jumper.',
  },
  {
    city: 'new-york',
    name: 'Avenue A Stoop Sale',
    category: 'market',
    area: 0,
    price: 1,
    description: 'Neighbours sell records, lamps and lemonade on the first Saturday of the month.',
  },
  {
    city: 'buenos-aires',
    name: 'Feria de Vinilos Almagro',
    category: 'market',
    area: 3,
    price: 1,
    description: 'A dozen crates of tango and rock in a garage, on alternate Sundays. Cash only.',
  },
];

/** Rejected reviews, with the reasons. */
export const REJECTED_REVIEWS: readonly { title: string; comment: string; rating: number; reason: string }[] = [
  {
    title: 'Best taxi in town',
    comment: 'Ask for my cousin at the corner, he drives you anywhere for half the price. He also has a van.',
    rating: 5,
    reason: 'Advertising',
  },
  {
    title: 'asdf',
    comment: 'test test please ignore',
    rating: 3,
    reason: 'Not a review',
  },
  {
    title: 'Never been',
    comment: 'I have not been here yet but it looks nice in the pictures, so five stars from me.',
    rating: 5,
    reason: 'The author has not visited the place',
  },
  {
    title: 'Wrong place?',
    comment: 'The airline lost my suitcase and the hotline was no help at all.',
    rating: 1,
    reason: 'Not about this place',
  },
  {
    title: 'About the waiter',
    comment: 'I wrote down the full name and address of the man who was rude to me and will publish both.',
    rating: 1,
    reason: 'Personal data of others',
  },
  {
    title: 'Great!!!',
    comment: 'GREAT GREAT GREAT GREAT GREAT GREAT GREAT',
    rating: 5,
    reason: 'Not a review',
  },
  {
    title: 'Buy my guide',
    comment: 'Everything you need to know is in my own guidebook, write to me for a discount.',
    rating: 4,
    reason: 'Advertising',
  },
];
