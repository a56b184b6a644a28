import { draws, randomFrom } from './random.mjs';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Height of a map in degrees, with the zoom at which a window shows about so much: street, district, city, region, country. */
const MAPS = [
  [0.01, 17],
  [0.05, 14],
  [0.3, 12],
  [5, 8],
  [30, 5],
];
/** A window is wider than high. */
const ASPECT = 1.4;

/** Places drawn at random, so that cities and categories come as often as they have places. */
export async function somePlaces(client, count) {
  const { rows } = await client.query(
    `SELECT p.id, p.name, p.city_id, p.category, p.latitude, p.longitude, c.name AS city FROM places p
    JOIN cities c ON c.id = p.city_id WHERE p.status = 'active' ORDER BY md5(p.id::text) LIMIT $1`,
    [count],
  );
  return rows;
}

/** One typing error in a word: a letter missing, doubled or too many, another letter, or two swapped; the first letter is right. */
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

/** Words of five letters and more that a place's name does not have from its city. */
const wordsOf = ({ name, city }) =>
  name
    .split(/[\s&]+/)
    .map((word) => word.replace(/'s$/, ''))
    .filter((word) => word.length >= 5 && !city.split(' ').includes(word));

/**
 * Searches with one typing error in a word of five letters or more, in three forms in turn: the whole name, a word with the city, one word.
 * @returns `search`, `kind`, and the `place` that was meant
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
 * Variables of the measured operations, drawn from what the database holds; the same for the same data.
 * @param count how many for each operation that has any
 * @returns lists of variables by the operations' names
 */
export async function makeParameters(client, count) {
  const random = draws(randomFrom(2026));
  const places = await somePlaces(client, count);
  const box = ({ latitude, longitude }, height) => ({
    southWest: { latitude: latitude - height / 2, longitude: longitude - (height * ASPECT) / 2 },
    northEast: { latitude: latitude + height / 2, longitude: longitude + (height * ASPECT) / 2 },
  });
  return {
    list: places.map(({ city_id: city, category }) => ({ city, category })),
    search: typoSearches(places, random).map(({ search }) => ({ search })),
    detail: places.map(({ id }) => ({ id })),
    home: [{}],
    viewport: places.map((place, i) => ({ bounds: box(place, MAPS[i % MAPS.length][0]), zoom: MAPS[i % MAPS.length][1] })),
    autosuggest: places.map(({ name }) => ({ text: name.toLowerCase().slice(0, random.whole(2, 9)) })),
  };
}
