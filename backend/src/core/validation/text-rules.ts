import { getMetadataStorage, ValidateBy } from 'class-validator';
import { brokenRule, type TextRules } from './text-form.js';

/** The name under which class-validator keeps the rules. */
export const TEXT_RULES = 'textRules';

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
