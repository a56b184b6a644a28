import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../lib/currentSite';
import { rememberLanguage } from '../../lib/i18n';
import { type Language, makeSiteLanguages } from '../../lib/languages';

/** Link to this page in another language. */
interface LanguageLink {
  language: Language;
  /** Props of the link. It causes a full page load. */
  link: { href: string; hrefLang: string; lang: string; onClick: () => void };
}

/** Returns links to this page in all languages that the site offers; none if there is only one. */
export function useLanguageLinks(): LanguageLink[] {
  const { pathname, search, hash } = useLocation();
  const { languages } = useSite();
  // An admin can have changed the languages since the page was made.
  const { offered, pathIn } = useMemo(() => makeSiteLanguages(languages), [languages]);
  if (offered.length === 1) return [];
  return offered.map((language) => ({
    language,
    link: {
      href: pathIn(language, pathname + search + hash),
      hrefLang: language.code,
      lang: language.code,
      onClick: () => rememberLanguage(language),
    },
  }));
}
