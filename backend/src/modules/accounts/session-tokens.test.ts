import jwt from 'jsonwebtoken';
import { newId } from '../../core/db/ids.js';
import { SessionTokens } from './session-tokens.js';

const tokens = new SessionTokens('a secret of more than thirty-two bytes');
const claims = { userId: newId(), sessionId: newId() };

test('a token says when its session began, also where the database was slow to store it', () => {
  const issuedAt = new Date(Date.now() - 1500);
  const expiresAt = new Date(issuedAt.getTime() + 12 * 3_600_000);
  const { iat, exp } = jwt.decode(tokens.sign(claims, { issuedAt, expiresAt })) as { iat: number; exp: number };
  expect(iat).toBe(Math.floor(issuedAt.getTime() / 1000));
  expect(exp - iat).toBe(12 * 3600);
});

test('a token is read until it expires', () => {
  const issuedAt = new Date(Date.now() - 60_000);
  expect(tokens.read(tokens.sign(claims, { issuedAt, expiresAt: new Date(Date.now() + 60_000) }))).toEqual(claims);
  expect(tokens.read(tokens.sign(claims, { issuedAt, expiresAt: new Date(Date.now() - 1000) }))).toBeUndefined();
});
