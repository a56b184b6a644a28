import { buildMessage, ValidateBy, type ValidationOptions } from 'class-validator';
import { isStorable } from './text-form.js';

/** Name of the rule in class-validator. */
export const PLAIN_TEXT = 'plainText';

/** Validates a text of at most `max` characters that PostgreSQL can store. */
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
