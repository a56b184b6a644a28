import type { SampleCategory } from '../types.js';

/** A real neighborhood: name, latitude, longitude (accurate to about 300 m), postal code or '', then one or more of its streets. */
export type Area = readonly [name: string, latitude: number, longitude: number, pincode: string, ...streets: string[]];

/** An invented place: name, kind (a key of `KINDS`), index of its area, price range. */
export type Venue = readonly [name: string, kind: string, area: number, price: 0 | 1 | 2 | 3];

export interface CityWords {
  areas: readonly Area[];
  venues: readonly Venue[];
}

/** Neighborhoods and invented places by `SampleCity.key`. */
export type CityWordsByKey = Readonly<Record<string, CityWords>>;

/** A kind of invented place. */
export interface Kind {
  category: SampleCategory;
  /** Phrase with an article for descriptions, such as `a Parsi restaurant`. */
  what: string;
  /** Dishes, drinks or features; each must fit after "the". */
  specials: readonly string[];
}
