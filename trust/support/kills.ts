import { setTimeout as sleep } from 'node:timers/promises';
import type { Written } from './reviewers.js';

interface Killing {
  /** Record of the writes so far. */
  written: Written;
  /** Expected number of writes, over which the kills are spread. */
  total: number;
  kills: number;
}

/**
 * Calls `kill` at random moments that are spread over the writes, and waits for the last write.
 * @param kill gets the number of the kill, from 0
 * @returns the number of kills before the last write
 */
export async function killDuring(writing: Promise<Written>, { written, total, kills }: Killing, kill: (n: number) => Promise<void>): Promise<number> {
  const writers = { areDone: false };
  const done = writing.finally(() => (writers.areDone = true));
  let n = 0;
  for (; n < kills; n += 1) {
    const due = (total * (n + Math.random())) / (kills + 1);
    while (!writers.areDone && written.acknowledged.length < due) await sleep(5);
    if (writers.areDone) break;
    await kill(n);
  }
  await done;
  return n;
}
