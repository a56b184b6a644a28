/** The shapes of the hand-written part of the sample data set. */

/** Categories of the sample data; the app itself accepts any word. */
export const SAMPLE_CATEGORIES = [
  'restaurant',
  'cafe',
  'bar',
  'attraction',
  'museum',
  'park',
  'hotel',
  'shopping',
  'beach',
  'historic',
  'theatre',
  'worship',
  'market',
] as const;
export type SampleCategory = (typeof SAMPLE_CATEGORIES)[number];

/** A real city. Population and coordinates are GeoNames' (CC BY 4.0). */
export interface SampleCity {
  /** Short stable name in lower case, such as `new-york`. Landmarks refer to their city by it. */
  key: string;
  name: string;
  /** First-level division: state, province, region or, for a city state, the city itself. */
  state: string;
  country: string;
  population: number;
  /** Year of the founding or first record; negative years are BCE; undefined if unknown. */
  foundedYear?: number;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** IANA time zone. */
  timeZone: string;
  /** Two to four sentences. */
  description: string;
  featured?: true;
  /** GeoNames id, the `source_id` of the row. */
  geonameId: number;
}

/** A real place; its coordinates are accurate to about 100 m. */
export interface SampleLandmark {
  /** `SampleCity.key` of its city. */
  city: string;
  name: string;
  category: SampleCategory;
  latitude: number;
  longitude: number;
  /** One to three sentences. */
  description: string;
  /** Street or area, without city and country, which the loader adds. */
  address: string;
  pincode?: string;
  website?: string;
  /** Opening hours in the `opening_hours` syntax of OpenStreetMap, only if they are well known. */
  openingHours?: string;
  /** 0 free, 1 cheap, 2 moderate, 3 expensive; undefined if unknown. */
  price?: 0 | 1 | 2 | 3;
  featured?: true;
}
