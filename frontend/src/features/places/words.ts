/** What the list of places says it is; the page shows it before the screen is there, too. */
export const PLACES_WORDS = { title: 'Discover Places', subtitle: 'Find the best restaurants, attractions, and more' } as const;
