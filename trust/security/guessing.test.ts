import { hash, verify } from '@node-rs/argon2';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { PASSWORD, PASSWORD_HASH } from '../../backend/test/builders.js';
import { newId } from '../../backend/src/core/db/index.js';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';
import { query, startCluster } from '../support/postgres.js';

/** Requests of each kind. */
const MANY = 200;
/** Maximum difference of response times (ms): trust.md, S16. */
const BAR = 5;

let databaseUrl: string;
let guide: Instance;
beforeAll(async () => {
  databaseUrl = (await startCluster()).url();
  guide = await startInstance({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal', SAMPLE_DATA: 'off' });
}, 120_000);

interface Answer {
  status: number;
  text: string;
  /** Time from the request to the complete response (ms). */
  took: number;
}

/** Sends JSON from a loopback address, over a new connection. */
async function send(url: string, body: object, from = '127.0.0.1', headers: Record<string, string> = {}): Promise<Answer> {
  const begun = performance.now();
  const request = http.request(url, { method: 'POST', localAddress: from, agent: false, headers: { 'Content-Type': 'application/json', ...headers } });
  request.end(JSON.stringify(body));
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const text = Buffer.concat((await response.toArray()) as Buffer[]).toString();
  return { status: response.statusCode ?? 0, text: text.replace(/"requestId":"[^"]*"/, ''), took: performance.now() - begun };
}
const guess = (email: string, password: string, from?: string, headers?: Record<string, string>) =>
  send(`${guide.url}/api/auth/login`, { email, password }, from, headers);

/** Adds a user with a password and returns their e-mail address. */
async function addPerson(): Promise<string> {
  const id = newId();
  await query(databaseUrl, 'INSERT INTO users (id, name, email, password_hash) VALUES ($1, $2, $3, $4)', [id, 'Asha Rao', `${id}@example.org`, PASSWORD_HASH]);
  return `${id}@example.org`;
}

/** Returns the CPU time of a process so far (s); proc(5) counts hundredths. */
function secondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Returns the CPU time of one password check on this machine (s), the fastest of ten. */
async function costOfOne(): Promise<number> {
  let least = Infinity;
  for (let i = 0; i < 10; i += 1) {
    const before = process.cpuUsage();
    await verify(PASSWORD_HASH, 'wrong');
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1e6);
  }
  return least;
}

test('ten of 200 wrong passwords from one address are checked; the owner signs in from another one', async () => {
  const email = await addPerson();
  const first: Answer[] = [];
  for (let i = 0; i < 10; i += 1) first.push(await guess(email, `wrong ${i}`));
  const before = secondsOf(guide.pid);
  const rest: Answer[] = [];
  while (rest.length < MANY - 10) rest.push(...(await Promise.all(Array.from({ length: 10 }, (_, i) => guess(email, `wrong ${i}`)))));
  const spent = secondsOf(guide.pid) - before;
  const statuses = [...first, ...rest].map(({ status }) => status);
  expect([statuses.filter((status) => status === 401).length, statuses.filter((status) => status === 429).length]).toEqual([10, MANY - 10]);
  // The CPU time proves that the app did not check the other passwords.
  expect(spent).toBeLessThan((rest.length * (await costOfOne())) / 2);
  expect([(await guess(email, PASSWORD)).status, (await guess(email, PASSWORD, '127.0.0.2')).status]).toEqual([429, 200]);
  figure('S15', `10 of ${MANY} guesses checked; the others cost ${Math.round((spent * 1000) / rest.length)} ms each`);
}, 120_000);

test('forged X-Forwarded-For headers do not raise the limit of ten checked passwords', async () => {
  const email = await addPerson();
  const headers = (i: number) => ({
    'X-Forwarded-For': `198.51.100.${i}`,
    Forwarded: `for=198.51.100.${i}`,
    'X-Real-IP': `198.51.100.${i}`,
    'X-Client-IP': `198.51.100.${i}`,
  });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => guess(email, 'wrong', '127.0.0.3', headers(i))));
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(40);
}, 120_000);

test('one request cannot check more than one password', async () => {
  const email = await addPerson();
  const aliases = Array.from({ length: 25 }, (_, i) => `a${i}: signIn(input: { email: "${email}", password: "wrong${i}" }) { token }`).join(' ');
  const many = await send(`${guide.url}/graphql`, { query: `mutation { ${aliases} }` }, '127.0.0.4');
  expect(many.text).toContain('QUERY_LIMIT_EXCEEDED');
  const batch = await send(
    `${guide.url}/graphql`,
    Array.from({ length: 25 }, () => ({ query: `mutation { ${aliases.split(' a1:')[0]} }` })),
    '127.0.0.4',
  );
  expect([batch.status, batch.text.includes('INVALID_CREDENTIALS')]).toEqual([400, false]);
  expect(await query(databaseUrl, `SELECT * FROM throttle WHERE key = 'network:127.0.0.4'`)).toEqual([]);
});

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/**
 * Sends alternating requests about an existing and an unknown account.
 * @returns the distinct responses, and the median of the time differences (ms)
 */
async function compare(ask: (isKnown: boolean, i: number) => Promise<Answer>): Promise<{ answers: Set<string>; difference: number }> {
  const answers = new Set<string>();
  const differences: number[] = [];
  for (let i = 0; i < MANY; i += 1) {
    const order = i % 2 === 0 ? [true, false] : [false, true];
    const took = new Map<boolean, number>();
    for (const isKnown of order) {
      const answer = await ask(isKnown, i);
      if (i > 0) answers.add(`${answer.status} ${answer.text}`); // the first request opens database connections
      took.set(isKnown, answer.took);
    }
    differences.push((took.get(true) ?? 0) - (took.get(false) ?? 0));
  }
  return { answers, difference: median(differences) };
}

/** Number of loopback addresses used so far. Each request uses a new one and stays below the limit of attempts. */
let addresses = 0;
const newAddress = () => `127.1.${Math.floor((addresses += 1) / 250)}.${1 + (addresses % 250)}`;

test('neither response nor time of a sign-in reveals who has an account', async () => {
  const email = await addPerson();
  const { answers, difference } = await compare((isKnown, i) => guess(isKnown ? email : `nobody-${i}@example.org`, 'wrong', newAddress()));
  expect([...answers]).toEqual([expect.stringMatching(/^401 .*INVALID_CREDENTIALS/)]);
  expect(Math.abs(difference)).toBeLessThan(BAR);
  figure('S16', `sign-in ${difference.toFixed(1)} ms apart`);
}, 300_000);

test('neither response nor time of a password reset reveals who has an account', async () => {
  const email = await addPerson();
  const { answers, difference } = await compare((isKnown, i) =>
    send(`${guide.url}/api/auth/forgot-password`, { email: isKnown ? email : `nobody-${i}@example.org` }, newAddress()),
  );
  expect([...answers]).toEqual([expect.stringMatching(/^200 /)]);
  expect(Math.abs(difference)).toBeLessThan(BAR);
  figure('S16', `new password ${difference.toFixed(1)} ms apart`);
}, 300_000);

// A registration does reveal accounts: the specification asks for "already exists". One address gets five attempts in half an hour.

test('the measurement detects a server whose response time reveals who has an account', async () => {
  const known = await hash('something', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const naive = http.createServer(async (request, response) => {
    const { email } = JSON.parse(Buffer.concat((await request.toArray()) as Buffer[]).toString()) as { email: string };
    if (email === 'known') await verify(known, 'wrong');
    response.writeHead(401).end('{"code":"INVALID_CREDENTIALS"}');
  });
  await once(naive.listen(0, '127.0.0.1'), 'listening');
  try {
    const url = `http://127.0.0.1:${(naive.address() as AddressInfo).port}/`;
    const { answers, difference } = await compare((isKnown) => send(url, { email: isKnown ? 'known' : 'nobody' }));
    expect(answers.size).toBe(1);
    expect(difference).toBeGreaterThan(BAR);
    figure('S16', `a server without a hash for unknown users ${difference.toFixed(0)} ms apart`);
  } finally {
    naive.closeAllConnections();
    naive.close();
  }
}, 120_000);
