import type { FieldErrors, Reason } from '../../../../core/errors/index.js';
import { LANGUAGE_CODES } from '../languages.js';
import type { ValuesOf } from '../setting-field.js';

/** Slugs of the pages that have a text of the app until the operator writes one. Their addresses are `/privacy` and `/terms`. */
export const LEGAL_SLUGS: readonly string[] = ['privacy', 'terms'];

/** First parts of the app's own addresses, in all languages. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...['admin', 'api', 'art', 'assets', 'auth', 'backups', 'cities', 'dev', 'embed', 'forgot-password', 'graphiql', 'graphql', 'healthz', 'lists', 'login'],
  ...['mail-preferences', 'manifest', 'map', 'metrics', 'moderation', 'pages', 'people', 'places', 'profile', 'readyz', 'register', 'reset-password', 'shell'],
  ...['offline', 'site', 'sitemaps', 'suggest', 'uploads', 'verify-email'],
  ...LANGUAGE_CODES,
]);

const empty = { text: {}, place: 'footer', updatedAt: '' } as const;

/** Pages that the operator writes. A page without a text is not shown. */
export const pages = {
  pages: {
    kind: 'records',
    most: 30,
    fields: {
      slug: {
        kind: 'text',
        rules: { label: 'Address', required: 'settings.slugMissing', max: 60, pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'settings.slugInvalid'] },
      },
      title: { kind: 'localized', rules: { label: 'Title', max: 80 } },
      text: { kind: 'localized', rules: { label: 'Text', max: 50_000, isMultiline: true }, isMarkdown: true },
      place: { kind: 'choice', options: ['footer', 'menu', 'hidden'], initial: 'footer' },
      updatedAt: { kind: 'changed', of: ['title', 'text'] },
    },
    initial: [
      {
        slug: 'about',
        title: { en: 'About us', es: 'Quiénes somos', de: 'Über uns', hi: 'हमारे बारे में', ar: 'من نحن' },
        ...empty,
      },
      {
        slug: 'imprint',
        title: { en: 'Imprint', es: 'Aviso legal', de: 'Impressum', hi: 'प्रकाशक की जानकारी', ar: 'بيانات الناشر' },
        ...empty,
      },
      {
        slug: 'privacy',
        title: { en: 'Privacy Policy', es: 'Política de privacidad', de: 'Datenschutzerklärung', hi: 'गोपनीयता नीति', ar: 'سياسة الخصوصية' },
        ...empty,
      },
      {
        slug: 'terms',
        title: { en: 'Terms and Conditions', es: 'Términos y condiciones', de: 'Nutzungsbedingungen', hi: 'नियम और शर्तें', ar: 'الشروط والأحكام' },
        ...empty,
      },
    ],
  },
} as const;

export type PageRecord = ValuesOf<typeof pages>['pages'][number];

/** Returns the errors of slugs that are reserved, repeated or not in lower case, and of texts without a title, by the path of the field. */
export function pagesErrors({ pages: records }: ValuesOf<typeof pages>): FieldErrors {
  const errors: Record<string, Reason> = {};
  const known = new Set<string>();
  for (const [i, { slug, title, text }] of records.entries()) {
    if (slug !== slug.toLowerCase()) errors[`pages.${i}.slug`] = 'settings.slugInvalid';
    else if (RESERVED_SLUGS.has(slug)) errors[`pages.${i}.slug`] = ['settings.slugReserved', { slug }];
    else if (known.has(slug)) errors[`pages.${i}.slug`] = ['settings.slugTaken', { slug }];
    known.add(slug);
    if (Object.keys(text).length > 0 && Object.keys(title).length === 0) errors[`pages.${i}.title`] = 'settings.pageTitleMissing';
  }
  return errors;
}
