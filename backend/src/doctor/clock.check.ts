import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type pg from 'pg';
import type { Reason } from '../core/errors/index.js';
import { type Check, one } from './check.js';
import { failure, type Finding, ok, warning } from './finding.js';

/** Clock differences (ms) that cause a warning or a failure. Expiry of links, sessions and suspensions uses both clocks. */
const NOTICED = 2_000;
const WRONG = 60_000;
const TRIES = 3;

const SYNCHRONIZE = 'remedies.synchronizeClocks';

/** Returns by how much the database's clock is ahead (ms), and the maximum error of that: half the round trip. */
async function compare(pool: pg.Pool): Promise<{ ahead: number; error: number }> {
  const begun = Date.now();
  const { now } = await one<{ now: number }>(pool, 'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now');
  const took = Date.now() - begun;
  return { ahead: now - (begun + took / 2), error: took / 2 };
}

/** Asks systemd whether the clock is synchronized. Returns undefined if systemd is absent or does not know. */
async function isSynchronized(): Promise<boolean | undefined> {
  try {
    const { stdout } = await promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value'], { timeout: 3_000 });
    return { yes: true, no: false }[stdout.trim()];
  } catch {
    return undefined;
  }
}

/** Compares the clocks three times, and takes the comparison with the smallest error. */
async function judgeDifference(pool: pg.Pool): Promise<Finding> {
  const { zone } = await one<{ zone: string }>(pool, `SELECT current_setting('TimeZone') AS zone`);
  const tries = [];
  for (let n = 0; n < TRIES; n += 1) tries.push(await compare(pool));
  const [best = { ahead: 0, error: 0 }] = tries.sort((a, b) => a.error - b.error);
  const off = Math.max(0, Math.abs(best.ahead) - best.error);
  const text: Reason = [best.ahead > 0 ? 'findings.clockAhead' : 'findings.clockBehind', { seconds: off / 1000 }];
  if (off > WRONG) return failure(text, SYNCHRONIZE);
  if (off > NOTICED) return warning(text, SYNCHRONIZE);
  return ok(['findings.clockSame', { here: Intl.DateTimeFormat().resolvedOptions().timeZone, there: zone }]);
}

/** Checks the clock of this machine: difference from the database's clock, and synchronization. */
export const clockCheck: Check = {
  name: 'checks.clock',
  async run({ database }) {
    const found = 'pool' in database ? [await judgeDifference(database.pool)] : [];
    if ((await isSynchronized()) === false) found.push(warning('findings.clockNotSynchronized', SYNCHRONIZE));
    return found;
  },
};
