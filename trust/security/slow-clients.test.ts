import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';

const CONNECTIONS = 800;
/** Duration of an attack (s). */
const LASTS = 30;
/** Maximum time for a request to arrive (s): the longest limit of `server/app.ts`, its check interval, and one for a busy machine. */
const LIMIT = 15 + 2 + 1;

const run = promisify(execFile);

let guide: Instance;
beforeAll(async () => (guide = await startInstance({ LOG_LEVEL: 'fatal' })), 120_000);

/** Returns the number of open client connections. In /proc/net/tcp, state 01 is ESTABLISHED, and the first address is the app's. */
function openConnections(): number {
  const port = guide.port.toString(16).toUpperCase().padStart(4, '0');
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => new RegExp(`^\\s*\\d+: [0-9A-F]+:${port} [0-9A-F:]+ 01 `).test(line)).length;
}

/**
 * Requests a page and GraphQL data until the attack is over.
 * @returns the response times (ms), and the failed requests
 */
async function askUntil(isOver: () => boolean): Promise<{ times: number[]; failures: string[] }> {
  const [times, failures]: [number[], string[]] = [[], []];
  const requests: (() => Promise<Response>)[] = [
    () => fetch(`${guide.url}/`, { signal: AbortSignal.timeout(10_000) }),
    () =>
      fetch(`${guide.url}/graphql`, {
        method: 'POST',
        signal: AbortSignal.timeout(10_000),
        headers: { 'Content-Type': 'application/json' },
        body: '{"query":"{ places(page: { size: 5 }) { items { name city { name } } } }"}',
      }),
  ];
  while (!isOver()) {
    for (const request of requests) {
      const begun = performance.now();
      try {
        const response = await request();
        const text = await response.text();
        if (response.status !== 200 || text.length < 100) failures.push(`${response.status} ${text.slice(0, 100)}`);
      } catch (error) {
        failures.push(String(error));
      }
      times.push(performance.now() - begun);
    }
    await sleep(100);
  }
  return { times, failures };
}

const ATTACKS: [string, string[]][] = [
  ['request headers that never end', ['-H', '-i', '5', '-x', '24']],
  ['request bodies that never end', ['-B', '-i', '5', '-s', '65536', '-x', '10', '-t', 'POST', '-f', 'application/json', '-u', '/graphql']],
  ['responses that are read byte by byte', ['-X', '-w', '1', '-y', '16', '-n', '5', '-z', '8', '-k', '3']],
];

test.each(ATTACKS)(
  '800 clients with %s do not delay other clients',
  async (what, options) => {
    const [path = '/', ...kept] = options.includes('-u') ? [options.at(-1), ...options.slice(0, -2)] : ['/', ...options];
    // Each connection needs a file descriptor of the attacking process. The app keeps the limit of its operator.
    const args = [
      '--nofile=4096:4096',
      'slowhttptest',
      ...kept,
      '-c',
      String(CONNECTIONS),
      '-r',
      '400',
      '-l',
      String(LASTS),
      '-p',
      '5',
      '-u',
      guide.url + path,
    ];
    let isOver = false;
    let most = 0;
    const attack = run('prlimit', args, { timeout: (LASTS + 60) * 1000, maxBuffer: 64_000_000 })
      .catch((error: unknown) => error as { stdout: string })
      .finally(() => (isOver = true));
    const watching = setInterval(() => (most = Math.max(most, openConnections())), 250);
    const [{ times, failures }] = await Promise.all([askUntil(() => isOver), attack]);
    clearInterval(watching);
    expect(failures).toEqual([]);
    expect(most).toBeGreaterThan(CONNECTIONS / 2);
    expect(times.length).toBeGreaterThan(20);
    figure('S32', `${what}: slowest of ${times.length} answers ${Math.round(Math.max(...times))} ms`);
  },
  (LASTS + 120) * 1000,
);

test('the server ends requests that never complete', async () => {
  const begun = performance.now();
  const lasted = (text: string) =>
    new Promise<number>((resolve) => {
      const socket = net.connect(guide.port, '127.0.0.1', () => socket.write(text));
      socket
        .on('error', () => undefined)
        .on('close', () => resolve((performance.now() - begun) / 1000))
        .resume();
    });
  const seconds = await Promise.all([
    lasted('GET / HTTP/1.1\r\nHost: a\r\nX-A: '),
    lasted('POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"query":"'),
    lasted('POST /api/photos HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x\r\n'),
    lasted(''),
  ]);
  expect(Math.max(...seconds)).toBeLessThan(LIMIT);
  figure('S32', `endless requests ended after ${Math.round(Math.max(...seconds))} s`);
}, 120_000);
