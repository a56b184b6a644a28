import { createInstance, type FormatterModule, type i18n as I18n, type ParseKeys, type TOptions } from 'i18next';
import type consoleTexts from '../../locales/en/console.json';
import type legal from '../../locales/en/legal.json';
import type settings from '../../locales/en/settings.json';
import type texts from '../../locales/en/texts.json';
import { type Isolate, makeIsolate } from './bidi';
import type { Language } from './languages';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof texts & typeof consoleTexts & { legal: typeof legal; settings: typeof settings } };
  }
}

/** Returns a text of one language by its key; `values` replace its placeholders. */
export type Say = (text: ParseKeys, values?: TOptions) => string;

/** Functions that format values of placeholders, by the format that a text asks for: `{{size, bytes}}`. */
type Formats = Readonly<Record<string, ((value: never) => string) | undefined>>;

/** Formats placeholder values: numbers by the language's rules, other data isolated, in lower case if the text says `lowercase`. */
const makeFormatter = (formatNumber: (n: number) => string, isolate: Isolate, formats: Formats): FormatterModule => ({
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: unknown, format, code) {
    const own = format ? formats[format] : undefined;
    if (own) return own(value as never);
    if (typeof value === 'number') return formatNumber(value);
    const data = String(value);
    return isolate(format === 'lowercase' ? data.toLocaleLowerCase(code) : data);
  },
});

/**
 * Creates the i18next instance of a language.
 * @param contents texts by feature and key; more can be added later
 * @param formatNumber formats the numbers in texts
 * @param site name of the site, which texts contain as `{{site}}`
 * @param formats formats of values that texts ask for by name
 */
export function makeI18n({ code, direction }: Language, contents: object, formatNumber: (n: number) => string, site: string, formats: Formats = {}): I18n {
  const made = createInstance().use(makeFormatter(formatNumber, makeIsolate({ direction }), formats));
  void made.init({
    lng: code,
    fallbackLng: false,
    resources: { [code]: { translation: contents } },
    initAsync: false,
    // React and the `html` template function already escape values.
    interpolation: { escapeValue: false, alwaysFormat: true, defaultVariables: { site } },
  });
  return made;
}
