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

/** Returns the longest time between two acknowledged writes (ms). */
const longestGap = (moments: readonly number[]) => Math.max(...moments.toSorted((a, b) => a - b).map((moment, i, all) => moment - (all[i - 1] ?? moment)));

/**
 * Kills the primary with SIGKILL while users write, and promotes its standby.
 * The app and PgBouncer keep one address: a forwarder, which leads to the standby after the failover.
 * @param isSynchronous whether the primary waits for the standby before it acknowledges a write
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

test(`a synchronous standby takes over while ${WRITERS} users write, and no acknowledged write is lost`, async () => {
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

test('an asynchronous standby takes over in a consistent state; the last writes can be lost', async () => {
  const { written, answers, lost, contradictions } = await failOver(false);
  figure('C5', `not synchronous: ${lost.length} of ${written.acknowledged.length} acknowledged reviews lost`);
  expect([contradictions, answers]).toEqual([[], [200, 200]]);
});
