import type { ParseKeys } from 'i18next';
import { i18n } from './i18n';

/** Values of the placeholders in a message. A reason among them is a message of its own. */
type Params = Readonly<Record<string, string | number | ReasonFace>>;

/** A message of the server: its key and the values of its placeholders. */
export interface ReasonFace {
  readonly reason: string;
  readonly params?: Params;
}

const translated = (params: Params): Record<string, string | number> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? (errorText(value.reason, value.params) ?? '') : value]));

/**
 * Returns the message of a reason that the server gives, in the page's language.
 * @param key `area.name`, as in `errors.json`, `console-errors.json` and `findings.json`
 * @param params values of the placeholders
 * @returns undefined if the language has no message for it
 */
export const errorText = (key: string, params: Params = {}): string | undefined =>
  i18n.t(`errors.${key}` as ParseKeys, { ...translated(params), defaultValue: '' }) || undefined;
