import * as argon2 from '@node-rs/argon2';
import { setImmediate as tick } from 'node:timers/promises';
import { InvalidInput, Overloaded } from '../../core/errors/index.js';
import { Passwords } from './passwords.js';

jest.mock<typeof argon2>('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, hash: jest.fn(actual.hash), verify: jest.fn(actual.verify) };
});

/** Current and maximum number of hashes computed at the same time. */
const load = { now: 0, most: 0 };
beforeEach(() => {
  load.most = 0;
  jest.mocked(argon2.hash).mockImplementation(async () => {
    load.most = Math.max(load.most, (load.now += 1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    load.now -= 1;
    return 'hash';
  });
});

test('computes two hashes at once, queues eight, and rejects more with Overloaded', async () => {
  const passwords = new Passwords(6);
  const first = Array.from({ length: 2 }, () => passwords.hash('x'));
  await tick();
  const waiting = Array.from({ length: 8 }, () => passwords.hash('x'));
  await expect((async () => passwords.hash('x'))()).rejects.toThrow(Overloaded);
  await expect(passwords.compare(null, 'x')).rejects.toThrow(Overloaded);
  expect(await Promise.all([...first, ...waiting])).toHaveLength(10);
  expect(load.most).toBe(2);
  expect(await passwords.hash('x')).toBe('hash');
});

test('hashes a new password only if it is long enough and not common', async () => {
  const passwords = new Passwords(8);
  const problem = async (password: string) =>
    passwords.hashNew('secret', password).then(
      () => undefined,
      (error: unknown) => (error as InvalidInput).fields,
    );
  expect(await problem('1234567')).toEqual({ secret: ['accounts.passwordTooShort', { min: 8 }] });
  for (const common of ['password', 'PassWord', 'iloveyou', 'football', 'baseball']) {
    expect(await problem(common)).toEqual({ secret: 'accounts.passwordTooCommon' });
  }
  jest.mocked(argon2.hash).mockClear();
  expect([await problem('passwordx1'), jest.mocked(argon2.hash).mock.calls.length]).toEqual([undefined, 1]);
});

test('never matches without a hash, but takes one verification', async () => {
  const passwords = new Passwords(6);
  for (const nothing of [null, undefined]) {
    jest.mocked(argon2.verify).mockClear();
    expect([await passwords.compare(nothing, 'x'), jest.mocked(argon2.verify).mock.calls.length]).toEqual(['wrong', 1]);
  }
  jest.mocked(argon2.verify).mockResolvedValueOnce(true);
  expect(await passwords.compare(null, 'the password of nobody')).toBe('wrong');
});

describe('a password with accented letters', () => {
  const [composed, decomposed] = ['Zürich über 2', 'Zu\u0308rich u\u0308ber 2'];
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  beforeEach(() => jest.mocked(argon2.hash).mockImplementation(real.hash));

  test.each([
    ['one character each', composed],
    ['a letter and a mark', decomposed],
    ['full-width letters', composed.replace('2', '\uff12')],
  ])('is the same password, written as %s', async (_how, typed) => {
    const passwords = new Passwords(6);
    const [one, other] = await Promise.all([passwords.hash(typed), passwords.hash(composed)]);
    expect([await passwords.compare(one, composed), await passwords.compare(one, decomposed), await passwords.compare(other, typed)]).toEqual([
      'right',
      'right',
      'right',
    ]);
  });

  test.each([
    [decomposed, decomposed],
    [decomposed, composed],
    ['ﬁve ﬁsh', 'ﬁve ﬁsh'],
  ])('matches an old hash of %j, typed as %j', async (hashed, typed) => {
    expect(await new Passwords(6).compare(await real.hash(hashed), typed)).toBe('outdated');
  });

  test('has the length of its composed letters', async () => {
    await expect((async () => new Passwords(6).hashNew('password', 'u\u0308o\u0308a\u0308'))()).rejects.toThrow(InvalidInput);
  });
});
