import type { Size } from '../../core/pictures/sizes.js';
import type { Client, Language } from './client.js';
import { cutText } from '../../core/validation/cut-text.js';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text made safe between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Data made safe inside a script element: nothing in it can end the element or open a comment. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** Pixels of the pictures that are drawn for link previews. */
const PREVIEW: Size = { width: 1200, height: 630 };

/** What the head of a page says about it. */
export interface Head {
  title: string;
  description: string;
  /** Path and query under which the page is to be known, without the prefix of a language. */
  canonical?: string;
  /** Path of the picture for link previews. */
  image?: string;
  /** Its pixels; 1200×630 when left out. */
  imageSize?: Size;
  jsonLd?: object[];
  noIndex?: boolean;
}

/** The first sentences of a text, at most about as long as search engines show. */
export function summary(text: string, max = 160): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf(' ', max - 1);
  return `${cutText(text, end > 0 ? end : max - 1).toWellFormed()}…`;
}

/** The locale of a language as link previews name it, with the country where most speak it: es_ES. */
const previewLocale = ({ code }: Language): string => `${code}_${new Intl.Locale(code).maximize().region ?? ''}`;

/** Where a head stands: below which address, and in which language. */
interface Place extends Pick<Client, 'pathIn' | 'alternatesOf'> {
  publicUrl: string;
  language: Language;
}

/** The head's tags as HTML; the client updates the same tags as it moves on. */
export function renderHead(head: Head, { publicUrl, language, pathIn, alternatesOf }: Place): string {
  const { title, description, canonical, image, imageSize = PREVIEW, jsonLd = [], noIndex } = head;
  const meta = (key: 'name' | 'property', name: string, content: string) => `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
  const address = canonical === undefined ? undefined : publicUrl + pathIn(language, canonical);
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="manifest" href="/manifest/${language.code}.webmanifest" />`,
    noIndex ? meta('name', 'robots', 'noindex') : '',
    address === undefined ? '' : `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...(canonical === undefined ? [] : alternatesOf(canonical)).map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(publicUrl + href)}" />`,
    ),
    meta('property', 'og:site_name', 'CityPins'),
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
