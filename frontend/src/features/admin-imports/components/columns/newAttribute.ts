import { cutText } from '../../../../graphql/cutText.generated';
import { ATTRIBUTE_FIELDS, type SettingValues } from '../../../../widgets/settings';
import { blankValues } from '../../../../widgets/setting-fields';
import { folded, language } from '../../../../lib/i18n';

/** Kinds of attributes that a column can give. */
export const KINDS = ['yes-no', 'number', 'choice', 'several', 'link', 'text'] as const;
export type AttributeKind = (typeof KINDS)[number];

/** Most options that are proposed. */
const MOST_OPTIONS = 12;
/** Longest text (characters) that is proposed as an option. */
const LONGEST_OPTION = 30;

const YES_OR_NO = /^(yes|no|y|n|true|false|0|1|ja|nein|oui|non|sí|si|no|sì|sim|não|हाँ|हां|नहीं|नहीँ|نعم|لا)$/iu;
const NUMBER = /^[-+]?\d+([.,]\d+)?$/;
const LINK = /^https?:\/\/\S+$/i;
const SEPARATOR = /\s*[;,]\s*/;

const different = (values: readonly string[]): string[] => [...new Map(values.filter(Boolean).map((value) => [value.toLowerCase(), value])).values()];

/** Returns the options that a column's values name. */
export const optionsIn = (values: readonly string[], kind: AttributeKind): string[] =>
  different(kind === 'several' ? values.flatMap((value) => value.trim().split(SEPARATOR)) : values.map((value) => value.trim()));

/** Proposes the kind of an attribute for the values of a column. */
export function kindOf(found: readonly string[]): AttributeKind {
  const values = found.map((value) => value.trim()).filter(Boolean);
  const are = (pattern: RegExp) => values.length > 0 && values.every((value) => pattern.test(value));
  if (are(YES_OR_NO)) return 'yes-no';
  if (are(NUMBER)) return 'number';
  if (are(LINK)) return 'link';
  const isShort = (options: readonly string[]) =>
    options.length > 0 && options.length <= MOST_OPTIONS && options.every((option) => option.length <= LONGEST_OPTION && !/[.!?]/.test(option));
  if (isShort(optionsIn(values, 'several')) && values.some((value) => SEPARATOR.test(value))) return 'several';
  return isShort(optionsIn(values, 'choice')) ? 'choice' : 'text';
}

/** Returns the word for a text: `Wi-Fi outside` becomes `wi_fi_outside`. Empty without Latin letters. */
const wordOf = (text: string): string =>
  cutText(
    folded(text)
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .join('_'),
    40,
  ).replace(/_$/, '');

/** Proposes the key of an attribute for its name. Keys begin with a letter. */
export const keyOf = (name: string): string => wordOf(name).replace(/^[^a-z]+/, '');

/** Proposes the name of an attribute for a column: `opening_year` becomes `Opening year`. */
export function nameOf(column: string): string {
  const words = column.replace(/[_.:/]+/g, ' ').trim();
  return cutText(`${words.charAt(0).toUpperCase()}${words.slice(1)}`, 60);
}

/** A new attribute as an admin describes it. */
export interface NewAttribute {
  name: string;
  kind: AttributeKind;
  /** Names of the options, one a line. */
  options: string;
}

/** Returns whether attributes of a kind have options. */
export const hasOptions = (kind: AttributeKind): boolean => kind === 'choice' || kind === 'several';

/** Returns the values of all fields of a new attribute, with its name in the language of the page. */
export function attributeValue({ name, kind, options }: NewAttribute): SettingValues {
  const names = hasOptions(kind) ? different(options.split('\n').map((line) => line.trim())) : [];
  const words = names.map(wordOf);
  const keys = words.map((word, n) => (word === '' || words.indexOf(word) < n ? `option_${n + 1}` : word));
  return {
    ...blankValues(ATTRIBUTE_FIELDS),
    names: { [language.code]: name.trim() },
    kind,
    options: names.map((text, n) => ({ key: keys[n], names: { [language.code]: text }, synonyms: {}, isRetired: false })),
  };
}
