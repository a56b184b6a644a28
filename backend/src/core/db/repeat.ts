import { setTimeout as sleep } from 'node:timers/promises';
import { sqlStateOf } from '../errors/index.js';

/** What PostgreSQL says to a transaction that it has undone in favour of another: serialization_failure and deadlock_detected. */
const UNDONE = new Set(['40001', '40P01']);

const ATTEMPTS = 4;
/** Milliseconds. Two that have met wait for different times, and do not meet again. */
const LONGEST_PAUSE = 50;

/**
 * Makes a transaction again where PostgreSQL has undone it as a whole in favour of another; after the fourth time its error is thrown.
 * @param transact must have no effect besides its transaction
 */
export async function repeatUndone<T>(transact: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact();
    } catch (error) {
      if (attempt === ATTEMPTS || !UNDONE.has(sqlStateOf(error))) throw error;
      await sleep(Math.random() * LONGEST_PAUSE);
    }
  }
}
