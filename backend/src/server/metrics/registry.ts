import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, type MetricObjectWithValues, type MetricValue, Registry } from 'prom-client';
import { ownVersion } from '../../core/config/version.js';

/** What a process has measured, as it travels to another one. */
export type Snapshot = MetricObjectWithValues<MetricValue<string>>[];

/** A number, or one for each of some labels. */
type Reading = number | readonly (readonly [labels: Record<string, string>, value: number])[];

interface Description {
  /** As Prometheus names things (https://prometheus.io/docs/practices/naming/): with the unit at the end, and `_total` for what only grows. */
  name: string;
  help: string;
  labelNames?: readonly string[];
  /** What the processes of a machine say together: their sum when left out. */
  aggregator?: 'sum' | 'max' | 'min' | 'first';
}

const valuesOf = (reading: Reading) => (typeof reading === 'number' ? ([[{}, reading]] as const) : reading);

/** Registers a number that goes up and down, and that is looked up when somebody asks for it. Where it cannot be told, it is left out. */
export function gauge(registry: Registry, description: Description, read: () => Reading | Promise<Reading>): void {
  new Gauge({
    ...description,
    labelNames: description.labelNames ?? [],
    registers: [registry],
    async collect() {
      this.reset();
      const values = valuesOf(await read());
      if (values.length === 0) this.remove();
      for (const [labels, value] of values) this.set(labels, value);
    },
  });
}

/** As `gauge`, for a number that only grows: whatever counts it does so in a plain field, which costs nothing. */
export function counter(registry: Registry, description: Description, read: () => Reading): void {
  new Counter({
    ...description,
    labelNames: description.labelNames ?? [],
    registers: [registry],
    collect() {
      this.reset();
      for (const [labels, value] of valuesOf(read())) this.inc(labels, value);
    },
  });
}

/** The registry of a process, with what Node says of itself. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // prom-client names these gauges like counters; the same numbers by type stand beside them.
  for (const name of ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total']) registry.removeSingleMetric(name);
  gauge(registry, { name: 'citypins_build_info', help: 'The version of CityPins and of Node.', labelNames: ['version', 'node'], aggregator: 'first' }, () => [
    [{ version: ownVersion(), node: process.version }, 1],
  ]);
  gauge(registry, { name: 'citypins_processes', help: 'Processes on this machine.' }, () => 1);
  return registry;
}

export const snapshotOf = (registry: Registry): Promise<Snapshot> => registry.getMetricsAsJSON();

/** Of each metric what several processes say together, in Prometheus' text format. */
export const written = (snapshots: readonly Snapshot[]): Promise<string> => merged(snapshots).metrics();

/** prom-client averages the delay of the event loop over processes, where one that hangs would hardly show. */
const withWorstDelay = (snapshot: Snapshot): Snapshot =>
  snapshot.map((metric) => (/^nodejs_eventloop_lag_(?!min)/.test(metric.name) ? { ...metric, aggregator: 'max' } : metric));

const merged = (snapshots: readonly Snapshot[]): Registry => AggregatorRegistry.aggregate(snapshots.map(withWorstDelay));

/** What only grows: it must not shrink when the process that has counted it ends, or Prometheus would take that for a new beginning of all. */
export async function countsOf(snapshots: readonly Snapshot[]): Promise<Snapshot> {
  const counts = snapshots.map((snapshot) => snapshot.filter(({ type }) => (type as unknown) === 'counter' || (type as unknown) === 'histogram'));
  return merged(counts).getMetricsAsJSON();
}
