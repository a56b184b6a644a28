/** A kind of job. `P` is its payload, which is stored as JSON. */
export interface Task<P extends object> {
  readonly name: string;
  /** Number of attempts, with pauses that grow from 3 s to 6 h (graphile-worker: e^min(attempts, 10) seconds). */
  readonly maxAttempts: number;
  /** Jobs with a smaller number are started first. */
  readonly priority: number;
  /** Never set: ties the payload's type to the task. */
  readonly payload?: P;
}

/** 25 attempts take four days. */
const MAX_ATTEMPTS = 25;

/** Declares a kind of job. People wait for priority 0. */
export const defineTask = <P extends object>(name: string, { maxAttempts = MAX_ATTEMPTS, priority = 0 } = {}): Task<P> => ({ name, maxAttempts, priority });

/** One attempt at a job. */
export interface Attempt {
  /** Aborted when the process shuts down; the job is then tried again. */
  signal: AbortSignal;
}

/** Does the jobs of a task. */
export interface Handler {
  task: string;
  /** Rejects where the job is to be tried again. The message is logged and stored, so it must not hold secrets. */
  run: (payload: unknown, attempt: Attempt) => Promise<void>;
}

/** Binds a function to a task; the payload is what `JobQueue.add` was given. */
export const handle = <P extends object>({ name }: Task<P>, run: (payload: P, attempt: Attempt) => Promise<void>): Handler => ({
  task: name,
  run: (payload, attempt) => run(payload as P, attempt),
});
