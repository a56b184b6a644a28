import { EventEmitter } from 'node:events';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { joinMachineMetrics, MachineMetrics } from './machine-metrics.js';

/** One of two connected ends of a message channel: a message sent by one is received by the other. */
class End extends EventEmitter {
  other: End | undefined;
  isHanging = false;

  send(message: unknown): void {
    const { other } = this;
    if (other && !other.isHanging) void Promise.resolve().then(() => other.emit('message', JSON.parse(JSON.stringify(message))));
  }
}

/** Starts a process that has counted so many requests, of which `underWay` are in progress. */
function startProcess(machine: MachineMetrics, { requests, underWay }: { requests: number; underWay: number }) {
  const registry = new Registry();
  const registers = [registry];
  const counted = new Counter({ name: 'requests_total', help: 'h', labelNames: ['route'], registers });
  counted.inc({ route: '/' }, requests);
  new Gauge({ name: 'under_way', help: 'h', registers }).set(underWay);
  new Histogram({ name: 'seconds', help: 'h', buckets: [1], registers }).observe(0.5);
  new Gauge({ name: 'nodejs_eventloop_lag_p99_seconds', help: 'h', aggregator: 'average', registers }).set(requests);
  new Gauge({ name: 'listening', help: 'h', aggregator: 'min', registers }).set(underWay);
  const [worker, child] = [new End(), new End()];
  Object.assign(worker, { other: child });
  Object.assign(child, { other: worker });
  machine.add(worker);
  return { worker, child, counted, collect: joinMachineMetrics(child, registry) };
}

const valuesOf = (text: string): Record<string, number> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.split(' '))
      .map(([name = '', value]) => [name, Number(value)]),
  );

let machine: MachineMetrics;
beforeEach(() => (machine = new MachineMetrics(new Registry())));
afterEach(() => jest.useRealTimers());

test('any process returns the combined metrics of all: sums, and the worst value where one process matters', async () => {
  const [one] = [startProcess(machine, { requests: 3, underWay: 1 }), startProcess(machine, { requests: 4, underWay: 0 })];
  const values = valuesOf(await one.collect());
  expect(values).toMatchObject({
    'requests_total{route="/"}': 7,
    under_way: 1,
    seconds_count: 2,
    'seconds_bucket{le="1"}': 2,
    nodejs_eventloop_lag_p99_seconds: 4,
    listening: 0,
  });
});

test('counters of a process remain when it ends, but its gauges do not', async () => {
  const [one, other] = [startProcess(machine, { requests: 3, underWay: 1 }), startProcess(machine, { requests: 4, underWay: 2 })];
  await one.collect();
  other.worker.emit('exit');
  const third = startProcess(machine, { requests: 5, underWay: 0 });
  expect(valuesOf(await third.collect())).toMatchObject({ 'requests_total{route="/"}': 12, under_way: 1, seconds_count: 3 });
});

test('a process that hangs does not hide the others, and counts with its last values', async () => {
  jest.useFakeTimers();
  const [one, other] = [startProcess(machine, { requests: 3, underWay: 1 }), startProcess(machine, { requests: 4, underWay: 2 })];
  await one.collect();
  other.child.isHanging = true;
  one.counted.inc({ route: '/' });
  const asked = one.collect();
  await jest.advanceTimersByTimeAsync(2_001);
  expect(valuesOf(await asked)).toMatchObject({ 'requests_total{route="/"}': 8, under_way: 3 });
});

test('a worker returns its own metrics if the first process does not respond', async () => {
  jest.useFakeTimers();
  const one = startProcess(machine, { requests: 3, underWay: 1 });
  startProcess(machine, { requests: 4, underWay: 2 });
  one.worker.isHanging = true;
  const asked = one.collect();
  await jest.advanceTimersByTimeAsync(4_001);
  expect(valuesOf(await asked)).toMatchObject({ 'requests_total{route="/"}': 3 });
});
