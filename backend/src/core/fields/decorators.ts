import { Field } from 'type-graphql';
import { Column } from 'typeorm';
import { Text } from '../validation/index.js';
import { isRequired, type TextFields } from './text-field.js';

/** A base class with texts in its type. The decorators below add them to the class that extends it. */
export type WithTexts<Base, Texts> = abstract new () => Base & Texts;

/** Decorates an entity with a column and a GraphQL field for each text. */
export const textColumns =
  (fields: TextFields): ClassDecorator =>
  ({ prototype }) => {
    for (const [name, field] of Object.entries(fields)) {
      const nullable = !isRequired(field);
      Field(() => field.scalar ?? String, { nullable, description: field.description })(prototype as object, name);
      Column('text', { nullable })(prototype as object, name);
    }
  };

/** Decorates an input with a validated GraphQL field for each text. */
export const textInputs =
  (fields: TextFields): ClassDecorator =>
  ({ prototype }) => {
    for (const [name, field] of Object.entries(fields)) {
      Field(() => String, { nullable: !isRequired(field), description: field.inputDescription ?? field.description })(prototype as object, name);
      Text(field.rules)(prototype as object, name);
    }
  };
