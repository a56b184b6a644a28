/** The measured operations for PostGraphile's schema. They select the same rows and columns as those of the product. */
const PLACE = 'rowId name category priceRange featured latitude longitude ratingAverage ratingCount attributes';
const CARD = `${PLACE} cityByCityId { rowId name }`;
const CITY = 'rowId name state country';

const OPERATIONS = {
  list: `query ($city: UUID, $category: String) {
    benchListedPlacesList(city: $city, kind: $category, most: 20) { ${CARD} }
    benchPlacesTotal(city: $city, category: $category) }`,
  search: `query ($search: String) { benchFoundPlacesList(search: $search, most: 20) { ${CARD} } }`,
  detail: `query ($id: UUID!) { placeByRowId(rowId: $id) { ${PLACE} description fullAddress pincode phone website cityByCityId { ${CITY} }
    reviewsByPlaceIdList(condition: { status: approved, deletedAt: null }, orderBy: [CREATED_AT_DESC, ROW_ID_DESC], first: 10) { rowId rating title comment createdAt userByUserId { rowId name } } } }`,
  home: `{ allTotalsList { name n } allCitiesList(condition: { featured: true, status: active, deletedAt: null }, orderBy: [POPULATION_DESC, ROW_ID_ASC], first: 3) {
    ${CITY} description population foundedYear latitude longitude } }`,
  autosuggest: `query ($text: String) { benchFoundCitiesList(search: $text) { ${CITY} } benchFoundPlacesList(search: $text, most: 5) { rowId name category cityByCityId { rowId name } }
    benchFoundCategoriesList(search: $text) }`,
};

/** Operations that PostGraphile lacks: its schema has no field for the product's map query. */
export const WITHOUT = ['viewport'];

/** Properties that its responses lack, by operation: SQL functions in its schema return rows only, and values of attributes have no names. */
export const WITHOUT_PROPERTIES = { list: ['attributes'], search: ['total', 'didYouMean', 'attributes'], detail: ['attributes'] };

export const requestOf = (name, variables) => OPERATIONS[name] && { query: OPERATIONS[name].replace(/\s+/g, ' '), variables };

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

/** Converts its responses to the product's format, by operation. */
export const translate = {
  list: (data) => ({ places: { items: data.benchListedPlacesList.map(cardOf), total: data.benchPlacesTotal } }),
  search: (data) => ({ places: { items: data.benchFoundPlacesList.map(cardOf) } }),
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
