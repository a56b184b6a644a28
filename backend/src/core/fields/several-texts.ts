import type { Reason, ReasonKey } from '../errors/index.js';
import { brokenText, textOrNull, type TextRules } from '../validation/index.js';
import type { TextField } from './text-field.js';

/** Maximum length (characters) of all texts together. */
const LONGEST = 1000;

/** Returns the texts of a field that has several, without repetitions. Semicolons and line ends separate them. */
export const splitTexts = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;\n]/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

/** Returns the part of a declaration that makes a field have several texts. They are stored in one text: `one; two`. */
export function severalTexts(rules: TextRules<ReasonKey>, refused?: (text: string) => Reason | undefined) {
  const textsOf = (text: string) => splitTexts(text).flatMap((one) => textOrNull(one, rules) ?? []);
  return {
    rules: { label: rules.label, max: LONGEST, isMultiline: true },
    stored: (text) => [...new Set(textsOf(text))].join('; '),
    refused: (text) =>
      splitTexts(text)
        .map((one) => brokenText(one, rules) ?? refused?.(one))
        .find((reason) => reason !== undefined),
    editor: 'several',
  } as const satisfies Partial<TextField>;
}
