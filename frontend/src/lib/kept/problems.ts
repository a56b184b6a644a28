/** Reason why a city cannot be kept: the device is full, there is no connection, the city is no longer public, or the server refuses. */
export type KeepProblem = 'full' | 'connection' | 'gone' | 'server';

/** A response with an error status. */
export class Refused extends Error {
  constructor(readonly problem: KeepProblem) {
    super(problem);
  }
}

/** Returns the reason behind an error of `fetch`, Cache Storage or the server. */
export function problemOf(error: unknown): KeepProblem {
  if (error instanceof Refused) return error.problem;
  const { name } = error as { name?: string };
  if (name === 'QuotaExceededError') return 'full';
  return name === 'TypeError' || name === 'NetworkError' ? 'connection' : 'server';
}
