import { createUnderstanding, readProduct, searchFiltersOf, tagWordsOf } from './product.mjs';

/** The measured operations for PostGraphile's schema. They select the same rows and columns as those of the product. */
const PLACE = 'rowId name category priceRange featured latitude longitude ratingAverage ratingCount attributes';
const CARD = `${PLACE} cityByCityId { rowId name }`;
const CITY = 'rowId name state country';

const SEARCH = 'search: $search, parts: $parts, filters: $filters';
const VARIABLES = '$search: String, $parts: String, $filters: String';
const FOUND = `query (${VARIABLES}) { benchFoundPlacesList(${SEARCH}, most: 20) { ${CARD} } }`;

const OPERATIONS = {
  list: `query ($city: UUID, $category: String) {
    benchListedPlacesList(city: $city, kind: $category, most: 20) { ${CARD} }
    benchPlacesTotal(city: $city, category: $category) }`,
  search: FOUND,
  'filtered list': `query ($city: UUID, $openAt: Datetime, $one: [Int], $two: [Int], $three: [Int]) {
    benchMatchingPlacesList(city: $city, openAt: $openAt, one: $one, two: $two, three: $three, most: 20) { ${CARD} }
    benchMatchingTotal(city: $city, openAt: $openAt, one: $one, two: $two, three: $three) }`,
  'filtered search': FOUND,
  detail: `query ($id: UUID!) { placeByRowId(rowId: $id) { ${PLACE} description fullAddress pincode phone website cityByCityId { ${CITY} }
    reviewsByPlaceIdList(condition: { status: approved, deletedAt: null }, orderBy: [CREATED_AT_DESC, ROW_ID_DESC], first: 10) { rowId rating title comment createdAt userByUserId { rowId name } } } }`,
  home: `{ allTotalsList { name n } allCitiesList(condition: { featured: true, status: active, deletedAt: null }, orderBy: [POPULATION_DESC, ROW_ID_ASC], first: 3) {
    ${CITY} description population foundedYear latitude longitude } }`,
  autosuggest: `query (${VARIABLES}) { benchFoundCitiesList(search: $search) { ${CITY} } benchFoundPlacesList(${SEARCH}, most: 5) { rowId name category cityByCityId { rowId name } }
    benchFoundCategoriesList(search: $search) }`,
};

/** Operations that PostGraphile lacks: its schema has no field for the product's map query, and none for numbers by tag. */
export const WITHOUT = ['viewport', 'facets'];

/** Properties that its responses lack, by operation: SQL functions in its schema return rows only, and values of attributes have no names. */
export const WITHOUT_PROPERTIES = {
  list: ['attributes'],
  search: ['total', 'didYouMean', 'attributes'],
  'filtered list': ['attributes'],
  'filtered search': ['total', 'didYouMean', 'attributes'],
  detail: ['attributes'],
};

/**
 * Returns a function that returns the request body of an operation. Its variables have the ids of tags and the meanings of words, which the other servers
 * find themselves.
 */
export async function createRequests(connection) {
  const { settings } = await readProduct(connection);
  const partsOf = createUnderstanding(settings);
  const searched = ({ search, ...filter }) => ({ search, parts: partsOf(search), filters: searchFiltersOf(filter) });
  const variablesOf = {
    search: searched,
    autosuggest: ({ text }) => searched({ search: text }),
    'filtered search': ({ filter }) => searched(filter),
    'filtered list'({ filter: { city, openAt, ...filter } }) {
      const [one, two, three] = tagWordsOf(filter).map((words) => words.flatMap((word) => settings.placeTags.get(word) ?? []));
      return { city, openAt, one, two, three };
    },
  };
  return (name, variables) => OPERATIONS[name] && { query: OPERATIONS[name].replace(/\s+/g, ' '), variables: variablesOf[name]?.(variables) ?? variables };
}

const pointOf = ({ latitude, longitude }) => ({ latitude, longitude });
const nameOf = ({ rowId: id, name }) => ({ id, name });
const cityOf = ({ rowId: id, name, state, country }) => ({ id, name, state, country });
const ratingOf = ({ ratingAverage, ratingCount: count }) => ({ average: Number(ratingAverage), count });

function cardOf({ rowId: id, name, category, priceRange, featured, cityByCityId, ...place }) {
  return { id, name, category, priceRange, featured, coordinates: pointOf(place), rating: ratingOf(place), city: nameOf(cityByCityId) };
}

function detailOf({ rowId: id, name, description, category, priceRange, featured, fullAddress, pincode, phone, website, ...place }) {
  const reviews = place.reviewsByPlaceIdList.map(({ rowId, rating, title, comment, createdAt, userByUserId }) => {
    return { id: rowId, rating, title, comment, createdAt: new Date(createdAt).toISOString(), user: nameOf(userByUserId) };
  });
  return {
    ...{ id, name, description, category, priceRange, featured, fullAddress, pincode, phone, website },
    ...{ coordinates: pointOf(place), rating: ratingOf(place), city: cityOf(place.cityByCityId), reviews: { items: reviews, total: place.ratingCount } },
  };
}

function homeOf({ allTotalsList, allCitiesList }) {
  const totals = Object.fromEntries(allTotalsList.map(({ name, n }) => [name, Number(n)]));
  const { cities, places, users, reviews } = totals;
  const featuredCities = allCitiesList.map(({ description, population, foundedYear, ...city }) => {
    return { ...cityOf(city), description, population, foundedYear, coordinates: pointOf(city) };
  });
  return { stats: { cities, places, users, reviews }, featuredCities };
}

const suggestedOf = ({ rowId: id, name, category, cityByCityId }) => ({ id, name, category, city: nameOf(cityByCityId) });

const foundOf = (data) => ({ places: { items: data.benchFoundPlacesList.map(cardOf) } });

/** Converts its responses to the product's format, by operation. */
export const translate = {
  list: (data) => ({ places: { items: data.benchListedPlacesList.map(cardOf), total: data.benchPlacesTotal } }),
  search: foundOf,
  'filtered list': (data) => ({ places: { items: data.benchMatchingPlacesList.map(cardOf), total: data.benchMatchingTotal } }),
  'filtered search': foundOf,
  detail: ({ placeByRowId }) => ({ place: detailOf(placeByRowId) }),
  home: homeOf,
  autosuggest: (data) => ({
    autocomplete: {
      cities: data.benchFoundCitiesList.map(cityOf),
      places: data.benchFoundPlacesList.map(suggestedOf),
      categories: data.benchFoundCategoriesList,
    },
  }),
};
