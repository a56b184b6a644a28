import { Counter, Histogram, type Registry } from 'prom-client';

/** Seconds: from an answer that is kept to the longest that a request may take. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** An answered request. */
export type AnsweredRequest = {
  method: string;
  /** The pattern that its path fits, never the path. */
  route: string;
  /** The status of the answer, or `aborted` where whoever asked did not wait for it. */
  status: string;
};

/** Counts requests and how long they took; @returns what is to be called with each, and with each that a crowd has held back. */
export function createRequestMetrics(registry: Registry): { count: (request: AnsweredRequest, seconds: number) => void; countHeld: () => void } {
  const held = new Counter({
    name: 'citypins_arrivals_held_total',
    help: 'Requests that were held back while a crowd of new connections was let in.',
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'citypins_http_request_duration_seconds',
    help: 'From the arrival of an HTTP request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    count: (request, seconds) => durations.observe(request, seconds),
    countHeld: () => held.inc(),
  };
}
