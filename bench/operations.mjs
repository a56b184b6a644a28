/**
 * What is measured: operations of the product's API with the fields that its screens show of places without pictures. The peers written by
 * hand have a schema of the same form and get the same texts.
 */
const CARD = 'id name category priceRange featured coordinates { latitude longitude } rating { average count } city { id name }';
const POINT = '{ latitude longitude }';

const OPERATIONS = {
  list: `query Places($city: ID, $category: String) {
    places(filter: { city: $city, category: $category }, page: { number: 1, size: 20 }) { items { ${CARD} } total } }`,
  search: `query Search($search: String) {
    places(filter: { search: $search }, page: { number: 1, size: 20 }) { items { ${CARD} } total didYouMean } }`,
  detail: `query Place($id: ID!) {
    place(id: $id) { id name description category priceRange featured fullAddress pincode phone website coordinates ${POINT} rating { average count }
      city { id name state country } reviews(page: { number: 1, size: 10 }) { items { id rating title comment createdAt user { id name } } total } } }`,
  home: `query Home {
    stats { cities places users reviews } featuredCities(limit: 3) { id name state country description population foundedYear coordinates ${POINT} } }`,
  viewport: `query Viewport($bounds: BoundsInput!, $zoom: Int!) {
    mapViewport(bounds: $bounds, zoom: $zoom) { total level items { count coordinates ${POINT} place { id name rating { average count } } } } }`,
  autosuggest: `query Autosuggest($text: String!) {
    autocomplete(text: $text) { cities { id name state country } places { id name category city { id name } } categories } }`,
};

/** The body of a request as the product and the peers written by hand take it; undefined for an operation that is not there. */
export const requestOf = (name, variables) => OPERATIONS[name] && { query: OPERATIONS[name].replace(/\s+/g, ' '), variables };
