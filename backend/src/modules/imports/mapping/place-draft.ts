import type { Reason } from '../../../core/errors/index.js';
import type { PlaceField } from '../../places/index.js';

/** The values of a record by field, before validation. */
export interface PlaceDraft extends Partial<Record<Exclude<PlaceField, 'category'>, string>> {
  source?: string;
  sourceId?: string;
  /** Category names of the source, the most specific first. */
  categories: string[];
  /** Names of further categories. */
  moreCategories?: string[];
  /** Degrees; NaN if the value is not a number. */
  latitude?: number;
  longitude?: number;
  city?: string;
  state?: string;
  country?: string;
  licence?: string;
  attribution?: string;
  sourceUrl?: string;
  /** Reason to reject the place if it has no name; a general one if undefined. */
  nameless?: Reason;
  /** Reason to reject the place, for example that it is closed. */
  isGone?: Reason;
  /** Why its coordinates cannot be read. */
  misplaced?: Reason;
}

/** Joins the parts of an address into one line. Leaves out parts that an earlier part contains. */
export function addressLine(parts: readonly (string | undefined)[]): string | undefined {
  const known = parts.filter((part) => part !== undefined);
  return known.filter((part, i) => !known.slice(0, i).some((before) => before.includes(part))).join(', ') || undefined;
}
