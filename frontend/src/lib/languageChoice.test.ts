import { arriveInLanguage, rememberLanguage } from './languageChoice';
import { ENGLISH, LANGUAGES } from './languages';

const arabic = LANGUAGES.find(({ code }) => code === 'ar') ?? ENGLISH;

/** Where somebody is who has opened an address. */
function arriveAt(address: string): string {
  window.history.replaceState(null, '', address);
  arriveInLanguage();
  return window.location.pathname + window.location.search + window.location.hash;
}

beforeEach(() => localStorage.clear());

test.each(['/auth/callback', '/verify-email#token', '/reset-password?x=1#token', '/mail-preferences#token'])(
  'whoever comes from elsewhere to %s reads on in the language that they have chosen',
  (address) => {
    expect(arriveAt(address)).toBe(address);
    rememberLanguage(arabic);
    expect(arriveAt(address)).toBe(`/ar${address}`);
    rememberLanguage(ENGLISH);
    expect(arriveAt(address)).toBe(address);
  },
);

test('all other addresses are in the language that they name, whatever was chosen', () => {
  rememberLanguage(arabic);
  expect(['/', '/cities?page=2', '/es/verify-email', '/login'].map(arriveAt)).toEqual(['/', '/cities?page=2', '/es/verify-email', '/login']);
});

test('what is stored and no language is none', () => {
  localStorage.setItem('citypins-language', '/evil.example');
  expect(arriveAt('/auth/callback')).toBe('/auth/callback');
});
