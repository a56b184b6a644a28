/** What the list of cities says it is; the page shows it before the screen is there, too. */
export const CITIES_WORDS = { title: 'Explore Cities', subtitle: 'Choose a city and see what people who live there recommend' } as const;
