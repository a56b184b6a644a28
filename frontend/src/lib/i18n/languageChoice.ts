import { siteLanguages } from '../currentSite';
import type { Language } from '../languages';
import { paths } from '../address';
import { browserStore } from '../browser';

const KEY = 'citypins-language';

/** Screens that links from elsewhere open: the sign-in at another site, and mails. These links have no language prefix. */
const ARRIVALS = [paths.authCallback, paths.verifyEmail, paths.resetPassword, paths.mailPreferences];

/** Stores the visitor's language for later visits through links without a language prefix. */
export const rememberLanguage = ({ code }: Language): void => browserStore.set(KEY, code);

const remembered = (): Language => siteLanguages.offered.find(({ code }) => code === browserStore.get(KEY)) ?? siteLanguages.initial;

/** Rewrites the address of a screen in `ARRIVALS` to the stored language. */
export function arriveInLanguage(): void {
  const { pathname, search, hash } = window.location;
  if (!ARRIVALS.includes(pathname)) return;
  const language = remembered();
  if (language !== siteLanguages.initial) window.history.replaceState(window.history.state, '', siteLanguages.pathIn(language, pathname) + search + hash);
}
