import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { figure } from '../support/figures.js';
import { startInstance } from '../support/instance.js';
import { addPeople, type Person } from '../support/people.js';
import { query, startCluster } from '../support/postgres.js';

/** Uses that the invitation allows, and people who try to use it at the same time. */
const USES = 3;
const PEOPLE = 30;
/** Maximum attempts of a registration on a busy site. */
const ATTEMPTS = 100;
/** Number of random guesses. */
const GUESSES = 300;

jest.setTimeout(120_000);

let databaseUrl: string;
let instances: string[];
let admin: Person;
beforeAll(async () => {
  databaseUrl = (await startCluster()).url();
  const variables = { DATABASE_URL: databaseUrl, SAMPLE_DATA: 'off', LOG_LEVEL: 'fatal' };
  const [first, second] = [await startInstance(variables), await startInstance(variables)];
  instances = [first.url, second.url];
  [admin] = (await addPeople(databaseUrl, 1, 'admin')) as [Person];
  await query(databaseUrl, `INSERT INTO settings (id, name, value, version) VALUES ($1, 'registration', '{"mode": "invitation"}', 1)`, [randomUUID()]);
}, 240_000);

interface Answer {
  status: number;
  body: { _id?: string; link?: string };
}

async function send(path: string, body: object, { on = 0, headers = {} }: { on?: number; headers?: object } = {}): Promise<Answer> {
  const response = await fetch(`${instances[on] ?? ''}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** Creates an invitation for users. @returns its id and its token */
async function invite(): Promise<{ id: string; token: string }> {
  const { status, body } = await send('/admin/invitations', { maxUses: USES, expiresInDays: 1 }, admin);
  expect(status).toBe(201);
  return { id: body._id ?? '', token: body.link?.split('=')[1] ?? '' };
}

/** Registers a person, and tries again while the site is busy. */
async function register(invitation: unknown, { on = 0, ...more }: { on?: number; [field: string]: unknown } = {}): Promise<Answer> {
  const input = { name: 'Mira Iyer', email: `${randomUUID()}@example.org`, password: 'green tram at noon', invitation, ...more };
  let answer = await send('/auth/register', input, { on });
  for (let n = 1; n < ATTEMPTS && answer.status === 503; n += 1) {
    await sleep(100);
    answer = await send('/auth/register', input, { on });
  }
  return answer;
}

const accounts = () => query<{ role: string }>(databaseUrl, "SELECT role FROM users WHERE name = 'Mira Iyer'");

test('two instances create as many accounts as an invitation allows, although many people use it at once', async () => {
  const { id, token } = await invite();
  const before = (await accounts()).length;
  const answers = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => register(token, { on: n % 2, role: 'admin', invitedRole: 'admin' })));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(USES);
  expect(new Set(statuses)).toEqual(new Set([201, 400]));
  const made = await accounts();
  expect([made.length - before, new Set(made.map(({ role }) => role))]).toEqual([USES, new Set(['user'])]);
  expect(await query(databaseUrl, 'SELECT uses FROM invitations WHERE id = $1', [id])).toEqual([{ uses: USES }]);
  figure('S40', `${PEOPLE} people use an invitation for ${USES} at once: ${USES} accounts`);
});

test('neither guesses nor what the database stores about an invitation create an account', async () => {
  const { id, token } = await invite();
  const before = (await accounts()).length;
  const hash = createHash('sha256').update(token).digest();
  const near = [
    ...[id, token.slice(0, -1), `${token}A`, token.toLowerCase(), token.toUpperCase(), token.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'))],
    ...[hash.toString('base64url'), hash.toString('hex'), `\\x${hash.toString('hex')}`, '%', '_'.repeat(43), "' OR true --", [token], { token }, true],
  ];
  const random = Array.from({ length: GUESSES }, () => randomBytes(32).toString('base64url'));
  for (const guess of near) {
    expect([guess, (await register(guess)).status]).toEqual([guess, 400]);
    expect([400, 404]).toContain((await send('/auth/invitation', { token: guess })).status);
  }
  for (const guess of random) expect((await send('/auth/invitation', { token: guess })).status).toBe(404);
  expect((await register(undefined)).status).toBe(403);
  expect((await accounts()).length).toBe(before);
  expect((await send('/auth/invitation', { token })).status).toBe(200);
  figure('S40', `${near.length + GUESSES} guesses, 0 accounts`);
});
