import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type pg from 'pg';
import { type Check, one } from './check.js';
import { failure, type Finding, ok, warning } from './finding.js';

/** Milliseconds by which clocks may differ before somebody notices: links, sessions and suspensions end by both of them. */
const NOTICED = 2_000;
const WRONG = 60_000;
const TRIES = 3;

const SYNCHRONIZE = 'Let the machines set their clocks by themselves (Debian: apt install systemd-timesyncd).';

/** How many milliseconds the database's clock is ahead, and by how much that may be wrong: half the way there and back. */
async function compare(pool: pg.Pool): Promise<{ ahead: number; error: number }> {
  const begun = Date.now();
  const { now } = await one<{ now: number }>(pool, 'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now');
  const took = Date.now() - begun;
  return { ahead: now - (begun + took / 2), error: took / 2 };
}

/** What systemd says; undefined where it is not there, or does not know. */
async function isSynchronized(): Promise<boolean | undefined> {
  try {
    const { stdout } = await promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value'], { timeout: 3_000 });
    return { yes: true, no: false }[stdout.trim()];
  } catch {
    return undefined;
  }
}

/** The difference to the clock of the database. */
async function judgeDifference(pool: pg.Pool): Promise<Finding> {
  const { zone } = await one<{ zone: string }>(pool, `SELECT current_setting('TimeZone') AS zone`);
  const tries = [];
  for (let n = 0; n < TRIES; n += 1) tries.push(await compare(pool));
  const [best = { ahead: 0, error: 0 }] = tries.sort((a, b) => a.error - b.error);
  const off = Math.max(0, Math.abs(best.ahead) - best.error);
  const text = `the database's clock is ${(off / 1000).toFixed(1)} s ${best.ahead > 0 ? 'ahead of' : 'behind'} that of this machine`;
  if (off > WRONG) return failure(text, SYNCHRONIZE);
  if (off > NOTICED) return warning(text, SYNCHRONIZE);
  return ok(`as the database's; time zone ${Intl.DateTimeFormat().resolvedOptions().timeZone} here, ${zone} there, which may differ`);
}

/** The clock of this machine, by that of the database and by what the system says. */
export const clockCheck: Check = {
  name: 'Clock',
  async run({ database }) {
    const found = 'pool' in database ? [await judgeDifference(database.pool)] : [];
    if ((await isSynchronized()) === false) found.push(warning('nobody sets the clock of this machine', SYNCHRONIZE));
    return found;
  },
};
