import { ENGLISH, type Language, LANGUAGES, pathIn } from './languages';
import { paths } from './paths';

const KEY = 'citypins-language';

/** Screens that people come to from elsewhere: from a sign-in at another site, and by the links in mails. These know of no language. */
const ARRIVALS = [paths.authCallback, paths.verifyEmail, paths.resetPassword];

/** Keeps in which language somebody reads, for when they come back from elsewhere. */
export function rememberLanguage({ code }: Language): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // a browser that refuses storage: they come back to English
  }
}

function remembered(): Language {
  try {
    return LANGUAGES.find(({ code }) => code === localStorage.getItem(KEY)) ?? ENGLISH;
  } catch {
    return ENGLISH;
  }
}

/** Gives a page that was opened from elsewhere the address that it has in the remembered language. */
export function arriveInLanguage(): void {
  const { pathname, search, hash } = window.location;
  if (!ARRIVALS.includes(pathname)) return;
  const language = remembered();
  if (language !== ENGLISH) window.history.replaceState(window.history.state, '', pathIn(language, pathname) + search + hash);
}
