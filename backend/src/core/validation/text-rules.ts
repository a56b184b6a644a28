import { getMetadataStorage, ValidateBy } from 'class-validator';
import type { Reason, ReasonKey } from '../errors/index.js';
import { brokenRule, type TextRules } from './text-form.js';

/** Name of the rules in class-validator. */
export const TEXT_RULES = 'textRules';

/** Returns why a text is refused; undefined if it breaks no rule. */
export function brokenText(value: unknown, rules: TextRules<ReasonKey>): Reason | undefined {
  const broken = brokenRule(value, rules);
  // `brokenRule` gives a message the parameters that the type of its key asks for
  return broken && ((broken.params ? [broken.key, broken.params] : broken.key) as Reason);
}

/** Validates a text by rules. */
export function Text(rules: TextRules<ReasonKey>): PropertyDecorator {
  return ValidateBy(
    {
      name: TEXT_RULES,
      constraints: [rules],
      // `fieldErrors` gives the message; class-validator keeps the context only of an error that has one
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
