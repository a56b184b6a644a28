import type * as Argon2 from '@node-rs/argon2';
import timers from 'node:timers/promises';
import pLimit from 'p-limit';
import { act, type Outcome } from '../../../../test/accounts.js';
import { buildInvitation, buildUser, PASSWORD, PASSWORD_HASH } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { Throttle } from './throttle.js';

// Spies instead of mocked modules: jest.mock would load the whole app again for this file.
const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2');
const actual = { verify: argon2.verify, sleep: timers.setTimeout };
/** Verifies only the right password, to save time. The tests of the sign-in verify wrong ones. */
const verify = jest.spyOn(argon2, 'verify').mockImplementation(async (hash, password) => password === PASSWORD && actual.verify(hash, password));
/** Skips the delay of one second. */
const sleep = jest.spyOn(timers, 'setTimeout').mockImplementation((ms, value, options) => actual.sleep(ms === 1000 ? 0 : ms, value, options));

/** Server that trusts no proxy. */
let server: TestServer;
/** Server with the same database that trusts one proxy. */
let behindProxy: TestServer;
let email: string;

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT: '1000000' } });
  behindProxy = await startServer({ beside: server, env: { RATE_LIMIT: '1000000', TRUST_PROXY: '1' } });
});
beforeEach(async () => {
  await server.dataSource.query('TRUNCATE throttle');
  ({ email } = await buildUser(server.dataSource, { passwordHash: PASSWORD_HASH }));
  verify.mockClear();
});
afterAll(async () => {
  await behindProxy.stop();
  await server.stop();
  jest.restoreAllMocks();
});

const from = (address: string) => ({ 'X-Forwarded-For': address });
/** Sends `n` requests, ten at a time, so that they do not time out on a busy machine. */
const times = (n: number, ask: (i: number) => Promise<Outcome>) => pLimit(10).map(Array.from({ length: n }).keys(), ask);
const guess = (one: TestServer, password: string, headers = {}) => act(one, 'REST', 'signIn', { email, password }, headers);
const count = (outcomes: Outcome[], code: string | undefined) => outcomes.filter((outcome) => outcome.code === code).length;

test('verifies ten of 200 wrong passwords, and the owner can sign in from another network', async () => {
  const outcomes = [];
  for (let i = 0; i < 4; i++) outcomes.push(...(await times(50, () => guess(behindProxy, 'wrong', from('192.0.2.1')))));
  expect(verify).toHaveBeenCalledTimes(10);
  expect([count(outcomes, 'INVALID_CREDENTIALS'), count(outcomes, 'TOO_MANY')]).toEqual([10, 190]);
  const refused = outcomes.find(({ code }) => code === 'TOO_MANY');
  expect([refused?.status, refused?.message]).toEqual([429, expect.stringMatching(/^Too many failed attempts\. Please try again in \d+ minutes\.$/)]);
  const wait = Number(refused?.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(800);
  expect(wait).toBeLessThanOrEqual(3600);
  expect((await guess(behindProxy, PASSWORD, from('192.0.2.1'))).code).toBe('TOO_MANY');
  expect((await guess(behindProxy, PASSWORD, from('192.0.2.2'))).code).toBeUndefined();
});

test('ignores a changing X-Forwarded-For header if no proxy is trusted', async () => {
  const outcomes = await times(50, (i) => guess(server, 'wrong', from(`192.0.2.${i}`)));
  expect(count(outcomes, 'TOO_MANY')).toBe(40);
  expect(verify).toHaveBeenCalledTimes(10);
});

test('counts only the address that the trusted proxy has seen', async () => {
  const outcomes = await times(30, (i) => guess(behindProxy, 'wrong', from(`198.51.100.${i}, 192.0.2.7`)));
  expect([count(outcomes, 'TOO_MANY'), verify.mock.calls.length]).toEqual([20, 10]);
});

test('counts guesses at one account together, regardless of the case of the address', async () => {
  await times(30, (i) => act(server, 'REST', 'signIn', { email: i % 2 ? email.toUpperCase() : `  ${email}`, password: 'wrong' }));
  expect(verify).toHaveBeenCalledTimes(10);
});

test('a GraphQL request can contain only one guess', async () => {
  for (const n of [2, 25]) {
    const aliases = Array.from({ length: n }, (_, i) => `a${i}: signIn(input: { email: "${email}", password: "wrong${i}" }) { token }`);
    const { body } = await server.graphql(`mutation { ${aliases.join(' ')} }`);
    expect(body.errors?.[0]?.extensions.code).toBe('QUERY_LIMIT_EXCEEDED');
  }
  expect(verify).not.toHaveBeenCalled();
});

test('all processes share the counters', async () => {
  const outcomes = await times(40, (i) => guess(i % 2 ? server : behindProxy, 'wrong'));
  expect([count(outcomes, 'INVALID_CREDENTIALS'), verify.mock.calls.length]).toEqual([10, 10]);
});

test('delays each guess from the sixth on by a second', async () => {
  await times(5, () => guess(server, 'wrong'));
  const start = performance.now();
  sleep.mockImplementationOnce(actual.sleep);
  await guess(server, 'wrong');
  expect(performance.now() - start).toBeGreaterThan(990);
});

test('a request gives up its slot while it is delayed or waits for the verification', async () => {
  let asides = 0;
  const aside = <T>(wait: () => Promise<T>): Promise<T> => {
    asides += 1;
    return wait();
  };
  const throttle = new Throttle(server.dataSource, true);
  const seen = [];
  for (let i = 0; i < 6; i++) {
    await throttle.guess(email, { network: '192.0.2.1', userAgent: '', aside }, async () => false);
    seen.push(asides);
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 7]);
});

test('a right password resets the failures', async () => {
  await times(9, () => guess(server, 'wrong'));
  expect((await guess(server, PASSWORD)).code).toBeUndefined();
  verify.mockClear();
  await times(12, () => guess(server, 'wrong'));
  expect(verify).toHaveBeenCalledTimes(10);
});

test('does not count a guess that was not verified because of overload', async () => {
  verify.mockRejectedValueOnce(Object.assign(new Error('The line is full'), { code: '53300' }));
  expect((await guess(server, PASSWORD)).status).toBe(503);
  const kept = await server.dataSource.query<{ points: number }[]>('SELECT points FROM throttle');
  expect(kept.map(({ points }) => points)).toEqual([0, 0]);
});

test('accepts guesses at an account again after 15 minutes', async () => {
  await times(11, () => guess(server, 'wrong'));
  await server.dataSource.query('UPDATE throttle SET expire = expire - 15 * 60000');
  expect((await guess(server, PASSWORD)).code).toBeUndefined();
});

test('rejects guesses at all accounts from a network with a hundred failures in an hour', async () => {
  await guess(server, 'wrong');
  await server.dataSource.query(`UPDATE throttle SET points = 100 WHERE key LIKE 'network:%'`);
  const { email: other } = await buildUser(server.dataSource, { passwordHash: PASSWORD_HASH });
  const { code, headers } = await act(server, 'REST', 'signIn', { email: other, password: PASSWORD });
  expect([code, Number(headers.get('retry-after')) > 3000]).toEqual(['TOO_MANY', true]);
});

test('limits guesses in a signed-in session like those at sign-in', async () => {
  const user = await buildUser(server.dataSource, { passwordHash: PASSWORD_HASH });
  const headers = await server.signInAs(user);
  const attempts = [
    () => act(server, 'REST', 'changePassword', { currentPassword: 'wrong', newPassword: 'seven red kettles' }, headers),
    () => act(server, 'GraphQL', 'deleteAccount', { currentPassword: 'wrong' }, headers),
    () => act(server, 'REST', 'updateProfile', { name: user.name, email: 'new@example.org', currentPassword: 'wrong' }, headers),
    () => act(server, 'GraphQL', 'signIn', { email: user.email, password: 'wrong' }),
  ];
  const outcomes = await times(40, (i) => (attempts[i % 4] ?? attempts[0])?.() as Promise<Outcome>);
  expect([count(outcomes, 'TOO_MANY'), verify.mock.calls.length]).toEqual([30, 10]);
});

test('one address makes five accounts in half an hour, and another address is not affected', async () => {
  const register = (i: number, headers = {}) =>
    act(behindProxy, i % 2 ? 'REST' : 'GraphQL', 'register', { name: 'Ravi', email: `${i}.${email}`, password: PASSWORD }, headers);
  const outcomes = await times(12, (i) => register(i, from('192.0.2.1')));
  expect([count(outcomes, undefined), count(outcomes, 'TOO_MANY')]).toEqual([5, 7]);
  const refused = outcomes.find(({ code, status }) => code === 'TOO_MANY' && status === 429);
  expect(refused?.message).toMatch(/^Too many new accounts\. Please try again in (29|30) minutes\.$/);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(1700);
  expect((await register(12, from('192.0.2.2'))).code).toBeUndefined();
});

test('an invited group on one network gets its accounts, and taken addresses still count', async () => {
  const { token } = await buildInvitation(behindProxy.dataSource, { maxUses: 20 });
  const register = (address: string) =>
    act(behindProxy, 'REST', 'register', { name: 'Ravi', email: address, password: PASSWORD, invitation: token }, from('192.0.2.3'));
  for (let i = 0; i < 8; i += 1) expect((await register(`guest-${i}.${email}`)).code).toBeUndefined();
  const taken = await times(8, () => register(`guest-1.${email}`));
  expect([count(taken, 'CONFLICT'), count(taken, 'TOO_MANY')]).toEqual([5, 3]);
});

test('one address can request twenty mails in half an hour', async () => {
  const outcomes = await times(25, (i) => act(server, 'REST', 'requestPasswordReset', { email: `nobody-${i}@example.org` }));
  expect([count(outcomes, undefined), count(outcomes, 'TOO_MANY')]).toEqual([20, 5]);
});
