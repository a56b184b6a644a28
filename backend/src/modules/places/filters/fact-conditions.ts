import type { SelectQueryBuilder } from 'typeorm';
import { boundsAround } from '../../../core/geo/index.js';
import type { Place } from '../place.entity.js';
import type { PlaceCriteria } from './criteria.js';
import { inside } from './inside.js';
import type { OpenAt } from './open-at.js';

/** Number of conditions on tags for which an index is read. With more of them, the last ones, reading it would take longer than checking the places. */
const MOST_INDEXED = 6;

/** SQL condition that the place is within `:maxDistance` m of a point. */
const IN_CIRCLE = '1000 * kilometres(place.latitude, place.longitude, :circleLatitude, :circleLongitude) <= :maxDistance::float8';

/**
 * Returns the SQL condition that a place has one of the tags `:tags0`, `:tags1`, …
 * @param isChecked uses a function instead of the operator, so that the planner cannot use an index
 */
const hasTag = (n: number, isChecked: boolean | undefined): string =>
  isChecked ? `arrayoverlap(place.tags, :tags${n}::integer[])` : `place.tags && :tags${n}::integer[]`;

/** Returns the SQL condition that a place is open, with the row `hours` of `place_hours`. */
export const isOpen = (openAt: OpenAt): string =>
  openAt === 'now' ? 'place_open(place, hours, now())' : 'place_open(place, hours, NULL::timestamptz, :openAt::timestamp)';

/** Returns the SQL condition that places with the row `hours` are open if they are in business. */
const hasOpenHours = (openAt: OpenAt): string => isOpen(openAt).replace('place_open(place,', 'place_open(NULL::places,');

/**
 * Returns the SQL condition that a place has opening hours that are open. It computes all opening hours first, and then reads an index: for lists without
 * another condition that selects few places.
 */
const hasAnyOpenHours = (openAt: OpenAt): string => `place.hours_id = ANY(ARRAY(SELECT hours.id FROM place_hours hours WHERE ${hasOpenHours(openAt)}))`;

/** Returns the parameters of the conditions. */
export const factParameters = ({ tags = [], openAt, addedWithin, maxDistance, near }: PlaceCriteria): Record<string, unknown> => ({
  ...Object.fromEntries(tags.map(({ ids }, n) => [`tags${n}`, ids])),
  openAt,
  addedWithin,
  ...(near && maxDistance !== undefined && { circleLatitude: near.latitude, circleLongitude: near.longitude, maxDistance }),
  ...(near && maxDistance !== undefined && inside(boundsAround(near, maxDistance), { prefix: 'circle' }).parameters),
});

/** Returns everything about facts that changes the SQL of a list. */
export function factShape(criteria: PlaceCriteria): unknown[] {
  const { isByFacts, tags = [], openAt, addedWithin, maxDistance, near, isLocal } = criteria;
  return isByFacts
    ? [
        isLocal,
        tags.length,
        hasOtherRating(criteria),
        openAt && openAt === 'now',
        addedWithin !== undefined,
        near && maxDistance !== undefined && inside(boundsAround(near, maxDistance)).isWhole,
      ]
    : [];
}

/** Returns the conditions of criteria by facts, except those on tags and on opening hours. */
function otherFacts({ minRating, addedWithin, maxDistance, near }: PlaceCriteria, isChecked: boolean): string[] {
  return [
    ...(minRating ? ['place.rating_average >= :minRating'] : []),
    ...(addedWithin === undefined ? [] : ['place.created_at > now() - make_interval(days => :addedWithin::integer)']),
    ...(near && maxDistance !== undefined ? [inside(boundsAround(near, maxDistance), { isChecked, prefix: 'circle' }).condition, IN_CIRCLE] : []),
  ];
}

/** Returns whether criteria have a minimum rating that is no tag: a fraction, or one above the highest one. */
export const hasOtherRating = ({ tags = [], minRating }: PlaceCriteria): boolean => Boolean(minRating) && !tags.some(({ group }) => group === 'rating');

interface Options {
  /** Checks each row of another index: for lists of which most rows match. */
  isChecked?: boolean;
  /** Key of a group of conditions that is left out; `open` is that of opening hours. */
  without?: string;
}

/** Restricts a query to the places that meet criteria by facts. */
export function withFacts(query: SelectQueryBuilder<Place>, criteria: PlaceCriteria, { isChecked = false, without }: Options = {}): SelectQueryBuilder<Place> {
  const { tags = [], openAt, isLocal } = criteria;
  const minRating = without !== 'rating' && hasOtherRating(criteria) ? criteria.minRating : undefined;
  const isOpening = openAt !== undefined && without !== 'open';
  if (isOpening) query.innerJoin('place_hours', 'hours', 'hours.id = place.hours_id').andWhere(isOpen(openAt));
  const ofTags = tags.flatMap(({ group }, n) => (group === without ? [] : [hasTag(n, isChecked || isLocal || n < tags.length - MOST_INDEXED)]));
  if (isOpening && ofTags.length === 0 && !isLocal && !isChecked) query.andWhere(hasAnyOpenHours(openAt));
  for (const condition of [...ofTags, ...otherFacts({ ...criteria, minRating }, isChecked)]) query.andWhere(condition);
  return query.setParameters({ ...factParameters(criteria), minRating });
}

/** Returns the SQL condition of each group of conditions, by its key; that of opening hours is a column of a joined row `hours`. */
export function groupConditions(criteria: PlaceCriteria): ReadonlyMap<string, string> {
  const { tags = [], openAt } = criteria;
  const all = new Map<string, string>();
  if (openAt) all.set('open', `coalesce(${isOpen(openAt)}, false)`);
  if (hasOtherRating(criteria)) all.set('rating', 'place.rating_average >= :minRating');
  for (const [n, { group }] of tags.entries()) {
    const before = all.get(group);
    all.set(group, before === undefined ? hasTag(n, true) : `${before} AND ${hasTag(n, true)}`);
  }
  return all;
}
