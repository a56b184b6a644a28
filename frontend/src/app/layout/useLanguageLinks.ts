import { useLocation } from 'react-router-dom';
import { rememberLanguage } from '../../lib/i18n';
import { type Language, LANGUAGES, pathIn } from '../../lib/languages';

/** Link to this page in another language. */
interface LanguageLink {
  language: Language;
  /** Props of the link. It causes a full page load. */
  link: { href: string; hrefLang: string; lang: string; onClick: () => void };
}

/** Returns links to this page in all languages. */
export function useLanguageLinks(): LanguageLink[] {
  const { pathname, search, hash } = useLocation();
  return LANGUAGES.map((language) => ({
    language,
    link: {
      href: pathIn(language, pathname + search + hash),
      hrefLang: language.code,
      lang: language.code,
      onClick: () => rememberLanguage(language),
    },
  }));
}
