/** What a record says of a place, as it says it: not checked, and in the source's own words. */
export interface PlaceDraft {
  source?: string;
  sourceId?: string;
  name?: string;
  description?: string;
  /** What kind of place it is, the most telling word first. */
  categories: string[];
  /** Degrees; NaN for what is no number. */
  latitude?: number;
  longitude?: number;
  city?: string;
  state?: string;
  country?: string;
  fullAddress?: string;
  pincode?: string;
  phone?: string;
  website?: string;
  priceRange?: string;
  openingHours?: string;
  licence?: string;
  attribution?: string;
  sourceUrl?: string;
  /** Why it is no place of a guide, such as that it has closed. */
  isGone?: string;
}

/** Parts of an address in one line, each once. */
export function addressLine(parts: readonly (string | undefined)[]): string | undefined {
  const known = parts.filter((part) => part !== undefined);
  return known.filter((part, i) => !known.slice(0, i).some((before) => before.includes(part))).join(', ') || undefined;
}
