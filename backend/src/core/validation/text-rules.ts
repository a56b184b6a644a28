import { getMetadataStorage, ValidateBy } from 'class-validator';
import { brokenRule, type TextRules } from './text-form.js';

/** Name of the rules in class-validator. */
export const TEXT_RULES = 'textRules';

/** Validates a text by rules. */
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

/** Returns the rules for the texts of an input class, by field. */
export function textRulesOf(input: new () => object): Record<string, TextRules> {
  const rules = getMetadataStorage()
    .getTargetValidationMetadatas(input, '', true, false)
    .filter((rule) => rule.name === TEXT_RULES);
  return Object.fromEntries(rules.map(({ propertyName, constraints }) => [propertyName, constraints[0] as TextRules]));
}
