// Parts of the product that the peers share with it, so that the benchmark compares servers: the query of the map, and what words of a search mean.
import { at } from '../../scripts/lib/paths.mjs';

const product = (file) => import(at(`backend/dist/${file}.js`));
const [{ createDataSource }, { ENTITIES }, { createMaps }, { SiteSettings }, { understand }] = await Promise.all(
  ['core/db/index', 'server/entities', 'modules/places/map/map.query', 'modules/site/index', 'modules/places/understanding/index'].map(product),
);

/**
 * Reads the settings of the guide once, as the product has them in memory.
 * @returns `settings`, and `mapOf`, which builds the SQL of a map
 */
export async function readProduct(connection) {
  const source = await createDataSource(connection, { poolSize: 1, entities: ENTITIES }).initialize();
  try {
    const settings = new SiteSettings({}, async () => true);
    await settings.load(source.manager);
    return { settings, mapOf: createMaps(source.manager) };
  } finally {
    await source.destroy();
  }
}

/** Returns a function for the parts of a search text with their meanings: an argument of `search_places`, as JSON. It keeps them by text. */
export function createUnderstanding(settings) {
  const known = new Map();
  return (text) => {
    const parts = known.get(text) ?? JSON.stringify(understand(text.trim(), undefined, settings).groups);
    known.set(text, parts);
    return parts;
  };
}

/** Returns the conditions of a filter on tags as words, one list for each condition: a place must have one of its tags. */
export const tagWordsOf = ({ prices, attributes = [] }) => [
  ...(prices ? [prices.map((price) => `price:${price}`)] : []),
  ...attributes.map(({ key, any }) => any.map((option) => `attr:${key}:${option}`)),
];

/** Returns the filters of a search as `search_places` takes them, as JSON. */
export function searchFiltersOf({ openAt, ...filter }) {
  const tags = tagWordsOf(filter);
  return JSON.stringify({ ...(tags.length > 0 && { tags }), ...(openAt && { openAt }) });
}
