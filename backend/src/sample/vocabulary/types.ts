import type { SampleCategory } from '../types.js';

/** A real neighbourhood: name, latitude, longitude (right to about 300 m), postal code or '', then one or more of its streets. */
export type Area = readonly [name: string, latitude: number, longitude: number, pincode: string, ...streets: string[]];

/** An invented place: name, kind (a key of `KINDS`), index of its area, price range. */
export type Venue = readonly [name: string, kind: string, area: number, price: 0 | 1 | 2 | 3];

export interface CityWords {
  areas: readonly Area[];
  venues: readonly Venue[];
}

/** City words by `SampleCity.key`. */
export type CityWordsByKey = Readonly<Record<string, CityWords>>;

/** What a kind of invented place offers. */
export interface Kind {
  category: SampleCategory;
  /** With its article and without the place's name: `a Parsi restaurant`. */
  what: string;
  /** Dishes, drinks or features, in the singular and fit to follow "the". */
  specials: readonly string[];
}
