// The measured part of the product's schema, with typical resolvers: one statement per field, batched with DataLoader.
import DataLoader from 'dataloader';
import { shownAttributes } from './attributes.mjs';
import { makePool } from './connection.mjs';
import { readFacets } from './facets.mjs';
import { partsOf, tagsOf } from './guide.mjs';
import { searchFiltersOf } from './product.mjs';
import { mapStatement } from './map.mjs';
import { SQL } from './sql.mjs';

const pool = makePool();
const ask = async (name, ...values) => (await pool.query({ name, text: SQL[name], values })).rows;

export const typeDefs = `
  type Coordinates { latitude: Float! longitude: Float! }
  type Rating { average: Float! count: Int! }
  type City { id: ID! name: String! state: String! country: String! description: String! population: Int foundedYear: Int coordinates: Coordinates! }
  type User { id: ID! name: String! }
  type Review { id: ID! rating: Int! title: String comment: String! createdAt: String! user: User }
  type ReviewPage { items: [Review!]! total: Int! }
  type Place { id: ID! name: String! description: String! category: String! priceRange: String featured: Boolean! fullAddress: String pincode: String phone: String
    website: String coordinates: Coordinates! rating: Rating! city: City attributes(view: AttributeView!): [PlaceAttribute!]! reviews(page: PageInput): ReviewPage! }
  enum AttributeView { PAGE CARD }
  type PlaceAttribute { key: String! name: String! kind: String! section: String! unit: String! values: [PlaceAttributeValue!]! }
  type PlaceAttributeValue { key: String! text: String! isRetired: Boolean! }
  type PlacePage { items: [Place!]! total: Int! didYouMean: String facets: [Facet!]! }
  type Facet { key: String! name: String! options: [FacetOption!]! isPartial: Boolean! }
  type FacetOption { value: String! name: String! count: Int! }
  type PublicStats { cities: Int! places: Int! users: Int! reviews: Int! }
  type Autocomplete { cities: [City!]! places: [Place!]! categories: [String!]! }
  type MapItem { count: Int! coordinates: Coordinates! place: Place }
  type MapViewport { total: Int! level: Int! items: [MapItem!]! }
  input PageInput { number: Int! size: Int! }
  input PlaceFilter { city: ID category: String search: String openAt: String prices: [String!] attributes: [AttributeFilter!] }
  input AttributeFilter { key: String! any: [String!]! }
  input CoordinatesInput { latitude: Float! longitude: Float! }
  input BoundsInput { southWest: CoordinatesInput! northEast: CoordinatesInput! }
  type Query {
    places(filter: PlaceFilter!, page: PageInput): PlacePage!
    place(id: ID!): Place
    stats: PublicStats!
    featuredCities(limit: Int!): [City!]!
    mapViewport(bounds: BoundsInput!, zoom: Int!): MapViewport!
    autocomplete(text: String!): Autocomplete!
  }`;

const byId = async (name, ids) => {
  const found = new Map((await ask(name, ids)).map((row) => [row.id, row]));
  return ids.map((id) => found.get(id) ?? null);
};

/** Batch functions for DataLoader, by kind. */
export const batches = {
  places: (ids) => byId('placesByIds', ids),
  cities: (ids) => byId('citiesByIds', ids),
  users: (ids) => byId('usersByIds', ids),
  async reviews(ids) {
    const found = Map.groupBy(await ask('reviewsOf', ids), ({ placeId }) => placeId);
    return ids.map((id) => found.get(id) ?? []);
  },
};

const placesOf = async (ids) => (ids.length > 0 ? batches.places(ids) : []);

export const Query = {
  async places(_root, { filter, page }) {
    if (!page) return { facets: await readFacets(filter, async (statement) => (await pool.query(statement)).rows) };
    const { city, category, search, openAt } = filter;
    const { size } = page;
    if (search === undefined && openAt) {
      const [{ ids, total }] = await ask('matched', city, openAt, ...tagsOf(filter), size);
      return { items: await placesOf(ids), total };
    }
    if (search === undefined) {
      const [items, [{ n }]] = await Promise.all([ask('places', city, category, size), ask('total', city, category)]);
      return { items, total: n };
    }
    const [{ ids, total, meant }] = await ask('found', search, partsOf(search), searchFiltersOf(filter), size);
    return { items: await placesOf(ids), total, didYouMean: meant };
  },
  place: async (_root, { id }) => (await ask('place', id))[0] ?? null,
  stats: async () => Object.fromEntries((await ask('totals')).map(({ name, n }) => [name, n])),
  featuredCities: (_root, { limit }) => ask('featured', limit),
  mapViewport: async (_root, variables) => JSON.parse((await pool.query(mapStatement(variables))).rows[0].map),
  async autocomplete(_root, { text }) {
    const [cities, categories, [{ ids }]] = await Promise.all([
      ask('citiesLike', text),
      ask('categoriesLike', text),
      ask('found', text, partsOf(text), '{}', 5),
    ]);
    return {
      cities: cities.length > 0 ? await batches.cities(cities.map(({ id }) => id)) : [],
      categories: categories.map(({ name }) => name),
      places: await placesOf(ids),
    };
  },
};

const itself = (row) => row;

/** Resolvers of fields that need only the columns of their row. A place on a map already has a `rating` object. */
export const OWN = {
  Place: {
    coordinates: itself,
    rating: ({ rating, ...place }) => rating ?? place,
    attributes: ({ attributes }, { view }) => shownAttributes(attributes, view),
  },
  City: { coordinates: itself },
  Review: { createdAt: ({ createdAt }) => createdAt.toISOString() },
};

/** Resolvers for servers without built-in batching. */
export const resolvers = {
  Query,
  Place: {
    ...OWN.Place,
    city: ({ cityId }, _args, { cities }) => cities.load(cityId),
    reviews: async ({ id, count }, _args, { reviews }) => ({ items: await reviews.load(id), total: count }),
  },
  City: OWN.City,
  Review: { ...OWN.Review, user: ({ userId }, _args, { users }) => users.load(userId) },
};

export const makeContext = () => Object.fromEntries(Object.entries(batches).map(([name, batch]) => [name, new DataLoader(batch)]));
