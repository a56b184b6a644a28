// Peer: standalone Apollo Server with TypeORM entities and DataLoader. These are libraries of the product, combined as in their documentation.
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import DataLoader from 'dataloader';
import { DataSource, EntitySchema, In } from 'typeorm';
import { CONNECTIONS, database, port } from './connection.mjs';
import { readFacets } from './facets.mjs';
import { partsOf, tagsOf } from './guide.mjs';
import { searchFiltersOf } from './product.mjs';
import { resolvers, typeDefs } from './schema.mjs';
import { SQL } from './sql.mjs';

const id = { type: 'uuid', primary: true };
const text = (name) => ({ type: 'text', nullable: true, ...(name && { name }) });
const number = (name) => ({ type: 'double precision', ...(name && { name }) });

const Place = new EntitySchema({
  name: 'Place',
  tableName: 'places',
  columns: {
    id,
    name: text(),
    description: text(),
    category: text(),
    priceRange: text('price_range'),
    featured: { type: 'boolean' },
    status: text(),
    fullAddress: text('full_address'),
    pincode: text(),
    phone: text(),
    website: text(),
    latitude: number(),
    longitude: number(),
    average: number('rating_average'),
    count: { type: 'integer', name: 'rating_count' },
    ranking: number(),
    cityId: { type: 'uuid', name: 'city_id' },
    attributes: { type: 'jsonb' },
    deletedAt: { type: 'timestamptz', name: 'deleted_at', deleteDate: true },
  },
});
const City = new EntitySchema({
  name: 'City',
  tableName: 'cities',
  columns: {
    id,
    name: text(),
    state: text(),
    country: text(),
    description: text(),
    population: { type: 'integer' },
    foundedYear: { type: 'integer', name: 'founded_year' },
    latitude: number(),
    longitude: number(),
    featured: { type: 'boolean' },
    status: text(),
    deletedAt: { type: 'timestamptz', name: 'deleted_at', deleteDate: true },
  },
});
const User = new EntitySchema({ name: 'User', tableName: 'users', columns: { id, name: text() } });
const Review = new EntitySchema({
  name: 'Review',
  tableName: 'reviews',
  columns: {
    id,
    rating: { type: 'smallint' },
    title: text(),
    comment: text(),
    status: text(),
    createdAt: { type: 'timestamptz', name: 'created_at' },
    placeId: { type: 'uuid', name: 'place_id' },
    userId: { type: 'uuid', name: 'user_id' },
    deletedAt: { type: 'timestamptz', name: 'deleted_at', deleteDate: true },
  },
});

const { user: username, host, port: databasePort, database: name } = database;
const source = await new DataSource({
  type: 'postgres',
  username,
  host,
  port: databasePort,
  database: name,
  entities: [Place, City, User, Review],
  poolSize: CONNECTIONS,
}).initialize();
const ask = (statement, ...values) => source.query(SQL[statement], values);

async function byId(entity, ids) {
  const found = new Map((await source.getRepository(entity).findBy({ id: In(ids) })).map((row) => [row.id, row]));
  return ids.map((wanted) => found.get(wanted) ?? null);
}

const active = { status: 'active' };
const Query = {
  ...resolvers.Query,
  async places(_root, { filter, page }) {
    if (!page) return { facets: await readFacets(filter, ({ text: sql, values }) => source.query(sql, values)) };
    const { city: cityId, category, search, openAt } = filter;
    const { size } = page;
    if (search === undefined && openAt) {
      const [{ ids, total }] = await ask('matched', cityId, openAt, ...tagsOf(filter), size);
      return { items: await byId(Place, ids), total };
    }
    if (search === undefined) {
      const [rows, [{ n }]] = await Promise.all([ask('listed', cityId, category, size), ask('total', cityId, category)]);
      return {
        items: await byId(
          Place,
          rows.map((row) => row.id),
        ),
        total: n,
      };
    }
    const [{ ids, total, meant }] = await ask('found', search, partsOf(search), searchFiltersOf(filter), size);
    return { items: await byId(Place, ids), total, didYouMean: meant };
  },
  place: (_root, { id: wanted }) => source.getRepository(Place).findOneBy({ id: wanted, ...active }),
  featuredCities: (_root, { limit }) =>
    source
      .getRepository(City)
      .find({ where: { ...active, featured: true }, order: { population: { direction: 'DESC', nulls: 'LAST' }, id: 'ASC' }, take: limit }),
  async autocomplete(_root, { text: typed }) {
    const [cities, categories, [{ ids }]] = await Promise.all([
      ask('citiesLike', typed),
      ask('categoriesLike', typed),
      ask('found', typed, partsOf(typed), '{}', 5),
    ]);
    return {
      cities: await byId(
        City,
        cities.map((row) => row.id),
      ),
      categories: categories.map((row) => row.name),
      places: await byId(Place, ids),
    };
  },
};
const reviewsOf = (placeId) =>
  source.getRepository(Review).find({ where: { placeId, status: 'approved' }, order: { createdAt: 'DESC', id: 'DESC' }, take: 10 });
const Fields = {
  ...resolvers,
  Query,
  Place: { ...resolvers.Place, reviews: async ({ id: placeId, count }) => ({ items: await reviewsOf(placeId), total: count }) },
};

await startStandaloneServer(new ApolloServer({ typeDefs, resolvers: Fields, introspection: false }), {
  listen: { port, host: '127.0.0.1' },
  context: async () => ({ cities: new DataLoader((ids) => byId(City, ids)), users: new DataLoader((ids) => byId(User, ids)) }),
});
