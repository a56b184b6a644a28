import fc from 'fast-check';
import { ROUTES } from '../../backend/src/server/rest.js';
import { ACTORS } from '../../backend/test/fuzz/actors.js';
import { restFault } from '../../backend/test/fuzz/faults.js';
import { fuzzedRoutes, PAGES, restRequests } from '../../backend/test/fuzz/rest.js';
import { figure } from '../support/figures.js';
import { type Fuzzed, startFuzzed } from '../support/fuzzed.js';

const REQUESTS = 2000;

let app: Fuzzed;
beforeAll(async () => (app = await startFuzzed()), 180_000);

test('the app answers 2000 random requests of all roles to routes and pages without a server error', async () => {
  const routes = [...fuzzedRoutes(ROUTES), ...PAGES];
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ACTORS), restRequests(routes, app.known), async (actor, request) => {
      const answer = await app.ask(actor, request);
      if (answer.status < 300) answered += 1;
      expect(restFault(request, answer)).toBeUndefined();
      expect(app.blames()).toEqual([]);
    }),
    { numRuns: REQUESTS, seed: app.seed },
  );
  expect(answered).toBeGreaterThan(REQUESTS / 5);
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  figure(
    'S5',
    `${REQUESTS} requests to ${routes.length} routes and pages, ${answered} of them answered, the others refused (seed ${app.seed}); slowest ${Math.round(app.slowest())} ms`,
  );
}, 900_000);
