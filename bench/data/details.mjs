import { at } from '../../scripts/lib/paths.mjs';
import { draws, randomFrom } from './random.mjs';
import { ADJECTIVES, KINDS, NOUNS } from './words.mjs';

const { SHIPPED_ATTRIBUTES } = await import(at('backend/dist/core/db/migrations/data/index.js'));

/** Maximum number of attributes of a place. The average is half of it. */
const MOST_ATTRIBUTES = 12;
const SHARE_WITH_HOURS = 0.7;
const SHARE_WITH_MORE_CATEGORIES = 0.05;
/** Share of the places of some categories whose price is `Free`. */
const SHARE_FREE = 0.4;
const FREE_CATEGORIES = ['park', 'attraction', 'beach', 'temple', 'library', 'market'];
/** Forms of opening hours, the most frequent first. `{}` stands for the times of a day. */
const HOURS = ['Mo-Su {}', 'Mo-Fr {}; Sa 10:00-14:00', 'Tu-Su {}', 'Mo-Sa {}', 'Mo-Th {}; Fr-Su 12:00-02:00', 'We-Mo 11:30-14:30,18:00-23:00', '24/7'];
const OPENING = ['09:00', '10:00', '08:00', '11:00', '07:30', '12:00'];
const CLOSING = ['22:00', '18:00', '19:00', '23:00', '20:30', '17:00'];
const SHARE_CLOSED_AT_CHRISTMAS = 0.1;

/** Returns the attributes that places of each category can have, as the product offers them. */
const OFFERED = Object.fromEntries(
  KINDS.map(({ category }) => [category, SHIPPED_ATTRIBUTES.filter(({ categories }) => categories.length === 0 || categories.includes(category))]),
);

/** Draws different items; the first ones are the most frequent. They keep their order. */
function someOf(items, count, { weighted }) {
  const index = weighted(items.map((_item, i) => 1 / (i + 2)));
  const drawn = new Set();
  while (drawn.size < Math.min(count, items.length)) drawn.add(index());
  return [...drawn].sort((a, b) => a - b).map((i) => items[i]);
}

/** Draws opening hours. Some hundred texts are possible, and places share them. */
function hoursOf({ chance, weighted }) {
  const [form, opening, closing] = [HOURS, OPENING, CLOSING].map((items) => items[weighted(items.map((_item, i) => 1 / (i + 1)))()]);
  return form.replace('{}', `${opening}-${closing}`) + (chance(SHARE_CLOSED_AT_CHRISTMAS) ? '; Dec 25 off' : '');
}

function valueOf({ kind, key, options }, random) {
  const { chance, whole, pick } = random;
  if (kind === 'yes-no') return chance(0.8);
  if (kind === 'number') return key === 'stars' ? whole(1, 6) : 15 * whole(1, 17);
  if (kind === 'text') return key === 'wikidata' ? `Q${whole(1000, 9e6)}` : `${pick(ADJECTIVES)} ${pick(NOUNS)} ${whole(1, 2000)}`;
  const drawn = someOf(options, kind === 'several' ? whole(1, 4) : 1, random).map((option) => option.key);
  return kind === 'several' ? drawn : drawn[0];
}

/**
 * Generates the attributes, opening hours and further categories of a place, and its price if it is free. They have their own random numbers, so that other data do not depend on them.
 * @param n number of the place
 */
export function detailsOf(n, category) {
  const random = draws(randomFrom(n));
  const { chance, whole, pick } = random;
  const attributes = someOf(OFFERED[category], whole(0, MOST_ATTRIBUTES + 1), random).map((attribute) => [attribute.key, valueOf(attribute, random)]);
  return {
    openingHours: chance(SHARE_WITH_HOURS) ? hoursOf(random) : null,
    moreCategories: chance(SHARE_WITH_MORE_CATEGORIES) ? [pick(KINDS.filter((kind) => kind.category !== category)).category] : [],
    attributes: Object.fromEntries(attributes),
    ...(FREE_CATEGORIES.includes(category) && chance(SHARE_FREE) && { priceRange: 'Free' }),
  };
}
