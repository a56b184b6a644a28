import fc from 'fast-check';
import { ACTORS } from '../../backend/test/fuzz/actors.js';
import { graphqlFault, restFault } from '../../backend/test/fuzz/faults.js';
import { hostileSearches } from '../../backend/test/fuzz/searches.js';
import { figure } from '../support/figures.js';
import { type Fuzzed, startFuzzed } from '../support/fuzzed.js';

const REQUESTS = 3000;

let app: Fuzzed;
beforeAll(async () => (app = await startFuzzed()), 180_000);

test('the app answers 3000 searches with hostile words and filters without a server error', async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ACTORS), hostileSearches, async (actor, request) => {
      const answer = await app.ask(actor, request);
      if (answer.status === 200) answered += 1;
      expect(request.path === '/graphql' ? graphqlFault(answer) : restFault(request, answer)).toBeUndefined();
      expect(app.blames()).toEqual([]);
    }),
    { numRuns: REQUESTS, seed: app.seed },
  );
  expect(answered).toBeGreaterThan(REQUESTS / 5);
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  figure('S45', `${REQUESTS} searches, ${answered} of them answered, the others refused (seed ${app.seed}); slowest ${Math.round(app.slowest())} ms`);
}, 900_000);
