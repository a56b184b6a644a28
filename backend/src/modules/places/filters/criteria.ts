import { isId } from '../../../core/db/index.js';
import { InvalidInput } from '../../../core/errors/index.js';
import type { BoundsInput, CoordinatesInput } from '../../../core/geo/index.js';
import type { SiteSettings } from '../../site/index.js';
import { understand, type Understanding } from '../understanding/index.js';
import type { FactFilter } from './filter.input.js';
import { type OpenAt, readOpenAt } from './open-at.js';
import { type TagFilter, tagFiltersOf } from './tag-filter.js';

/** Conditions of a list on facts about places, which are answered by tags, opening hours, times and distances. */
export interface FactCriteria {
  /** Conditions on tags, with those of categories and of a minimum rating. */
  tags?: readonly TagFilter[];
  openAt?: OpenAt;
  /** Days since a place was added, at most. */
  addedWithin?: number;
  /** Distance (m) from `near`, at most. */
  maxDistance?: number;
}

/** A filter with normalized texts; blank texts are undefined. */
export interface PlaceCriteria extends FactCriteria {
  search?: string;
  /** Meaning of `search`. */
  understanding?: Understanding;
  /** Slug of the category if there is exactly one. */
  category?: string;
  /** Words besides `category` that its places have until a job has replaced them; undefined if there are none. */
  aliases?: readonly string[];
  city?: string;
  pincode?: string;
  minRating?: number;
  near?: CoordinatesInput;
  bounds?: BoundsInput;
  /** Ids that `searchPlaces` has found for `search`, the best first; no other places match. */
  found?: readonly string[];
  /**
   * Whether the list has other conditions on facts than one category and a minimum rating. `tags` are then used in place of `category` and `minRating`,
   * which have counters and indexes of their own.
   */
  isByFacts?: boolean;
  /** Whether other conditions than facts select few places, such as those of a city: facts are then checked for each of them. */
  isLocal?: boolean;
}

/** Largest height and width (degrees) of an area with few places. */
const SMALL_AREA = 2;

/** Returns whether an area has few places. */
export function isSmallArea({ southWest, northEast }: BoundsInput): boolean {
  const width = northEast.longitude - southWest.longitude;
  return northEast.latitude - southWest.latitude <= SMALL_AREA && (width < 0 ? width + 360 : width) <= SMALL_AREA;
}

/** Filter of a list or a map of places, see `PlaceFilter`. */
interface GivenFilter extends FactFilter {
  search?: string;
  category?: string;
  city?: string;
  pincode?: string;
  minRating?: number;
  near?: CoordinatesInput;
  bounds?: BoundsInput;
  withPhotos?: boolean | null;
  addedWithin?: number | null;
  maxDistance?: number | null;
}

/**
 * Normalizes the texts of a filter like the columns, aliases of categories, and the tags of facts. Returns `null` if no place can match.
 * @param options.isModerator whether attributes for moderators can be filters
 * @throws InvalidInput for a time that cannot be read or is too far away, and for a distance without a point
 */
export function criteriaOf(filter: GivenFilter, settings: SiteSettings, { isModerator = false, now = new Date() } = {}): PlaceCriteria | null {
  const { search, category, categories, city, pincode, minRating, near, bounds, addedWithin, maxDistance } = filter;
  const openAt = readOpenAt(filter.openAt, 'filter.openAt', now);
  if (typeof maxDistance === 'number' && !near) throw new InvalidInput({ 'filter.near': 'places.distanceNeedsPoint' });
  if (city && !isId(city)) return null;
  const tags = tagFiltersOf(filter, settings, { isModerator });
  const slugs = new Set([category ?? '', ...(categories ?? [])].filter((word) => word.trim() !== '').map((word) => settings.categories.slugOf(word)));
  const [word, ...aliases] = slugs.size === 1 ? settings.categories.wordsOf([...slugs][0] ?? '') : [];
  const isPlain = slugs.size <= 1 && tags.every(({ group }) => group === 'category' || group === 'rating');
  const isByFacts = !isPlain || openAt !== undefined || typeof addedWithin === 'number' || typeof maxDistance === 'number';
  const text = search?.trim() || undefined;
  return {
    search: text,
    understanding: text ? understand(text, undefined, settings) : undefined,
    category: word,
    aliases: aliases.length > 0 ? aliases : undefined,
    city: city || undefined,
    pincode: pincode?.replace(/[\s-]+/g, '').toUpperCase() || undefined,
    minRating,
    near,
    bounds,
    tags,
    openAt,
    addedWithin: addedWithin ?? undefined,
    maxDistance: maxDistance ?? undefined,
    isByFacts,
    isLocal: Boolean(text) || Boolean(city) || Boolean(pincode?.trim()) || typeof maxDistance === 'number' || (bounds ? isSmallArea(bounds) : false),
  };
}

/** Returns the words that the places of a category have. */
export const wordsIn = ({ category, aliases = [] }: PlaceCriteria): string[] => (category ? [category, ...aliases] : []);

/** Returns whether the places that meet the criteria change with the time. */
export const isTimed = ({ openAt, addedWithin, understanding }: PlaceCriteria): boolean =>
  openAt === 'now' || addedWithin !== undefined || understanding?.isTimed === true;
