// Peer: GraphQL Yoga on node:http, resolvers with DataLoader.
import http from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import { port } from './connection.mjs';
import { makeContext, resolvers, typeDefs } from './schema.mjs';

const yoga = createYoga({ schema: createSchema({ typeDefs, resolvers }), context: makeContext, graphiql: false, landingPage: false, logging: false });
http.createServer(yoga).listen(port, '127.0.0.1');
