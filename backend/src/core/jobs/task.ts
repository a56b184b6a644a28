/** A kind of job. `P` is its payload, which is stored as JSON. */
export interface Task<P extends object> {
  readonly name: string;
  /** Maximum number of attempts. The pauses between them grow from 3 s to 6 h (graphile-worker: e^min(attempts, 10) seconds). */
  readonly maxAttempts: number;
  /** Jobs with a smaller number start first. */
  readonly priority: number;
  /** Background jobs of one queue run one at a time; by default, each task has its own queue. */
  readonly queue?: string;
  /** Never set; it binds the type of the payload to the task. */
  readonly payload?: P;
}

/** Default number of attempts: with their pauses, they take about four days. */
const MAX_ATTEMPTS = 25;

/** Declares a kind of job. Priority 0 is for jobs that users wait for. */
export const defineTask = <P extends object>(
  name: string,
  { maxAttempts = MAX_ATTEMPTS, priority = 0, queue }: Partial<Pick<Task<P>, 'maxAttempts' | 'priority' | 'queue'>> = {},
): Task<P> => ({ name, maxAttempts, priority, queue });

/** One attempt at a job. */
export interface Attempt {
  /** Aborted when the process shuts down; the job is then tried again. */
  signal: AbortSignal;
  /** Whether the job is not tried again if this attempt fails. */
  isLast: boolean;
}

/** Runs the jobs of a task. */
export interface Handler {
  task: string;
  /** Runs a job. If it rejects, the job is retried. The message is logged and stored, so it must not contain secrets. */
  run: (payload: unknown, attempt: Attempt) => Promise<void>;
}

/** Binds a function to a task. The function gets the payload that was passed to `JobQueue.add`. */
export const handle = <P extends object>({ name }: Task<P>, run: (payload: P, attempt: Attempt) => Promise<void>): Handler => ({
  task: name,
  run: (payload, attempt) => run(payload as P, attempt),
});
