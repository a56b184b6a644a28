import { getMetadataStorage, ValidateBy } from 'class-validator';
import { isStorable } from './plain-text.js';

/** What a text must be like, each rule with the sentence that says so. The same data reaches the client's forms as a generated file. */
export interface TextRules {
  /** What the field is called in a sentence. */
  label: string;
  /** Said where the text is missing or empty; left out where it may be. */
  required?: string;
  /** The whole field may be left out; where it is there, it is required all the same. */
  mayBeMissing?: true;
  /** Least characters. */
  min?: readonly [number, string];
  /** Most characters. */
  max: readonly [number, string];
  /** A regular expression that ignores case. */
  pattern?: readonly [string, string];
  /** The text counts as it is, with the blanks around it, and may hold any character: a password. */
  isRaw?: true;
  /** The text may have several lines. */
  isMultiline?: true;
}

/** The name under which class-validator keeps the rules. */
export const TEXT_RULES = 'textRules';

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** What can be seen of a text, in the end: not marks on nothing, blanks of all kinds, and letters that are drawn as one. */
const VISIBLE = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** The text that the rules are about and that is kept: without the blanks around it, unless they count, and with one kind of line end. */
export const cleanText = (value: string, { isRaw }: Pick<TextRules, 'isRaw'>): string => (isRaw ? value : value.replace(/\r\n?/g, '\n').trim());

/** As `cleanText`, for a text that may be missing: null where there is nothing to keep. */
export const textOrNull = (value: string | null | undefined, rules: Pick<TextRules, 'isRaw'> = {}): string | null => cleanText(value ?? '', rules) || null;

/** The sentence of the first rule that a value breaks; undefined where it breaks none. */
export function brokenRule(value: unknown, rules: TextRules): string | undefined {
  const { label, required, mayBeMissing, min, max, pattern, isRaw, isMultiline } = rules;
  if (value === undefined || value === null) return mayBeMissing ? undefined : required;
  if (typeof value !== 'string') return `${label} must be text`;
  const text = cleanText(value, rules);
  if (text === '' || (!isRaw && !VISIBLE.test(text))) return required;
  if (text.length > max[0]) return max[1];
  if (!isStorable(text) || (!isRaw && CONTROL.test(isMultiline ? text.replace(/[\n\t]/g, '') : text)))
    return `${label} contains characters that cannot be used`;
  if (min && text.length < min[0]) return min[1];
  if (pattern && !new RegExp(pattern[0], 'i').test(text)) return pattern[1];
  return undefined;
}

/** Text that keeps to the rules. */
export function Text(rules: TextRules): PropertyDecorator {
  return ValidateBy({
    name: TEXT_RULES,
    constraints: [rules],
    validator: {
      validate: (value: unknown) => brokenRule(value, rules) === undefined,
      defaultMessage: (args) => brokenRule(args?.value, rules) ?? '',
    },
  });
}

/** The rules of the texts in an input class, by field. */
export function textRulesOf(input: new () => object): Record<string, TextRules> {
  const rules = getMetadataStorage()
    .getTargetValidationMetadatas(input, '', true, false)
    .filter((rule) => rule.name === TEXT_RULES);
  return Object.fromEntries(rules.map(({ propertyName, constraints }) => [propertyName, constraints[0] as TextRules]));
}
