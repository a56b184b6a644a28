/**
 * The measured GraphQL operations, with the fields that the product's screens show of places without pictures. The hand-written peers have the same
 * schema and receive the same queries.
 */
const CARD =
  'id name category priceRange featured coordinates { latitude longitude } rating { average count } city { id name } attributes(view: CARD) { key name values { key text } }';
const POINT = '{ latitude longitude }';

const LIST = (card) => `query Places($city: ID, $category: String) {
    places(filter: { city: $city, category: $category }, page: { number: 1, size: 20 }) { items { ${card} } total } }`;
const SEARCH = (card) => `query Search($search: String) {
    places(filter: { search: $search }, page: { number: 1, size: 20 }) { items { ${card} } total didYouMean } }`;
const FILTERED = (card, more = '') =>
  `query Filtered($filter: PlaceFilter!) { places(filter: $filter, page: { number: 1, size: 20 }) { items { ${card} } total ${more} } }`;
const DETAIL = (own, ownOfReview) => `query Place($id: ID!) {
    place(id: $id) { id name description category priceRange featured fullAddress pincode phone website coordinates ${POINT} rating { average count }
      city { id name state country } attributes(view: PAGE) { key name kind section unit values { key text isRetired } } ${own}
      reviews(page: { number: 1, size: 10 }) { items { id rating title comment createdAt user { id name } ${ownOfReview} } total } } }`;
const HOME = `stats { cities places users reviews } featuredCities(limit: 3) { id name state country description population foundedYear coordinates ${POINT} }`;

const OPERATIONS = {
  list: LIST(CARD),
  search: SEARCH(CARD),
  'filtered list': FILTERED(CARD),
  'filtered search': FILTERED(CARD, 'didYouMean'),
  facets: 'query Facets($filter: PlaceFilter!) { places(filter: $filter) { facets { key name options { value name count } isPartial } } }',
  detail: DETAIL('', ''),
  home: `query Home { ${HOME} }`,
  viewport: `query Viewport($bounds: BoundsInput!, $zoom: Int!) {
    mapViewport(bounds: $bounds, zoom: $zoom) { total level items { count coordinates ${POINT} place { id name rating { average count } } } } }`,
  autosuggest: `query Autosuggest($text: String!) {
    autocomplete(text: $text) { cities { id name state country } places { id name category city { id name } } categories } }`,
  'member list': LIST(`${CARD} isFavorite`),
  'member search': SEARCH(`${CARD} isFavorite`),
  'member detail': DETAIL('isFavorite viewerCan { suggestEdit addPhotos report review } myReview { id rating }', 'hasVoted viewerCan { vote report }'),
  'member home': `query Home { viewer { id name role isVerified viewerCan { administer moderate } lists { id name visibility placesCount } } ${HOME} }`,
};

/** Operations of signed-in users, by the operation of visitors with the same variables. The peers have no users. */
export const MEMBER_OPERATIONS = { list: 'member list', search: 'member search', detail: 'member detail', home: 'member home' };

/** Returns the request body of an operation for the product and the hand-written peers; undefined for an unknown operation. */
export const requestOf = (name, variables) => OPERATIONS[name] && { query: OPERATIONS[name].replace(/\s+/g, ' '), variables };
