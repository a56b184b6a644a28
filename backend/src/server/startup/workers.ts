import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '../../core/config/index.js';
import { StartError } from '../../core/errors/index.js';
import type { DatabaseConnection } from '../../core/db/index.js';
import type { Logger } from '../../core/logging/index.js';
import type { MachineMetrics } from './machine-metrics.js';

/** Message that makes a worker begin; sent once the worker listens to messages. */
export interface WorkerSetup {
  env: Env;
  connection: DatabaseConnection;
  sessionSecret: string;
  clientDir: string;
}

/** Message that tells a worker to finish the requests in progress and exit. */
export const STOP = 'stop';

/** Tests whether a message is a `WorkerSetup`. */
export const isSetup = (message: unknown): message is WorkerSetup => typeof message === 'object' && message !== null && 'sessionSecret' in message;

/** Pause (ms) before a worker that has ended by itself is replaced, so that a worker that always fails does not load the machine. */
const PAUSE = 1000;
/** Time (ms) that a worker has to exit, in addition to the shutdown delay. */
const PATIENCE = 15_000;

interface WorkersOptions {
  logger: Logger;
  /** Shutdown delay (s), during which a stopping worker still serves requests. */
  shutdownDelay: number;
  /** Collects the metrics of all workers. */
  metrics: MachineMetrics;
}

interface Launched {
  worker: Worker;
  /** Resolves once the worker listens to messages. */
  ready: Promise<unknown>;
  isReady: boolean;
}

/** Worker processes that serve the app and share its port. A worker that ends by itself is replaced. */
export class Workers {
  private readonly launched = new Set<Launched>();
  private isStopping = false;

  /** Launches the workers at once, so that they load the program while the database starts. */
  constructor(
    private readonly count: number,
    private readonly options: WorkersOptions,
  ) {
    cluster.setupPrimary({ exec: path.join(import.meta.dirname, '../worker.js'), args: [] });
    for (let n = 0; n < count; n += 1) this.launch();
  }

  /**
   * Makes all workers serve, and resolves once all of them listen.
   * @throws StartError if a worker ends before it listens; the worker prints the reason itself
   */
  async serve(setup: WorkerSetup): Promise<void> {
    const begun = [...this.launched].map((one) => this.begin(one, setup));
    await Promise.all(begun);
    if (begun.length < this.count) throw new StartError('A server process ended before it was ready.');
    for (const one of this.launched) this.replaceOnExit(one, setup);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await Promise.all([...this.launched].map((one) => end(one, this.options.shutdownDelay * 1000 + PATIENCE)));
  }

  private launch(): Launched {
    const worker = cluster.fork();
    closeUndelivered(worker);
    const one: Launched = { worker, ready: once(worker, 'message').then(() => (one.isReady = true)), isReady: false };
    this.launched.add(one);
    worker.once('exit', () => this.launched.delete(one));
    return one;
  }

  private async begin({ worker, ready }: Launched, setup: WorkerSetup): Promise<void> {
    const ended = once(worker, 'exit').then(() => {
      if (!this.isStopping) throw new StartError('A server process ended before it listened.');
    });
    await Promise.race([
      ended,
      ready.then(() => {
        const listening = once(worker, 'listening');
        worker.send(setup);
        return listening;
      }),
    ]);
    this.options.metrics.add(worker);
    ended.catch(() => undefined); // `replaceOnExit` handles a later exit
  }

  private replaceOnExit({ worker }: Launched, setup: WorkerSetup): void {
    worker.once('exit', (code, signal) => {
      if (this.isStopping) return;
      this.options.logger.error({ code, signal }, 'A server process has ended; another one takes its place');
      setTimeout(() => {
        if (this.isStopping) return;
        const next = this.launch();
        this.replaceOnExit(next, setup);
        this.begin(next, setup).catch(() => undefined); // the worker has logged the reason, and is replaced again
      }, PAUSE).unref();
    });
  }
}

/**
 * Closes the connection that was on its way to a worker when the worker was killed. Node keeps it open otherwise, and the client would wait
 * forever. A connection that has reached the worker is already closed in this process.
 */
function closeUndelivered({ process: child }: Worker): void {
  let given: { close?: () => void } | undefined;
  const send = child.send.bind(child) as (...args: unknown[]) => boolean;
  child.send = (...args: unknown[]) => {
    if (args[1]) given = args[1];
    return send(...args);
  };
  child.once('exit', () => given?.close?.());
}

/** Stops a worker after its current requests. Kills it if it is not ready yet, or does not exit in time. */
async function end({ worker, isReady }: Launched, patience: number): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, 'exit');
  if (isReady && worker.isConnected()) worker.send(STOP);
  else worker.process.kill('SIGKILL');
  const isEnded = await Promise.race([ended.then(() => true), sleep(patience, false, { ref: false })]);
  if (!isEnded) worker.process.kill('SIGKILL');
}
