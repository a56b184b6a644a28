import type { EventEmitter } from 'node:events';
import type { Registry } from 'prom-client';
import { countsOf, type Snapshot, snapshotOf, written } from '../metrics/registry.js';
import { answer, ask, type Line } from './questions.js';

const SNAPSHOT = 'metrics of this process';
const TEXT = 'metrics of this machine';
/** Milliseconds that a process may take: less than Prometheus waits, as one that hangs must not hide the others. */
const PATIENCE = 2_000;
/** The first process may have waited that long for another one. */
const LONG_PATIENCE = 2 * PATIENCE;

type Process = Line & Pick<EventEmitter, 'once'>;

/** In the first process: what all processes of this machine have measured. A request for it comes to any of them. */
export class MachineMetrics {
  /** What each process has said last: one that hangs says nothing new. */
  private readonly last = new Map<Process, Snapshot>();
  /** What processes had counted that have ended. */
  private ended: Promise<Snapshot> = Promise.resolve([]);
  private underWay: Promise<string> | undefined;

  constructor(private readonly own: Registry) {}

  /** From now on a process is asked, and may ask. */
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

  /** In Prometheus' text format; who asks at the same time gets the same. */
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

/** In a process that the first one has started: @returns what asks that one for the metrics of all, or gives its own where that says nothing. */
export function joinMachineMetrics(line: Line, registry: Registry): () => Promise<string> {
  answer(line, SNAPSHOT, () => snapshotOf(registry));
  return () => ask<string>(line, TEXT, LONG_PATIENCE).catch(() => ownText(registry));
}

/** The metrics of a process that is alone. */
export const ownText = async (registry: Registry): Promise<string> => written([await snapshotOf(registry)]);
