import { arriveInLanguage, rememberLanguage } from './languageChoice';
import { ENGLISH, LANGUAGES } from '../languages';

const arabic = LANGUAGES.find(({ code }) => code === 'ar') ?? ENGLISH;

/** Opens an address and returns the resulting one. */
function arriveAt(address: string): string {
  window.history.replaceState(null, '', address);
  arriveInLanguage();
  return window.location.pathname + window.location.search + window.location.hash;
}

beforeEach(() => localStorage.clear());

test.each(['/auth/callback', '/verify-email#token', '/reset-password?x=1#token', '/mail-preferences#token'])(
  'a link from elsewhere to %s opens in the stored language',
  (address) => {
    expect(arriveAt(address)).toBe(address);
    rememberLanguage(arabic);
    expect(arriveAt(address)).toBe(`/ar${address}`);
    rememberLanguage(ENGLISH);
    expect(arriveAt(address)).toBe(address);
  },
);

test('other addresses keep their language', () => {
  rememberLanguage(arabic);
  expect(['/', '/cities?page=2', '/es/verify-email', '/login'].map(arriveAt)).toEqual(['/', '/cities?page=2', '/es/verify-email', '/login']);
});

test('an invalid stored language is ignored', () => {
  localStorage.setItem('citypins-language', '/evil.example');
  expect(arriveAt('/auth/callback')).toBe('/auth/callback');
});
