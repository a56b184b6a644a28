import type { EventEmitter } from 'node:events';
import type { Registry } from 'prom-client';
import { countsOf, type Snapshot, snapshotOf, written } from '../metrics/index.js';
import { answer, ask, type Line } from './questions.js';

const SNAPSHOT = 'metrics of this process';
const TEXT = 'metrics of this machine';
/** Timeout (ms) of a worker. It is shorter than Prometheus waits, so that a worker that hangs does not hide the others. */
const PATIENCE = 2_000;
/** Timeout (ms) of the first process, which can itself wait for a worker. */
const LONG_PATIENCE = 2 * PATIENCE;

type Process = Line & Pick<EventEmitter, 'once'>;

/** Collects the metrics of all processes of this machine. It runs in the first process; any process can receive the request for them. */
export class MachineMetrics {
  /** Latest snapshot of each worker; it stands in for a worker that does not respond. */
  private readonly last = new Map<Process, Snapshot>();
  /** Sum of the counters of workers that have ended. */
  private ended: Promise<Snapshot> = Promise.resolve([]);
  private underWay: Promise<string> | undefined;

  constructor(private readonly own: Registry) {}

  /** Includes a worker from now on, and answers its requests for the metrics of all. */
  add(worker: Process): void {
    this.last.set(worker, []);
    answer(worker, TEXT, () => this.text());
    worker.once('exit', () => {
      const { ended } = this;
      const last = this.last.get(worker) ?? [];
      this.last.delete(worker);
      this.ended = ended.then((before) => countsOf([before, last]));
    });
  }

  /** Returns the metrics in Prometheus' text format. Concurrent calls share one result. */
  text(): Promise<string> {
    this.underWay ??= this.collect().finally(() => (this.underWay = undefined));
    return this.underWay;
  }

  private async collect(): Promise<string> {
    const running = await Promise.all([...this.last.keys()].map((worker) => this.askOne(worker)));
    return written([await snapshotOf(this.own), await this.ended, ...running]);
  }

  private async askOne(worker: Process): Promise<Snapshot> {
    try {
      const snapshot = await ask<Snapshot>(worker, SNAPSHOT, PATIENCE);
      if (this.last.has(worker)) this.last.set(worker, snapshot);
      return snapshot;
    } catch {
      return this.last.get(worker) ?? [];
    }
  }
}

/**
 * Makes a worker report its metrics to the first process.
 * @returns a function that gets the metrics of all processes, or only its own if the first process does not respond
 */
export function joinMachineMetrics(line: Line, registry: Registry): () => Promise<string> {
  answer(line, SNAPSHOT, () => snapshotOf(registry));
  return () => ask<string>(line, TEXT, LONG_PATIENCE).catch(() => ownText(registry));
}

/** Returns the metrics of a server with a single process. */
export const ownText = async (registry: Registry): Promise<string> => written([await snapshotOf(registry)]);
