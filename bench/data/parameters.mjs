import { MEMBER_OPERATIONS } from '../operations.mjs';
import { draws, randomFrom } from './random.mjs';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Height of a map (degrees) and the matching zoom level: street, district, city, region, country. */
const MAPS = [
  [0.01, 17],
  [0.05, 14],
  [0.3, 12],
  [5, 8],
  [30, 5],
];
/** Ratio of the width of a map to its height. */
const ASPECT = 1.4;

/** Returns random places, always the same ones. Cities and categories are as frequent as in the database. */
export async function somePlaces(client, count) {
  const { rows } = await client.query(
    `SELECT p.id, p.name, p.city_id, p.category, p.latitude, p.longitude, c.name AS city FROM places p
    JOIN cities c ON c.id = p.city_id WHERE p.status = 'active' ORDER BY md5(p.id::text) LIMIT $1`,
    [count],
  );
  return rows;
}

/** Adds one typing error to a word: a missing, doubled, additional or wrong letter, or two swapped letters. The first letter stays. */
function mistyped(word, { whole, pick }) {
  const at = whole(1, word.length - 1);
  const [before, letter, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 1)];
  const forms = [
    before + after,
    before + letter + letter + after,
    before + pick(LETTERS) + letter + after,
    before + pick(LETTERS) + after,
    before + next + letter + after.slice(1),
  ];
  return pick(forms.filter((form) => form !== word));
}

/** Returns the words of at least five letters in a place's name, except those of the city's name. */
const wordsOf = ({ name, city }) =>
  name
    .split(/[\s&]+/)
    .map((word) => word.replace(/'s$/, ''))
    .filter((word) => word.length >= 5 && !city.split(' ').includes(word));

/**
 * Creates searches with one typing error in a word of at least five letters. Their forms alternate: full name, word and city, single word.
 * @returns the text (`search`), its form (`kind`), the correct `word`, and the meant `place`
 */
export function typoSearches(places, random) {
  return places
    .filter((place) => wordsOf(place).length > 0)
    .map((place, i) => {
      const word = random.pick(wordsOf(place));
      const typo = mistyped(word, random);
      const [kind, search] = [
        ['name', place.name.replace(word, typo)],
        ['word and city', `${typo} ${place.city}`],
        ['word', typo],
      ][i % 3];
      return { kind, word, search: search.toLowerCase(), place };
    });
}

/**
 * Creates variables for the measured operations from rows of the database. The same data give the same variables.
 * @param count number of sets for each operation with variables
 * @returns lists of variables by operation
 */
export async function makeParameters(client, count) {
  const random = draws(randomFrom(2026));
  const places = await somePlaces(client, count);
  const box = ({ latitude, longitude }, height) => ({
    southWest: { latitude: latitude - height / 2, longitude: longitude - (height * ASPECT) / 2 },
    northEast: { latitude: latitude + height / 2, longitude: longitude + (height * ASPECT) / 2 },
  });
  const ofVisitors = {
    list: places.map(({ city_id: city, category }) => ({ city, category })),
    search: typoSearches(places, random).map(({ search }) => ({ search })),
    detail: places.map(({ id }) => ({ id })),
    home: [{}],
    viewport: places.map((place, i) => ({ bounds: box(place, MAPS[i % MAPS.length][0]), zoom: MAPS[i % MAPS.length][1] })),
    autosuggest: places.map(({ name }) => ({ text: name.toLowerCase().slice(0, random.whole(2, 9)) })),
  };
  return { ...ofVisitors, ...Object.fromEntries(Object.entries(MEMBER_OPERATIONS).map(([operation, name]) => [name, ofVisitors[operation]])) };
}
