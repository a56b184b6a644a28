import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { cityInput } from './city-input.js';
import { freePort, removeDataDir, startApp, temporaryDataDir } from './support/app.cjs';

let dataDir: string;
let running: ReturnType<typeof startApp>[];

function start(variables: Record<string, string>): ReturnType<typeof startApp> {
  const app = startApp({ DATA_DIR: dataDir, SAMPLE_DATA: 'off', ...variables });
  running.push(app);
  return app;
}

/**
 * Stops an app.
 * @returns the exit code, or the output if the code is 1
 */
async function stop(app: ReturnType<typeof startApp>, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | string | null> {
  app.child.kill(signal);
  return (await app.ended) === 1 ? app.output() : app.ended;
}

/** Returns the command lines of all processes that use the test's data folder. */
function processesLeft(): string[] {
  return execFileSync('ps', ['-eo', 'args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(dataDir));
}

/** Returns the process ids of the workers; empty if the main process serves itself. */
function workersOf({ child }: ReturnType<typeof startApp>): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  return rows
    .filter(([, parent, ...args]) => Number(parent) === child.pid && args.some((part) => part.endsWith('server/worker.js')))
    .map(([pid]) => Number(pid));
}

const isAlive = (pid: number): boolean =>
  execFileSync('ps', ['-eo', 'pid=,stat='], { encoding: 'utf8' })
    .split('\n')
    .some((row) => Number(row.trim().split(/\s+/)[0]) === pid && !row.includes('Z'));

async function statusOf(port: number): Promise<number> {
  return (await fetch(`http://localhost:${port}/readyz`)).status;
}

beforeEach(() => {
  dataDir = temporaryDataDir();
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map((app) => stop(app)));
  removeDataDir(dataDir);
});

/** Queries the API over a new connection, which any of the processes can answer. */
async function ask<Data>(port: number, query: string, { variables, token }: { variables?: object; token?: string } = {}): Promise<Data> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const request = http.request({ port, method: 'POST', path: '/graphql', agent: false, headers }).end(JSON.stringify({ query, variables }));
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const { data, errors } = (await json(response)) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

interface Admin {
  email: string;
  password: string;
}

/** Reads the first admin from the file in the data folder. */
function firstAdmin(): Admin {
  const [, email = '', password = ''] = /^Email: (.+)\nPassword: (.+)$/m.exec(readFileSync(path.join(dataDir, 'admin.txt'), 'utf8')) ?? [];
  expect(password).toMatch(/.{12}/);
  return { email, password };
}

/** Adds a city as the first admin, and waits until every process shows it. */
async function seeThatAllTell(port: number, { email, password }: Admin): Promise<void> {
  /** Returns the number of cities in four consecutive responses. */
  const told = async () => {
    const counts: number[] = [];
    for (let n = 0; n < 4; n += 1) counts.push((await ask<{ stats: { cities: number } }>(port, '{ stats { cities } }')).stats.cities);
    return counts;
  };
  expect(await told()).toEqual([0, 0, 0, 0]);
  const {
    signIn: { token },
  } = await ask<{ signIn: { token: string } }>(port, 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }', {
    variables: { input: { email, password } },
  });
  await ask(port, 'mutation ($input: CityInput!) { createCity(input: $input) { id } }', { variables: { input: cityInput('Sampleville') }, token });
  while ((await told()).some((count) => count !== 1)) await pause(20);
}

test('the app starts once per folder, recovers from a kill and a dead worker, and leaves no process', async () => {
  const port = await freePort();
  const killed = start({ PORT: String(port), WORKERS: '2' });
  await killed.ready;
  const second = start({ PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`The app already runs on this data folder (process ${killed.child.pid}, http://localhost:${port})`);
  expect(await statusOf(port)).toBe(200);
  const orphans = workersOf(killed);
  expect(orphans).toHaveLength(2);
  killed.child.kill('SIGKILL');
  while (orphans.some(isAlive)) await pause(20);

  const app = start({ PORT: String(port), WORKERS: '2' });
  await app.ready;
  expect(app.output()).toContain('left by an earlier run');
  expect(app.output()).toMatch(/First admin +admin@citypins\.local +\(password in .*admin\.txt\)/);
  expect(await statusOf(port)).toBe(200);
  expect(processesLeft()).not.toEqual([]);
  const admin = firstAdmin();
  await seeThatAllTell(port, admin);
  const [victim, other, ...more] = workersOf(app);
  expect([typeof victim, typeof other, more]).toEqual(['number', 'number', []]);
  process.kill(victim as number, 'SIGKILL');
  while (workersOf(app).filter((pid) => pid !== victim).length < 2) await pause(50);
  expect(await statusOf(port)).toBe(200);
  const last = workersOf(app);
  expect(await stop(app, 'SIGINT')).toBe(0);
  expect([...last.filter(isAlive), ...processesLeft()]).toEqual([]);
  // The second start does not print the password.
  expect(app.output()).not.toContain(admin.password);
});

test('an app that is stopped while it starts leaves no process', async () => {
  const early = start({ PORT: String(await freePort()) });
  await pause(400);
  // If Node has not run our code yet, the signal itself ends the process, without an exit code.
  expect([0, null]).toContain(await stop(early, 'SIGINT'));
  expect(processesLeft()).toEqual([]);
  /** Two moments of the start: the folder is locked and the database starts; the database runs and has no tables yet. */
  const moments: ((app: ReturnType<typeof startApp>) => boolean)[] = [
    () => existsSync(path.join(dataDir, 'citypins.sock')),
    ({ output }) => /^ +Database /m.test(output()),
  ];
  for (const hasCome of moments) {
    const app = start({ PORT: String(await freePort()) });
    while (!hasCome(app)) await pause(10);
    expect(await stop(app, 'SIGINT')).toBe(0);
    expect(processesLeft()).toEqual([]);
  }
});

test('an unusable data folder is reported before anything is written to an external database', async () => {
  const DATA_DIR = path.join(import.meta.filename, 'data');
  const app = start({
    DATA_DIR,
    PORT: String(await freePort()),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    JWT_SECRET: 'abcdefghijklmnopqrstuvwxyz012345',
  });
  expect(await app.ended).toBe(1);
  expect(app.output()).toContain(`The app keeps its data in ${DATA_DIR}. ${import.meta.filename} is a file, and a folder is needed.`);
});
