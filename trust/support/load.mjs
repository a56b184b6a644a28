// Load generator as a separate process. On a machine with several cores it does not slow down the measured server.
import autocannon from 'autocannon';

/** @type {{ url: string, connections: number, seconds: number, bodies?: string[], paths: string[], method: string }} */
const { url, connections, seconds, bodies, paths, method } = JSON.parse(process.argv[2]);
let turn = 0;
const accepted = [];
const statuses = {};
const refusedWithoutWait = { count: 0 };

const next = (request) => {
  turn += 1;
  const word = Math.random().toString(36).slice(2, 7);
  const fill = (text) => text.replaceAll('RANDOM', word);
  return {
    ...request,
    method,
    path: fill(paths[turn % paths.length]),
    ...(bodies && {
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${turn % 250}.${(turn >> 8) % 250}.1` },
      body: fill(bodies[turn % bodies.length]),
    }),
  };
};
const run = autocannon({
  url,
  connections,
  duration: seconds,
  timeout: 30,
  requests: [
    {
      setupRequest: next,
      onResponse: (status, _body, _context, headers) => {
        const has = Object.keys(headers).some((name) => name.toLowerCase() === 'retry-after');
        if (status === 503 && !has) refusedWithoutWait.count += 1;
      },
    },
  ],
});
run.on('response', (_client, status, _bytes, milliseconds) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
  if (status < 300) accepted.push(milliseconds);
});
run.on('done', ({ errors, timeouts }) => {
  accepted.sort((a, b) => a - b);
  const at = (share) => accepted[Math.min(accepted.length - 1, Math.floor(accepted.length * share))] ?? 0;
  process.stdout.write(JSON.stringify({ statuses, errors, timeouts, refusedWithoutWait: refusedWithoutWait.count, p50: at(0.5), p99: at(0.99) }));
});
