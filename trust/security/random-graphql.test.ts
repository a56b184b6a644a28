import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { ACTORS } from '../../backend/test/fuzz/actors.js';
import { graphqlFault } from '../../backend/test/fuzz/faults.js';
import { graphqlRequests } from '../../backend/test/fuzz/graphql.js';
import { figure } from '../support/figures.js';
import { type Fuzzed, startFuzzed } from '../support/fuzzed.js';

const REQUESTS = 2000;

let app: Fuzzed;
beforeAll(async () => (app = await startFuzzed()), 180_000);

test('the app answers 2000 random documents of all roles without a server error', async () => {
  const schema = buildSchema(readFileSync(path.resolve('schema.graphql'), 'utf8'));
  const codes = new Map<number, number>();
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ACTORS), graphqlRequests(schema, app.known), async (actor, request) => {
      const answer = await app.ask(actor, { method: 'POST', path: '/graphql', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(request) });
      codes.set(answer.status, (codes.get(answer.status) ?? 0) + 1);
      if (!answer.text.includes('"errors"')) answered += 1;
      expect(graphqlFault(answer)).toBeUndefined();
      expect(app.blames()).toEqual([]);
    }),
    { numRuns: REQUESTS, seed: app.seed },
  );
  expect(answered).toBeGreaterThan(REQUESTS / 5);
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  figure('S4', `${REQUESTS} documents, ${answered} of them answered with data, the others refused (seed ${app.seed}); slowest ${Math.round(app.slowest())} ms`);
}, 900_000);
