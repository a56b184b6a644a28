import { newId } from '../../../core/db/index.js';
import { MailPreferencesTokens } from './mail-preferences.token.js';

const tokens = new MailPreferencesTokens('a secret of at least 32 bytes, for tests');
const asha = { id: newId(), email: 'asha@example.org' };
const ravi = { id: newId(), email: 'ravi@example.org' };

test('a token contains the id of its user, and is valid for that user', () => {
  expect(tokens.of(asha)).toMatch(/^[\w-]{43}$/);
  expect(tokens.of(asha)).toBe(tokens.of({ ...asha }));
  expect(tokens.idIn(tokens.of(asha))).toBe(asha.id);
  expect(tokens.isOf(asha, tokens.of(asha))).toBe(true);
});

test.each<[string, string]>([
  ['of another user', tokens.of(ravi)],
  ['of a former address', tokens.of({ ...asha, email: 'asha@former.example' })],
  ['of another installation', new MailPreferencesTokens('another secret of at least 32 bytes').of(asha)],
  ['with the id of one user and the proof of another', tokens.of(asha).slice(0, 22) + tokens.of(ravi).slice(22)],
  ['that is too short', tokens.of(asha).slice(0, -1)],
  ['that is too long', `${tokens.of(asha)}A`],
  ['that is empty', ''],
  ['with invalid characters', 'é'.repeat(43)],
])('rejects a token %s', (_what, token) => {
  expect(tokens.isOf(asha, token)).toBe(false);
});

test('rejects a token with any changed character', () => {
  const token = tokens.of(asha);
  for (let i = 0; i < token.length; i += 1) {
    const forged = token.slice(0, i) + (token[i] === 'A' ? 'B' : 'A') + token.slice(i + 1);
    expect([i, tokens.isOf(asha, forged)]).toEqual([i, false]);
  }
});

test('returns no user id for a malformed token', () => {
  for (const text of ['', 'x', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)} `, 'é'.repeat(43)]) expect(tokens.idIn(text)).toBeUndefined();
});
