import { draws, randomFrom } from './data/random.mjs';
import { somePlaces, typoSearches } from './data/parameters.mjs';
import { openWorld } from './data/world-database.mjs';
import { startGuide } from './lib/guide.mjs';
import { table } from '../scripts/lib/markdown.mjs';
import { requestOf } from './operations.mjs';
import { ask } from './peers/index.mjs';

/** Number of first results that must contain the meant place. */
const TOP = 5;
/** Minimum share of successful searches. */
const BAR = 0.95;

const fold = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const wordsOf = (text) => fold(text).split(/[^\p{L}\p{N}]+/u);

/**
 * Whether a result is the meant place, or one that matches as well:
 * - a search for a name: any place of that name
 * - a search for a word: any place with the word in its name, category or city
 * - a search for a word and a city: the same, in that city
 */
function isMeant({ name, category, city }, { kind, word, place }) {
  if (kind === 'name') return fold(name) === fold(place.name);
  return wordsOf(`${name} ${category} ${city.name}`).includes(fold(word)) && (kind === 'word' || city.name === place.city);
}

/**
 * Measures how many searches with one typing error find the meant place.
 * @param places number of places in the database
 * @param searches number of searches
 * @returns the section of the results, whether the limit is met, and `isRight`: whether at least one search was successful
 */
export async function benchRecall({ places, searches }) {
  const { database } = await openWorld(places);
  const guide = await startGuide(database);
  try {
    const asked = typoSearches(await somePlaces(database.client, searches), draws(randomFrom(7)));
    const found = new Map();
    const missed = [];
    for (const search of asked) {
      const { data } = await ask({ url: guide.url, path: '/graphql' }, { body: JSON.stringify(requestOf('search', { search: search.search })) });
      const isRight = data.places.items.slice(0, TOP).some((item) => isMeant(item, search));
      const counts = found.get(search.kind) ?? { right: 0, all: 0 };
      found.set(search.kind, { right: counts.right + Number(isRight), all: counts.all + 1 });
      if (!isRight)
        missed.push([
          search.kind,
          search.search,
          `${search.place.name}, ${search.place.city}`,
          data.places.items
            .slice(0, 2)
            .map(({ name }) => name)
            .join('; ') || '–',
        ]);
    }
    const sum = [...found.values()].reduce((all, counts) => ({ right: all.right + counts.right, all: all.all + counts.all }));
    const share = ({ right, all }) => `${((right / all) * 100).toFixed(1)} %`;
    const rows = [...found, ['all', sum]].map(([kind, counts]) => [kind, counts.all, counts.right, share(counts)]);
    console.log(`\n${table(['missed', 'search', 'meant', 'found instead'], missed)}`);
    return {
      section: {
        title: `Searches with a typing error, ${places.toLocaleString('en')} places`,
        markdown: `Each has one letter missing, doubled, too many, wrong or swapped with its neighbor, in a word of five letters or more. Right: among the first ${TOP} is a place
that is called so; for a word, one that has the word that was meant in its name, category or city, and with a city one that is there. At least ${BAR * 100} % of all must be.

${table(['search', 'asked', 'right', 'share'], rows)}`,
      },
      isMet: sum.right / sum.all >= BAR,
      isRight: sum.right > 0,
    };
  } finally {
    await guide.stop();
    await database.stop();
  }
}
