import fc from 'fast-check';
import { graphqlFault, restFault } from '../../../../test/fuzz/faults.js';
import { hostileSearches } from '../../../../test/fuzz/searches.js';
import { startFuzzedServer } from '../../../../test/fuzz/server.js';
import { sendRaw } from '../../../../test/raw.js';

/** A fixed seed, so that every run is the same. `npm run test:security -- S45` sends more requests, with a new seed each time. */
const RUN = { numRuns: 300, seed: 45 };

let fuzzed: Awaited<ReturnType<typeof startFuzzedServer>>;
beforeAll(async () => (fuzzed = await startFuzzedServer()));
afterAll(() => fuzzed.server.stop());

test('no search with hostile words and filters causes a server error, and each refusal has a message', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(hostileSearches, async (request) => {
      const answer = await sendRaw(fuzzed.server.url, request);
      if (answer.status === 200) found += 1;
      expect(request.path === '/graphql' ? graphqlFault(answer) : restFault(request, answer)).toBeUndefined();
    }),
    RUN,
  );
  // Too few would mean that the requests do not get as far as the database.
  expect(found).toBeGreaterThan(RUN.numRuns / 5);
});
