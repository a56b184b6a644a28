import { newId } from '../../../core/db/index.js';
import { SessionTokens } from './session-tokens.js';

const SECRET = 'a secret of more than thirty-two bytes';
const claims = { userId: newId(), sessionId: newId() };
const tokenOf = (tokens: SessionTokens, seconds: number) => tokens.sign(claims, { issuedAt: new Date(), expiresAt: new Date(Date.now() + seconds * 1000) });

afterEach(() => jest.useRealTimers());

test('a token that was read before is refused as soon as it expires', () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 27) });
  const tokens = new SessionTokens(SECRET);
  const token = tokenOf(tokens, 60);
  for (let i = 0; i < 3; i += 1) expect(tokens.read(token)).toMatchObject(claims);
  jest.setSystemTime(Date.now() + 59_000);
  expect(tokens.read(token)).toMatchObject(claims);
  jest.setSystemTime(Date.now() + 1_000);
  expect(tokens.read(token)).toBeUndefined();
});

test('a token that differs from a known one in its signature or content is refused', () => {
  const tokens = new SessionTokens(SECRET);
  const token = tokenOf(tokens, 60);
  expect(tokens.read(token)).toMatchObject(claims);
  const [head, , signature] = token.split('.');
  const other = Buffer.from(JSON.stringify({ ...claims, sub: newId() })).toString('base64url');
  expect(tokens.read(`${head}.${other}.${signature}`)).toBeUndefined();
  expect(tokens.read(tokenOf(new SessionTokens('another secret of thirty-two bytes'), 60))).toBeUndefined();
});
