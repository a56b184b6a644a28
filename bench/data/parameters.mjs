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

const DAY = 86_400_000;
const [WEDNESDAY, WEEK] = [3, 7];
/** Times of filters: before noon, lunch, dinner and late at night. */
const TIMES = ['10:30', '13:00', '19:30', '22:30'];
/** Largest city whose facets are compared (places). The product reads no more: numbers of larger cities are lower bounds. */
const LARGEST = 50_000;

/** Returns the date of the Wednesday of next week: a fixed time has the same answers at each request, and the product knows hours of a year ahead. */
function dateOfFilters() {
  const today = new Date();
  const days = WEEK + ((WEDNESDAY - today.getUTCDay() + WEEK) % WEEK);
  return new Date(today.getTime() + days * DAY).toISOString().slice(0, 10);
}

/** Number of places that are looked at for one with facts. */
const TRIED = 3;

/** Returns random places with at least two attributes that are filters, always the same ones. `attributes`: their options by key; `price`: their price. */
async function somePlacesWithFacts(client, count) {
  const { rows } = await client.query(
    `SELECT p.name, p.city_id, c.name AS city, c.places_count AS size, price_level(p.price_range) AS price, own.attributes
    FROM (SELECT * FROM places WHERE status = 'active' AND hours_id IS NOT NULL ORDER BY md5(id::text) LIMIT $1 * ${TRIED}) p JOIN cities c ON c.id = p.city_id
    CROSS JOIN LATERAL (SELECT json_object_agg(key, options) AS attributes, count(*) AS n FROM (
      SELECT a.key, json_agg(split_part(t.tag, ':', 3) ORDER BY t.id) AS options FROM place_tags t JOIN attributes a ON t.tag LIKE 'attr:' || a.key || ':%'
      WHERE t.id = ANY (p.tags) AND a.is_filter GROUP BY a.key ORDER BY a.key) own) own
    WHERE own.n >= 2 ORDER BY md5(p.id::text) LIMIT $1`,
    [count],
  );
  return rows;
}

/** Creates the filters of `filtered list`, `filtered search` and `facets`, from places with facts: most lists have a result. */
function filtersOf(places, { pick }) {
  const date = dateOfFilters();
  const openAt = (i) => `${date}T${TIMES[i % TIMES.length]}`;
  const attributesOf = ({ attributes }, most) =>
    Object.entries(attributes)
      .slice(0, most)
      .map(([key, options]) => ({ key, any: options.slice(0, 2) }));
  const pricesOf = ({ price }) => (price === '1' ? ['1', '2'] : [price]);
  return {
    'filtered list': places.map((place, i) => ({
      filter: { city: place.city_id, openAt: openAt(i), prices: pricesOf(place), attributes: attributesOf(place, 2) },
    })),
    'filtered search': places
      .filter((place) => wordsOf(place).length > 0)
      .map((place, i) => ({
        filter: { search: pick(wordsOf(place)).toLowerCase(), openAt: openAt(i), prices: pricesOf(place), attributes: attributesOf(place, 1) },
      })),
    // Those of a city, of its open places, and of a list with more filters.
    facets: places
      .filter(({ size }) => size <= LARGEST)
      .map((place, i) => ({
        filter: {
          city: place.city_id,
          ...(i % 3 > 0 && { openAt: openAt(i) }),
          ...(i % 3 > 1 && { prices: pricesOf(place), attributes: attributesOf(place, 1) }),
        },
      })),
  };
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
  const withFacts = await somePlacesWithFacts(client, count);
  const ofVisitors = {
    list: places.map(({ city_id: city, category }) => ({ city, category })),
    search: typoSearches(places, random).map(({ search }) => ({ search })),
    ...filtersOf(withFacts, random),
    detail: places.map(({ id }) => ({ id })),
    home: [{}],
    viewport: places.map((place, i) => ({ bounds: box(place, MAPS[i % MAPS.length][0]), zoom: MAPS[i % MAPS.length][1] })),
    autosuggest: places.map(({ name }) => ({ text: name.toLowerCase().slice(0, random.whole(2, 9)) })),
  };
  return { ...ofVisitors, ...Object.fromEntries(Object.entries(MEMBER_OPERATIONS).map(([operation, name]) => [name, ofVisitors[operation]])) };
}
