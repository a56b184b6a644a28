import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import app from '../../e2e/support/app.cjs';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';

/** Load and limits of trust.md, R9: connections, duration (s), maximum response time (ms) and recovery time (ms). */
const CONNECTIONS = 800;
const SECONDS = 8;
const ACCEPTED_WITHIN = 1_000;
const NORMAL_WITHIN = 5_000;
/** Connections of a busy day; none of them gets a refusal. */
const USUAL = 10;

const SEARCH =
  'query ($text: String!) { places(filter: { search: $text }, page: { size: 50 }) { total items { id name description images { url alt } city { id name } } } }';
const searchBody = (more: object) => JSON.stringify({ query: SEARCH, variables: { text: 'park RANDOM' }, ...more });

/** Requests by name: method, paths, bodies. RANDOM makes each search unique, so it is never a cached response. */
const LOADS: Record<string, { method: string; paths: string[]; bodies?: string[] }> = {
  'searches by the fast path': { method: 'POST', paths: ['/graphql'], bodies: [searchBody({})] },
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
  /** Response times of the accepted requests (ms). */
  p50: number;
  p99: number;
}

async function press({ url }: Instance, load: string, connections: number, seconds: number): Promise<Outcome> {
  const settings = JSON.stringify({ url, connections, seconds, ...LOADS[load] });
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(__dirname, '../support/load.mjs'), settings]);
  return JSON.parse(stdout) as Outcome;
}

/** Returns the response time of one request of a load (ms); Infinity if it is refused. */
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
  // Warm-up: code that has not run yet is slower than under any load.
  for (const load of Object.keys(LOADS)) await press(instance, load, USUAL, 2);
}, 120_000);

test.each(Object.keys(LOADS))(
  'with too many %s, accepted requests get a fast response, the others 503 with Retry-After',
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
