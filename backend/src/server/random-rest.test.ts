import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import fc from 'fast-check';
import { checkContract } from '../../test/contract.js';
import { ACTORS } from '../../test/fuzz/actors.js';
import { restFault } from '../../test/fuzz/faults.js';
import { fuzzedRoutes, PAGES, restRequests } from '../../test/fuzz/rest.js';
import { startFuzzedServer } from '../../test/fuzz/server.js';
import { sendRaw } from '../../test/raw.js';
import { createLogger } from '../core/logging/index.js';
import { answerErrors, requestId } from './http/index.js';
import { ROUTES } from './rest.js';

/** A fixed seed, so that every run is the same. `npm run test:security -- S5` sends more requests, with a new seed each time. */
const RUN = { numRuns: 250, seed: 5 };

let fuzzed: Awaited<ReturnType<typeof startFuzzedServer>>;
beforeAll(async () => (fuzzed = await startFuzzedServer()));
afterAll(() => fuzzed.server.stop());

test('no generated request to any route causes a server error, and each refusal has a message', async () => {
  const { server, known, actors } = fuzzed;
  const requests = restRequests([...fuzzedRoutes(ROUTES), ...PAGES], () => known);
  const allowed = { asked: 0, answered: 0 };
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ACTORS), requests, async (actor, request) => {
      const answer = await sendRaw(server.url, { ...request, headers: { ...(await actors.headersOf(actor)), ...request.headers } });
      actors.look(actor, answer);
      if (actor !== 'visitor' && ![401, 403].includes(answer.status)) allowed.asked += 1;
      if (actor !== 'visitor' && answer.status < 400) allowed.answered += 1;
      expect(restFault(request, answer)).toBeUndefined();
      checkContract({ method: 'GET', ...request, ...answer, contentType: answer.headers.get('content-type') ?? '' });
    }),
    RUN,
  );
  // The other requests have a wrong part, as expected. Those of visitors, and of roles without access to a route, say nothing about the generator.
  expect(allowed.asked).toBeGreaterThan(RUN.numRuns / 3);
  expect(allowed.answered).toBeGreaterThan(allowed.asked / 5);
});

test('the generator finds a route that throws for certain values, and shrinks the request', async () => {
  const app = express().use(requestId, express.json());
  app.post('/things/:id', (request, response) => {
    response.json({ rating: (request.body as { rating: number }).rating.toFixed(1) });
  });
  const listening = http.createServer(app.use(answerErrors(createLogger('silent'), 'rest'))).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const requests = restRequests([{ method: 'post', path: '/things/:id', fields: ['rating', 'comment'] }], () => new Map());
  const { failed, counterexample } = await fc.check(
    fc.asyncProperty(requests, async (request) => {
      expect(restFault(request, await sendRaw(url, request))).toBeUndefined();
    }),
    { seed: 5, numRuns: 500 },
  );
  listening.close();
  expect(failed).toBe(true);
  expect(counterexample?.[0].headers).toEqual({ 'Content-Type': 'application/json' });
  expect(JSON.parse(String(counterexample?.[0].body))).not.toHaveProperty('rating', expect.any(Number));
});
