import { buildMessage, ValidateBy, type ValidationOptions } from 'class-validator';
import { isStorable } from './text-form.js';

/** The name under which class-validator keeps the rule. */
export const PLAIN_TEXT = 'plainText';

/** Text of at most `max` characters that can be stored as it is. */
export function PlainText(max: number, options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: PLAIN_TEXT,
      constraints: [max],
      validator: {
        validate: (value: unknown) => typeof value === 'string' && value.length <= max && isStorable(value),
        defaultMessage: buildMessage((each) => `${each}$property must be text of at most $constraint1 characters`, options),
      },
    },
    options,
  );
}
