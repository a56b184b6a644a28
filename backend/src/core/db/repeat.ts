import { setTimeout as sleep } from 'node:timers/promises';
import { sqlStateOf } from '../errors/index.js';

/** SQLSTATEs of a transaction that PostgreSQL has rolled back because of a concurrent one: serialization_failure and deadlock_detected. */
const UNDONE = new Set(['40001', '40P01']);

const ATTEMPTS = 4;
/** Maximum pause (ms) before a retry. Pauses are random, so that two conflicting transactions do not meet again. */
const LONGEST_PAUSE = 50;

/**
 * Retries a transaction that PostgreSQL has rolled back because of a concurrent one. Throws its error after the fourth attempt.
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
