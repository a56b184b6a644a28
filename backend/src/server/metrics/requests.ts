import { Counter, Histogram, type Registry } from 'prom-client';
import type { AnsweredRequest } from '../http/index.js';

/** Bounds of the histogram (s): from a cached response to the longest possible request. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Registers the metrics of requests. @returns functions to call for each response, and for each request that a connection burst holds back */
export function createRequestMetrics(registry: Registry): { count: (request: AnsweredRequest, seconds: number) => void; countHeld: () => void } {
  const held = new Counter({
    name: 'citypins_arrivals_held_total',
    help: 'Requests that waited while a burst of new connections was accepted.',
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'citypins_http_request_duration_seconds',
    help: 'Time from the arrival of an HTTP request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    count: (request, seconds) => durations.observe(request, seconds),
    countHeld: () => held.inc(),
  };
}
