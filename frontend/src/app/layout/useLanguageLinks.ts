import { useLocation } from 'react-router-dom';
import { rememberLanguage } from '../../lib/languageChoice';
import { type Language, LANGUAGES, pathIn } from '../../lib/languages';
import { isInConsole } from '../../lib/paths';

/** The way to this page in another language. */
interface LanguageLink {
  language: Language;
  /** What a link needs: it loads the page anew, which opens where this one was left. */
  link: { href: string; hrefLang: string; lang: string; onClick: () => void };
}

/** The ways to this page in all languages; none in the console, which is in English only. */
export function useLanguageLinks(): LanguageLink[] {
  const { pathname, search, hash } = useLocation();
  if (isInConsole(pathname)) return [];
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
