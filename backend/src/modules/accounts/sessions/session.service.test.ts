import jwt from 'jsonwebtoken';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../../core/access/index.js';
import { newId } from '../../../core/db/index.js';
import { SessionService } from './session.service.js';
import { SessionTokens } from './session-tokens.js';

const HOUR = 3600;
const CALLER: Caller = { network: '192.0.2.1', userAgent: '', aside: (wait) => wait() };
const START = Date.parse('2026-11-24T12:00:00.400Z');

afterEach(() => jest.useRealTimers());

test.each([
  ['short', 12 * HOUR],
  ['long', 30 * 24 * HOUR],
])('a %s session lasts %d seconds from its start, even if the database stores it late', async (kind, life) => {
  jest.useFakeTimers({ now: START });
  const slow = {
    query: async () => {
      jest.setSystemTime(START + 1500);
    },
  } as unknown as EntityManager;
  const service = new SessionService(slow, new SessionTokens('a secret of more than thirty-two bytes'));
  const { token, expiresAt } = await service.start(newId(), CALLER, { isLong: kind === 'long' });
  const { iat, exp } = jwt.decode(token) as { iat: number; exp: number };
  expect(iat).toBe(Math.floor(START / 1000));
  expect(exp - iat).toBe(life);
  expect(expiresAt.getTime()).toBe(START + life * 1000);
});
