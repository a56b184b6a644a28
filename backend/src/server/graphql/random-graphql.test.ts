import { ApolloServer, HeaderMap } from '@apollo/server';
import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { ACTORS } from '../../../test/fuzz/actors.js';
import { graphqlFault } from '../../../test/fuzz/faults.js';
import { graphqlRequests } from '../../../test/fuzz/graphql.js';
import { startFuzzedServer } from '../../../test/fuzz/server.js';
import { createSchema } from '../schema.js';

/** A fixed seed, so that every run is the same. `npm run test:security -- S4` sends more requests, with a new seed each time. */
const RUN = { numRuns: 150, seed: 4 };

let fuzzed: Awaited<ReturnType<typeof startFuzzedServer>>;
beforeAll(async () => (fuzzed = await startFuzzedServer()));
afterAll(() => fuzzed.server.stop());

test('no generated GraphQL request causes a server error, for any role', async () => {
  const schema = await createSchema();
  const { server, known, actors } = fuzzed;
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ACTORS),
      graphqlRequests(schema, () => known),
      async (actor, request) => {
        const answer = await server.graphql('', {}, { body: JSON.stringify(request), headers: await actors.headersOf(actor) });
        actors.look(actor, answer);
        if (!answer.body.errors) answered += 1;
        expect(graphqlFault(answer)).toBeUndefined();
      },
    ),
    RUN,
  );
  // The other requests are refused, as expected: a quarter on average is answered.
  expect(answered).toBeGreaterThan(RUN.numRuns / 10);
});

test('the generator finds a resolver that throws for certain values, and shrinks the request', async () => {
  const typeDefs = 'type Query { place(id: Int!, name: String): Place! } type Place { name: String! rating(of: Int!): Int places(limit: Int): [Place!] }';
  const rating = (_place: unknown, { of }: { of: number }): number => {
    if (of > 15) throw new Error('beyond the stars');
    return of;
  };
  const broken = new ApolloServer({ typeDefs, resolvers: { Query: { place: () => ({ name: 'Fort' }) }, Place: { rating } } });
  await broken.start();
  const property = fc.asyncProperty(
    graphqlRequests(buildSchema(typeDefs), () => new Map()),
    async (request) => {
      const { status, body } = await broken.executeHTTPGraphQLRequest({
        context: async () => ({}),
        httpGraphQLRequest: { method: 'POST', headers: new HeaderMap([['content-type', 'application/json']]), search: '', body: request },
      });
      expect(graphqlFault({ status: status ?? 200, text: body.kind === 'complete' ? body.string : '' })).toBeUndefined();
    },
  );
  const { failed, counterexample } = await fc.check(property, { seed: 4, numRuns: 1000 });
  await broken.stop();
  expect(failed).toBe(true);
  expect(counterexample?.[0]).toMatchObject({
    query: expect.stringMatching(/^query +(\(.*\) )?\{ a1: place\(id: [^)]*\) \{ (a2: )?rating\(of: (16|\$v0)\) \} \}$/) as string,
  });
});
