/** Words of a slide of the hero. */
export interface Slide {
  title: string;
  subtitle: string;
  description: string;
}

/** The five slides; each gets the skyline of a city behind it. */
export const slides: readonly Slide[] = [
  {
    subtitle: 'Discover',
    title: 'Find the corner of the city you’ll love next.',
    description: 'Restaurants, attractions and hidden gems, reviewed by people who have been there.',
  },
  {
    subtitle: 'Taste',
    title: 'Eat where the locals queue.',
    description: 'From breakfast counters to late-night bars: see what is good, how much it costs and how to get there.',
  },
  {
    subtitle: 'Look around',
    title: 'See more than the postcard.',
    description: 'Landmarks, museums, parks and quiet viewpoints, each with its story and its place on the map.',
  },
  {
    subtitle: 'Wander',
    title: 'Get lost on purpose.',
    description: 'Pick a neighbourhood, filter by what you are in the mood for, and follow the pins.',
  },
  {
    subtitle: 'Share',
    title: 'Ask the people who know it best.',
    description: 'Read honest reviews from the community, and plan a day around the places they would return to.',
  },
];
