import { ENGLISH, type Language, LANGUAGES, pathIn } from './languages';
import { paths } from './paths';
import { browserStore } from './storage';

const KEY = 'citypins-language';

/** Screens that people come to from elsewhere: from a sign-in at another site, and by the links in mails. These know of no language. */
const ARRIVALS = [paths.authCallback, paths.verifyEmail, paths.resetPassword, paths.mailPreferences];

/** Keeps in which language somebody reads, for when they come back from elsewhere. */
export const rememberLanguage = ({ code }: Language): void => browserStore.set(KEY, code);

const remembered = (): Language => LANGUAGES.find(({ code }) => code === browserStore.get(KEY)) ?? ENGLISH;

/** Gives a page that was opened from elsewhere the address that it has in the remembered language. */
export function arriveInLanguage(): void {
  const { pathname, search, hash } = window.location;
  if (!ARRIVALS.includes(pathname)) return;
  const language = remembered();
  if (language !== ENGLISH) window.history.replaceState(window.history.state, '', pathIn(language, pathname) + search + hash);
}
