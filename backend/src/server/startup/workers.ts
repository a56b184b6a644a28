import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '../../core/config/env.js';
import { StartError } from '../../core/config/start-error.js';
import type { DatabaseConnection } from '../../core/db/embedded.js';
import type { Logger } from '../../core/logging/logger.js';
import type { MachineMetrics } from './machine-metrics.js';

/** What a worker is told once it says that it listens to messages. */
export interface WorkerSetup {
  env: Env;
  connection: DatabaseConnection;
  sessionSecret: string;
  clientDir: string;
}

/** What tells a worker to finish the requests under way and end. */
export const STOP = 'stop';

/** Whether a message is what a worker begins with. */
export const isSetup = (message: unknown): message is WorkerSetup => typeof message === 'object' && message !== null && 'sessionSecret' in message;

/** Milliseconds until a worker that has ended by itself is replaced: none that fails at once keeps the machine busy. */
const PAUSE = 1000;
/** Milliseconds that a worker may take to end, besides the delay that an operator has set. */
const PATIENCE = 15_000;

interface WorkersOptions {
  logger: Logger;
  /** Seconds that a worker serves on when it is told to end. */
  shutdownDelay: number;
  /** Asks each of them what it has measured. */
  metrics: MachineMetrics;
}

interface Launched {
  worker: Worker;
  /** Fulfilled once it listens to messages. */
  ready: Promise<unknown>;
  isReady: boolean;
}

/** Processes that serve the app and share its port; one that ends by itself is replaced. */
export class Workers {
  private readonly launched = new Set<Launched>();
  private isStopping = false;

  /** Launches them at once: they load the program while the database is made ready. */
  constructor(
    private readonly count: number,
    private readonly options: WorkersOptions,
  ) {
    cluster.setupPrimary({ exec: path.join(import.meta.dirname, '../worker.js'), args: [] });
    for (let n = 0; n < count; n += 1) this.launch();
  }

  /**
   * Lets them serve.
   * @throws StartError where one of them ends before it listens; it says why itself
   */
  async serve(setup: WorkerSetup): Promise<void> {
    const begun = [...this.launched].map((one) => this.begin(one, setup));
    await Promise.all(begun);
    if (begun.length < this.count) throw new StartError('A process of the server has ended before it could begin.');
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
      if (!this.isStopping) throw new StartError('A process of the server has ended before it listened.');
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
    ended.catch(() => undefined); // what comes later is for `replaceOnExit`
  }

  private replaceOnExit({ worker }: Launched, setup: WorkerSetup): void {
    worker.once('exit', (code, signal) => {
      if (this.isStopping) return;
      this.options.logger.error({ code, signal }, 'A server process has ended; another one takes its place');
      setTimeout(() => {
        if (this.isStopping) return;
        const next = this.launch();
        this.replaceOnExit(next, setup);
        this.begin(next, setup).catch(() => undefined); // it has told why, and is replaced in turn
      }, PAUSE).unref();
    });
  }
}

/**
 * Closes the connection that a worker was being given when it was killed: Node keeps it open, and whoever has made it would wait for an answer
 * for good. One that has arrived is closed here already.
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

/** Ends a worker once its requests are answered. */
async function end({ worker, isReady }: Launched, patience: number): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, 'exit');
  if (isReady && worker.isConnected()) worker.send(STOP);
  else worker.process.kill('SIGKILL');
  const isEnded = await Promise.race([ended.then(() => true), sleep(patience, false, { ref: false })]);
  if (!isEnded) worker.process.kill('SIGKILL');
}
