import { percentile } from './statistics.mjs';

/**
 * Measures the duration of calls, one at a time.
 * @param ask function to measure; receives the number of the call, from 0
 * @returns `p50`, `p95` and `max` (ms)
 */
export async function measure(ask, { warmUp, calls }) {
  for (let i = 0; i < warmUp; i++) await ask(i);
  const times = [];
  for (let i = 0; i < calls; i++) {
    const started = performance.now();
    await ask(warmUp + i);
    times.push(performance.now() - started);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), max: percentile(times, 1) };
}
