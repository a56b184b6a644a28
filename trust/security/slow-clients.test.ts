import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';

const CONNECTIONS = 800;
/** Seconds that an attack lasts. */
const LASTS = 30;
/** Seconds within which a request must have arrived: the longest limit of `server/app.ts`, how often it is looked at, and one for a busy machine. */
const LIMIT = 15 + 2 + 1;

const run = promisify(execFile);

let guide: Instance;
beforeAll(async () => (guide = await startInstance({ LOG_LEVEL: 'fatal' })), 120_000);

/** Connections that clients have open to the app at this moment (/proc/net/tcp: state 1 is ESTABLISHED, the first address is the app's). */
function openConnections(): number {
  const port = guide.port.toString(16).toUpperCase().padStart(4, '0');
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => new RegExp(`^\\s*\\d+: [0-9A-F]+:${port} [0-9A-F:]+ 01 `).test(line)).length;
}

/** Asks for a page and by GraphQL as long as the attack lasts; milliseconds that each took, and what was no answer. */
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
  ['heads that never end', ['-H', '-i', '5', '-x', '24']],
  ['bodies that never end', ['-B', '-i', '5', '-s', '65536', '-x', '10', '-t', 'POST', '-f', 'application/json', '-u', '/graphql']],
  ['answers that are read a byte at a time', ['-X', '-w', '1', '-y', '16', '-n', '5', '-z', '8', '-k', '3']],
];

test.each(ATTACKS)(
  '800 clients with %s keep nobody else waiting',
  async (what, options) => {
    const [path = '/', ...kept] = options.includes('-u') ? [options.at(-1), ...options.slice(0, -2)] : ['/', ...options];
    // Each client of the attack is a file to its process; the app has as many as its operator lets it.
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

test('a request that never ends is ended', async () => {
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
