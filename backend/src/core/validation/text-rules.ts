import { getMetadataStorage, ValidateBy } from 'class-validator';
import { placeholdersOf, type Reason, type ReasonKey } from '../errors/index.js';
import { brokenRule, type TextRules } from './text-form.js';

/** Name of the rules in class-validator. */
export const TEXT_RULES = 'textRules';

/** Returns why a text is refused; undefined if it breaks no rule. */
export function brokenText(value: unknown, rules: TextRules<ReasonKey>): Reason | undefined {
  const broken = brokenRule(value, rules);
  if (!broken) return undefined;
  // `server/messages.test.ts` checks that messages have no other placeholders than the values that `brokenRule` gives
  return (broken.params && placeholdersOf(broken.key).length > 0 ? [broken.key, broken.params] : broken.key) as Reason;
}

/** Validates a text by rules. */
export function Text(rules: TextRules<ReasonKey>): PropertyDecorator {
  return ValidateBy(
    {
      name: TEXT_RULES,
      constraints: [rules],
      // `fieldErrors` gives the message; class-validator keeps the context only of an error whose message is not empty
      validator: { validate: (value: unknown) => brokenText(value, rules) === undefined, defaultMessage: () => 'refused' },
    },
    { context: { rules } },
  );
}

/** Returns the rules for the texts of an input class, by field. */
export function textRulesOf(input: new () => object): Record<string, TextRules<ReasonKey>> {
  const rules = getMetadataStorage()
    .getTargetValidationMetadatas(input, '', true, false)
    .filter((rule) => rule.name === TEXT_RULES);
  return Object.fromEntries(rules.map(({ propertyName, constraints }) => [propertyName, constraints[0] as TextRules<ReasonKey>]));
}
