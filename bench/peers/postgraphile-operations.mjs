/** The measured operations in the words of PostGraphile's schema: the same rows and columns. */
const PLACE = 'rowId name category priceRange featured latitude longitude ratingAverage ratingCount';
const CARD = `${PLACE} cityByCityId { rowId name }`;
const CITY = 'rowId name state country';

const OPERATIONS = {
  list: `query ($city: UUID, $category: String) {
    allPlacesList(condition: { cityId: $city, category: $category, status: active, deletedAt: null }, orderBy: [RANKING_DESC, ROW_ID_DESC], first: 20) { ${CARD} }
    benchPlacesTotal(city: $city, category: $category) }`,
  search: `query ($search: String) { benchFoundPlacesList(search: $search, most: 20) { ${CARD} } }`,
  detail: `query ($id: UUID!) { placeByRowId(rowId: $id) { ${PLACE} description fullAddress pincode phone website cityByCityId { ${CITY} }
    reviewsByPlaceIdList(condition: { status: approved, deletedAt: null }, orderBy: [CREATED_AT_DESC, ROW_ID_DESC], first: 10) { rowId rating title comment createdAt userByUserId { rowId name } } } }`,
  home: `{ allTotalsList { name n } allCitiesList(condition: { featured: true, status: active, deletedAt: null }, orderBy: [POPULATION_DESC, ROW_ID_ASC], first: 3) {
    ${CITY} description population foundedYear latitude longitude } }`,
  autosuggest: `query ($text: String) { benchFoundCitiesList(search: $text) { ${CITY} } benchFoundPlacesList(search: $text, most: 5) { rowId name category cityByCityId { rowId name } }
    benchFoundCategoriesList(search: $text) }`,
};

export const requestOf = (name, variables) => OPERATIONS[name] && { query: OPERATIONS[name].replace(/\s+/g, ' '), variables };

const ids = (rows) => rows.map(({ rowId }) => rowId);

/** Its answers in the form in which those of all servers are compared: see `comparable` in servers.mjs. */
export const comparable = {
  list: (data) => [ids(data.allPlacesList), data.benchPlacesTotal],
  search: (data) => ids(data.benchFoundPlacesList),
  detail: ({ placeByRowId: place }) => [place.name, ids(place.reviewsByPlaceIdList)],
  home: (data) => ids(data.allCitiesList),
  autosuggest: (data) => [ids(data.benchFoundCitiesList), ids(data.benchFoundPlacesList), data.benchFoundCategoriesList],
};
