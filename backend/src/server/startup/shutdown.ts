import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds; a connection that does not come back by then is cut off by the database's end. */
const PATIENCE = 3000;

/** Somebody asked the app to stop while it was still starting. */
export class Stopped extends Error {}

/** What has been started and how to stop it, in the order of starting. */
export class Shutdown {
  private readonly tasks: (() => Promise<void>)[] = [];
  private isRequested = false;

  /** Registers how to stop something; it is stopped before all that was registered earlier. */
  add(task: () => Promise<void>): void {
    this.tasks.unshift(task);
  }

  /** Like `add`, for something that may hang. */
  addImpatient(task: () => Promise<void>): void {
    this.add(() => Promise.race([task(), sleep(PATIENCE, undefined, { ref: false })]));
  }

  /** @throws Stopped between two steps of a start that somebody has interrupted */
  checkpoint(): void {
    if (this.isRequested) throw new Stopped();
  }

  get isStopping(): boolean {
    return this.isRequested;
  }

  /** Stops everything, last one first; a failure does not keep the rest running. */
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
