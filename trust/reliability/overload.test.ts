import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import app from '../../e2e/support/app.cjs';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';

/** trust.md, R9. */
const CONNECTIONS = 800;
const SECONDS = 8;
const ACCEPTED_WITHIN = 1_000;
const NORMAL_WITHIN = 5_000;
/** Connections of a busy day, which must not meet a refusal. */
const USUAL = 10;

const SEARCH =
  'query ($text: String!) { places(filter: { search: $text }, page: { size: 50 }) { total items { id name description images { url alt } city { id name } } } }';
const searchBody = (more: object) => JSON.stringify({ query: SEARCH, variables: { text: 'park RANDOM' }, ...more });

/** What is asked, each time in other words, so that nothing is kept: method, paths, bodies. */
const LOADS: Record<string, { method: string; paths: string[]; bodies?: string[] }> = {
  'searches the short way': { method: 'POST', paths: ['/graphql'], bodies: [searchBody({})] },
  'searches by the resolvers': { method: 'POST', paths: ['/graphql'], bodies: [searchBody({ extensions: {} })] },
  'searches over REST': { method: 'GET', paths: ['/api/places?search=park%20RANDOM'] },
  pages: { method: 'GET', paths: ['/places?search=park%20RANDOM'] },
  'sign-ins': { method: 'POST', paths: ['/api/auth/login'], bodies: [JSON.stringify(app.admin)] },
};

interface Outcome {
  statuses: Record<string, number>;
  errors: number;
  timeouts: number;
  refusedWithoutWait: number;
  /** Milliseconds of the accepted requests. */
  p50: number;
  p99: number;
}

async function press({ url }: Instance, load: string, connections: number, seconds: number): Promise<Outcome> {
  const settings = JSON.stringify({ url, connections, seconds, ...LOADS[load] });
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(__dirname, '../support/load.mjs'), settings]);
  return JSON.parse(stdout) as Outcome;
}

/** Milliseconds that one request of a load takes; Infinity where it is refused. */
async function one({ url }: Instance, load: string): Promise<number> {
  const { method = 'GET', paths = [], bodies } = LOADS[load] ?? {};
  const begun = performance.now();
  const answer = await fetch(url + (paths[0] ?? ''), { method, ...(bodies && { headers: { 'Content-Type': 'application/json' }, body: bodies[0] }) });
  await answer.text();
  return answer.ok ? performance.now() - begun : Infinity;
}

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ ANSWER_CACHE_MB: '0', TRUST_PROXY: '1' });
  // code that has never run is slower than any load
  for (const load of Object.keys(LOADS)) await press(instance, load, USUAL, 2);
}, 120_000);

test.each(Object.keys(LOADS))(
  'of too many %s those that are let in are answered soon, the others told to come again',
  async (load) => {
    const usual = await press(instance, load, USUAL, 4);
    expect(Object.keys(usual.statuses)).toEqual(['200']);
    const before = Math.max(await one(instance, load), usual.p99);
    const outcome = await press(instance, load, CONNECTIONS, SECONDS);
    const begun = performance.now();
    while ((await one(instance, load)) > 2 * before) await sleep(50);
    const recovered = performance.now() - begun;
    const { 200: accepted = 0, 503: refused = 0 } = outcome.statuses;
    figure(
      'R9',
      `${load}: ${accepted} answered (p50 ${outcome.p50.toFixed(0)} ms, p99 ${outcome.p99.toFixed(0)} ms), ${refused} refused, normal after ${(recovered / 1000).toFixed(1)} s`,
    );
    expect(Object.keys(outcome.statuses).filter((status) => status !== '200' && status !== '503')).toEqual([]);
    expect([outcome.errors, outcome.timeouts, outcome.refusedWithoutWait]).toEqual([0, 0, 0]);
    expect(accepted).toBeGreaterThan(0);
    expect(recovered).toBeLessThan(NORMAL_WITHIN);
    expect(outcome.p99).toBeLessThan(ACCEPTED_WITHIN);
  },
  90_000,
);
