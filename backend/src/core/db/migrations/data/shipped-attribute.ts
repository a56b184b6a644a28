/** Attribute of the first set. Its texts have the form that `readTexts` reads. */
export interface ShippedAttribute {
  key: string;
  texts: string;
  kind: 'yes-no' | 'choice' | 'several' | 'number' | 'text';
  unit?: string;
  options?: string;
  icon: string;
  section: 'food' | 'access' | 'services' | 'payment' | 'families' | 'visit' | 'about';
  /** Slugs of the first categories; none for all. */
  categories?: readonly string[];
  /** Parts of the site that show or offer it. */
  on: readonly ('card' | 'page' | 'filter')[];
  schemaProperty?: string;
  importNames?: readonly string[];
}

export const FOOD = ['restaurant', 'cafe', 'bar'];
export const SIGHTS = ['attraction', 'museum', 'park', 'beach', 'historic', 'worship', 'other'];
export const BUILDINGS = ['attraction', 'museum', 'park', 'hotel', 'shopping', 'historic', 'theatre', 'worship', 'market', 'other'];
export const INSIDE = [...FOOD, 'hotel', 'museum', 'shopping', 'theatre', 'market', 'other'];

export const PAGE = ['page'] as const;
export const FILTER = ['page', 'filter'] as const;
export const CARD = ['card', 'page', 'filter'] as const;
