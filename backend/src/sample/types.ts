/** The shapes of the hand-written part of the sample data set. */

/** Every category the sample data uses; the product itself accepts any word. */
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
  /** Short stable name in lower case, the landmark's link to its city: `new-york`. */
  key: string;
  name: string;
  /** First-level division: state, province, region or, for a city state, the city itself. */
  state: string;
  country: string;
  population: number;
  /** Year of the founding or of the first record; negative before the common era; absent where unknown. */
  foundedYear?: number;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** IANA name. */
  timeZone: string;
  /** Two to four sentences. */
  description: string;
  featured?: true;
  /** GeoNames id, the `source_id` of the row. */
  geonameId: number;
}

/** A real place, right to about 100 m. */
export interface SampleLandmark {
  /** `SampleCity.key`. */
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
  /** OpenStreetMap `opening_hours` syntax, only where well known. */
  openingHours?: string;
  /** 0 free, 1 cheap, 2 moderate, 3 expensive; absent where unknown. */
  price?: 0 | 1 | 2 | 3;
  featured?: true;
}
