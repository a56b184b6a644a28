import { setTimeout as sleep } from 'node:timers/promises';

/** Timeout (ms) of tasks that can hang. A connection that is still open then closes when the database stops. */
const PATIENCE = 3000;

/** Thrown if the app is stopped while it is still starting. */
export class Stopped extends Error {}

/** Stop tasks of everything that was started; the last one added runs first. */
export class Shutdown {
  private readonly tasks: (() => Promise<void>)[] = [];
  private isRequested = false;

  /** Adds a task that stops something. It runs before all tasks that were added earlier. */
  add(task: () => Promise<void>): void {
    this.tasks.unshift(task);
  }

  /** Like `add`, for a task that can hang: the shutdown waits at most 3 s for it. */
  addImpatient(task: () => Promise<void>): void {
    this.add(() => Promise.race([task(), sleep(PATIENCE, undefined, { ref: false })]));
  }

  /** Ends an interrupted start between two steps. @throws Stopped */
  checkpoint(): void {
    if (this.isRequested) throw new Stopped();
  }

  get isStopping(): boolean {
    return this.isRequested;
  }

  /** Runs all tasks, last one first. A task that fails does not keep the others from running. */
  async run(): Promise<void> {
    this.isRequested = true;
    for (const task of this.tasks.splice(0)) {
      try {
        await task();
      } catch (error) {
        if (!(error instanceof Stopped)) process.stderr.write(`${String(error)}\n`);
      }
    }
  }
}
