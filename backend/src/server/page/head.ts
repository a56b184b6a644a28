import type { Size } from '../../core/pictures/index.js';
import type { Language, SiteLanguages } from './client.js';
import { cutText } from '../../core/validation/index.js';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for use between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Returns data as JSON for a script element. The JSON can neither end the element nor open a comment. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** Size (px) of the pictures that are drawn for link previews. */
const PREVIEW: Size = { width: 1200, height: 630 };

/** Content of a page's head. */
export interface Head {
  title: string;
  description: string;
  /** Canonical path and query of the page, without a language prefix. */
  canonical?: string;
  /** Languages in which the page has a text, that of this text first; all if omitted. Readers of other languages get this text, too. */
  languages?: readonly string[];
  /** Path of the picture for link previews. */
  image?: string;
  /** Size of that picture (px); 1200×630 if omitted. */
  imageSize?: Size;
  jsonLd?: object[];
  noIndex?: boolean;
}

/** Shortens a text at a word boundary to about the length that search engines show. */
export function summary(text: string, max = 160): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf(' ', max - 1);
  return `${cutText(text, end > 0 ? end : max - 1).toWellFormed()}…`;
}

/** Returns the locale of a language for link previews, with the country where most of its speakers live: `es_ES`. */
const previewLocale = ({ code }: Language): string => `${code}_${new Intl.Locale(code).maximize().region ?? ''}`;

/** Context of a head: the URL of the site, and the language of the page. */
interface Place extends Pick<SiteLanguages, 'offered' | 'pathIn' | 'alternatesOf'> {
  /** Name of the site. */
  site: string;
  publicUrl: string;
  language: Language;
}

/** Renders the tags of the head as HTML. The client updates the same tags when the visitor navigates. */
export function renderHead(head: Head, { site, publicUrl, language, offered, pathIn, alternatesOf }: Place): string {
  const { title, description, canonical, languages, image, imageSize = PREVIEW, jsonLd = [], noIndex } = head;
  const meta = (key: 'name' | 'property', name: string, content: string) => `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
  const written = languages?.includes(language.code) === false ? offered.find(({ code }) => code === languages[0]) : undefined;
  const address = canonical === undefined ? undefined : publicUrl + pathIn(written ?? language, canonical);
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="manifest" href="/manifest/${language.code}.webmanifest" />`,
    noIndex ? meta('name', 'robots', 'noindex') : '',
    address === undefined ? '' : `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...(canonical === undefined ? [] : alternatesOf(canonical, languages)).map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(publicUrl + href)}" />`,
    ),
    meta('property', 'og:site_name', site),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', previewLocale(language)),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    address === undefined ? '' : meta('property', 'og:url', address),
    ...(image
      ? [
          meta('property', 'og:image', publicUrl + image),
          meta('property', 'og:image:width', String(imageSize.width)),
          meta('property', 'og:image:height', String(imageSize.height)),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : []),
    ...jsonLd.map((data) => `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...data })}</script>`),
  ];
  return tags.filter(Boolean).join('\n    ');
}
