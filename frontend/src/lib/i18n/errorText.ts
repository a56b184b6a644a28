import type { ParseKeys } from 'i18next';
import { i18n } from './i18n';

/**
 * Returns the message of a reason that the server gives, in the page's language.
 * @param key `area.name`, as in `errors.json`
 * @param params values of the placeholders
 * @returns undefined if the language has no message for it
 */
export const errorText = (key: string, params: Readonly<Record<string, string | number>> = {}): string | undefined =>
  i18n.t(`errors.${key}` as ParseKeys, { ...params, defaultValue: '' }) || undefined;
