import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, type MetricObjectWithValues, type MetricValue, Registry } from 'prom-client';
import { ownVersion } from '../../core/config/index.js';

/** Metrics of one process, in the form in which processes exchange them. */
export type Snapshot = MetricObjectWithValues<MetricValue<string>>[];

/** A number, or a number for each combination of labels. */
type Reading = number | readonly (readonly [labels: Record<string, string>, value: number])[];

interface Description {
  /** Name as Prometheus recommends (https://prometheus.io/docs/practices/naming/): ends in the unit, or in `_total` for counters. */
  name: string;
  help: string;
  labelNames?: readonly string[];
  /** Combines the values of all processes of a machine; `sum` if omitted. */
  aggregator?: 'sum' | 'max' | 'min' | 'first';
}

const valuesOf = (reading: Reading) => (typeof reading === 'number' ? ([[{}, reading]] as const) : reading);

/** Registers a number that goes up and down. `read` runs when the metrics are collected; an empty list omits the metric. */
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

/** Like `gauge`, for a number that only grows. The code that counts uses a plain field, which costs no time. */
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

/** Creates the registry of a process, with Node's default metrics. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // prom-client gives these gauges names of counters. Gauges by type report the same numbers.
  for (const name of ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total']) registry.removeSingleMetric(name);
  gauge(registry, { name: 'citypins_build_info', help: 'The version of the app and of Node.', labelNames: ['version', 'node'], aggregator: 'first' }, () => [
    [{ version: ownVersion(), node: process.version }, 1],
  ]);
  gauge(registry, { name: 'citypins_processes', help: 'Processes of the app on this machine.' }, () => 1);
  return registry;
}

export const snapshotOf = (registry: Registry): Promise<Snapshot> => registry.getMetricsAsJSON();

/** Merges the metrics of several processes into one text in Prometheus' format. */
export const written = (snapshots: readonly Snapshot[]): Promise<string> => merged(snapshots).metrics();

/** Replaces prom-client's average of event loop delays by the maximum: in an average, one process that hangs would hardly show. */
const withWorstDelay = (snapshot: Snapshot): Snapshot =>
  snapshot.map((metric) => (/^nodejs_eventloop_lag_(?!min)/.test(metric.name) ? { ...metric, aggregator: 'max' } : metric));

const merged = (snapshots: readonly Snapshot[]): Registry => AggregatorRegistry.aggregate(snapshots.map(withWorstDelay));

/** Merges only counters and histograms. They must not shrink when a process ends, or Prometheus would take that for a restart. */
export async function countsOf(snapshots: readonly Snapshot[]): Promise<Snapshot> {
  const counts = snapshots.map((snapshot) => snapshot.filter(({ type }) => (type as unknown) === 'counter' || (type as unknown) === 'histogram'));
  return merged(counts).getMetricsAsJSON();
}
