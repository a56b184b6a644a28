import { newId } from '../../core/db/ids.js';
import { MailPreferencesTokens } from './mail-preferences.token.js';

const tokens = new MailPreferencesTokens('a secret of at least 32 bytes, for tests');
const asha = { id: newId(), email: 'asha@example.org' };
const ravi = { id: newId(), email: 'ravi@example.org' };

test('a token names its user and is theirs', () => {
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
  ['that is cut', tokens.of(asha).slice(0, -1)],
  ['that is longer', `${tokens.of(asha)}A`],
  ['that is empty', ''],
  ['of other letters', 'é'.repeat(43)],
])('a token %s is refused', (_what, token) => {
  expect(tokens.isOf(asha, token)).toBe(false);
});

test('each changed character makes a token useless', () => {
  const token = tokens.of(asha);
  for (let i = 0; i < token.length; i += 1) {
    const forged = token.slice(0, i) + (token[i] === 'A' ? 'B' : 'A') + token.slice(i + 1);
    expect([i, tokens.isOf(asha, forged)]).toEqual([i, false]);
  }
});

test('a text of another form names nobody', () => {
  for (const text of ['', 'x', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)} `, 'é'.repeat(43)]) expect(tokens.idIn(text)).toBeUndefined();
});
