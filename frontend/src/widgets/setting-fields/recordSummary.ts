import { language } from '../../lib/i18n';
import { siteLanguages } from '../../lib/currentSite';
import type { LocalizedValue, SettingFields, SettingValues } from '../settings';

/** Returns a text in the language of the page, else in another one; empty if there is none. */
export const textHere = (texts: LocalizedValue): string => [language, ...siteLanguages.fallbacks].map(({ code }) => texts[code]).find(Boolean) ?? '';

/** Returns a text that tells a record from others, such as its title: its first localized text, else its first text; empty if it has none. */
export function recordSummary(fields: SettingFields, record: SettingValues): string {
  const of = (kind: string) => Object.keys(fields).filter((name) => fields[name]?.kind === kind);
  const texts = [...of('localized').map((name) => textHere(record[name] as LocalizedValue)), ...of('text').map((name) => String(record[name]))];
  return texts.find((text) => text.trim() !== '') ?? '';
}
