import { setTimeout as sleep } from 'node:timers/promises';
import { figure } from '../support/figures.js';
import { startForwarder } from '../support/forwarder.js';
import { startInstance } from '../support/instance.js';
import { contradictionsIn } from '../support/invariants.js';
import { addPeople } from '../support/people.js';
import { startPgBouncer } from '../support/pgbouncer.js';
import { query, startCluster } from '../support/postgres.js';
import { activePlaces, lostOf, nothingWritten, writeReviews } from '../support/reviewers.js';
import { promote, signalAll, startStandby } from '../support/standby.js';

jest.setTimeout(600_000);

const WRITERS = 60;
const EACH = 60;

/** Milliseconds between two acknowledged writes at most. */
const longestGap = (moments: readonly number[]) => Math.max(...moments.toSorted((a, b) => a - b).map((moment, i, all) => moment - (all[i - 1] ?? moment)));

/**
 * Lets a primary die while people write, and its standby take its place: by the address that app and PgBouncer know, which leads to it then.
 * @param isSynchronous whether the primary acknowledges nothing before the standby has it
 */
async function failOver(isSynchronous: boolean) {
  const primary = await startCluster(['max_connections=150']);
  const forwarder = await startForwarder(primary.port);
  const address = `postgres://citypins@127.0.0.1:${forwarder.port}/citypins`;
  const pooler = await startPgBouncer(forwarder.port, { poolSize: 20 });
  const variables = { DATABASE_URL: address, DATABASE_POOLER_URL: pooler.url };
  const one = await startInstance(variables);
  const standby = await startStandby(primary, ['max_connections=150']);
  if (isSynchronous) {
    await query(primary.url('postgres'), "ALTER SYSTEM SET synchronous_standby_names = '*'");
    await query(primary.url('postgres'), 'SELECT pg_reload_conf()');
    while ((await query(primary.url('postgres'), "SELECT FROM pg_stat_replication WHERE sync_state = 'sync'")).length === 0) await sleep(100);
  }
  const other = await startInstance(variables);
  const people = await addPeople(primary.url(), WRITERS);
  const urls = [one.url, other.url];
  const written = nothingWritten();
  const writing = writeReviews({ urls: () => urls, people, placeIds: await activePlaces(primary.url()), each: EACH, pause: 100, written });
  await sleep(4000);
  const before = written.acknowledged.length;
  signalAll(primary, 'SIGKILL');
  const died = performance.now();
  await promote(standby);
  await forwarder.leadTo(standby.port);
  const ready = performance.now() - died;
  await writing;
  const answers = await Promise.all(urls.map(async (url) => (await fetch(`${url}/readyz`)).status));
  for (const instance of [one, other]) await instance.stop();
  return { written, before, ready, answers, lost: await lostOf(standby.url(), written), contradictions: await contradictionsIn(standby.url()) };
}

test(`while ${WRITERS} people write, a synchronous standby takes over without the loss of anything acknowledged`, async () => {
  const { written, before, ready, answers, lost, contradictions } = await failOver(true);
  figure(
    'C5',
    `${written.acknowledged.length} reviews acknowledged, ${lost.length} lost; promoted and repointed in ${Math.round(ready)} ms, ${Math.round(longestGap(written.moments))} ms without an acknowledged write`,
  );
  expect(written.acknowledged).toHaveLength(WRITERS * EACH);
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(WRITERS * EACH);
  expect([lost, contradictions, answers]).toEqual([[], [], [200, 200]]);
  expect([...written.statuses.keys()].filter((status) => ![201, 503, 0].includes(status))).toEqual([]);
});

test('with a standby that is not synchronous nothing contradicts itself, though what was acknowledged last may be lost', async () => {
  const { written, answers, lost, contradictions } = await failOver(false);
  figure('C5', `not synchronous: ${lost.length} of ${written.acknowledged.length} acknowledged reviews lost`);
  expect([contradictions, answers]).toEqual([[], [200, 200]]);
});
