import { renderMarkdown } from '../../../core/markdown/index.js';
import { cutText } from '../../../core/validation/index.js';
import { localizedTexts } from '../localized-text.type.js';
import {
  fallbackLanguages,
  LEGAL_SLUGS,
  type LanguageCode,
  type Localized,
  type OfferedLanguages,
  type PageRecord,
  type SiteSettings,
} from '../settings/index.js';
import { PagePlace, type SitePage, type SitePageLink } from './site-page.type.js';

/** Maximum length (characters) of a description. Search engines show about half of it. */
const LONGEST_DESCRIPTION = 300;

/** A page in the sitemap. */
export interface ListedPage {
  slug: string;
  /** Languages of its text; all if omitted, because the page has the text of the app. */
  languages?: readonly string[];
  updatedAt?: Date;
}

/**
 * Returns the offered languages of texts, that for readers of other languages first. If no offered language has a text, returns another one.
 * @param wanted language of the reader, if known
 */
function languagesOf(texts: Localized, site: OfferedLanguages, wanted?: string): LanguageCode[] {
  const codes = fallbackLanguages(site).filter((code) => Object.hasOwn(texts, code));
  const own = codes.filter((code) => code === wanted);
  return [...own, ...codes.filter((code) => code !== wanted)].filter((code, n) => n === 0 || site.offered.includes(code));
}

function firstSentence(text: string, language: string): string {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return cutText(first?.segment.trim() ?? '', LONGEST_DESCRIPTION);
}

const isWritten = ({ text }: PageRecord): boolean => Object.keys(text).length > 0;

/** Returns titles with the name of the site in place of `{{site}}`. */
const filled = (titles: Localized, site: string): Localized =>
  Object.fromEntries(Object.entries(titles).map(([language, title]) => [language, title.replaceAll('{{site}}', () => site)]));

/** Pages that the operator has written, for one state of the settings. Each is rendered once in each language. */
export class SitePages {
  /** Links in the order of the settings; the pages with a text of the app last if the settings do not contain them. */
  readonly links: SitePageLink[];
  private readonly records: ReadonlyMap<string, PageRecord>;
  private readonly site: string;
  private readonly languages: OfferedLanguages;
  private readonly rendered = new Map<string, SitePage>();

  constructor(settings: SiteSettings) {
    const { pages } = settings.of('pages');
    const { name: site } = settings.of('identity');
    this.site = site;
    this.languages = settings.of('languages');
    this.records = new Map(pages.filter(isWritten).map((page) => [page.slug, page]));
    const missing = LEGAL_SLUGS.filter((slug) => pages.every((page) => page.slug !== slug));
    this.links = [
      ...pages.flatMap((page) => {
        const { slug, place } = page;
        const isShown = isWritten(page) || LEGAL_SLUGS.includes(slug);
        return place !== 'hidden' && isShown ? [{ slug, place, titles: isWritten(page) ? localizedTexts(filled(page.title, site), this.languages) : [] }] : [];
      }),
      ...missing.map((slug) => ({ slug, place: PagePlace.FOOTER, titles: [] })),
    ];
  }

  /** Returns a page in a language, or in the first other language that has a text; null if there is none. */
  find(slug: string, language: string): SitePage | null {
    const record = this.records.get(slug);
    const languages = record ? languagesOf(record.text, this.languages, language) : [];
    const [code] = languages;
    if (!record || !code) return null;
    const key = `${slug} ${code}`;
    const page = this.rendered.get(key) ?? this.render(record, code, languages);
    this.rendered.set(key, page);
    return page;
  }

  /** Returns the linked pages, for the sitemap. */
  listed(): ListedPage[] {
    return this.links.map(({ slug }) => {
      const record = this.records.get(slug);
      return { slug, ...(record && { languages: languagesOf(record.text, this.languages), updatedAt: new Date(record.updatedAt) }) };
    });
  }

  private render({ slug, title, text, updatedAt }: PageRecord, code: LanguageCode, languages: string[]): SitePage {
    const { html, beginning } = renderMarkdown(text[code] ?? '', { site: this.site });
    const [titled = code] = languagesOf(title, this.languages, code);
    const heading = filled(title, this.site)[titled] ?? '';
    return { slug, title: heading, html, description: firstSentence(beginning, code) || heading, languages, updatedAt: new Date(updatedAt) };
  }
}
