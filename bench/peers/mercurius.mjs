// Peer: Mercurius on Fastify with its own loaders. graphql-jit compiles each operation from its second run on.
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { port } from './connection.mjs';
import { batches, OWN, Query, typeDefs } from './schema.mjs';

const app = Fastify();
app.register(mercurius, {
  schema: typeDefs,
  jit: 1,
  resolvers: { Query, ...OWN },
  loaders: {
    Place: {
      city: (queries) => batches.cities(queries.map(({ obj }) => obj.cityId)),
      reviews: async (queries) => (await batches.reviews(queries.map(({ obj }) => obj.id))).map((items, i) => ({ items, total: queries[i].obj.count })),
    },
    Review: { user: (queries) => batches.users(queries.map(({ obj }) => obj.userId)) },
  },
});
await app.listen({ port, host: '127.0.0.1' });
