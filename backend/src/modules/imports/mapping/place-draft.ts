/** The values of a record by field, before validation. */
export interface PlaceDraft {
  source?: string;
  sourceId?: string;
  name?: string;
  description?: string;
  /** Category names of the source, the most specific first. */
  categories: string[];
  /** Degrees; NaN if the value is not a number. */
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
  /** Reason to reject the place, for example that it is closed. */
  isGone?: string;
}

/** Joins the parts of an address into one line. Leaves out parts that an earlier part contains. */
export function addressLine(parts: readonly (string | undefined)[]): string | undefined {
  const known = parts.filter((part) => part !== undefined);
  return known.filter((part, i) => !known.slice(0, i).some((before) => before.includes(part))).join(', ') || undefined;
}
