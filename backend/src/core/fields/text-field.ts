import type { GraphQLScalarType } from 'graphql';
import { InvalidInput, type FieldErrors, type Reason, type ReasonKey } from '../errors/index.js';
import { textOrNull, type TextRules } from '../validation/index.js';

/** Declaration of a text of a record. Its column, both APIs, imports, exports and the client's forms derive from it. */
export interface TextField {
  /** Rules of the input. With `required`, the column is NOT NULL. */
  rules: TextRules<ReasonKey>;
  /** Description in the GraphQL schema. */
  description: string;
  /** Description of the input; by default the same. */
  inputDescription?: string;
  /** GraphQL type of the output; by default String. */
  scalar?: GraphQLScalarType;
  /** Returns the stored form of a text that obeys the rules. */
  stored?: (text: string) => string;
  /** The only texts that the field can have, in their stored form; any text by default. */
  choices?: readonly string[];
  /** Returns why a text in its stored form is refused although it obeys the rules; undefined if it is not. */
  refused?: (text: string) => Reason | undefined;
  /** Names of the column or property in imported files besides the column's own name; the first one with a value counts. */
  importNames?: readonly string[];
  /** Returns a text of an imported file as a user would write it. */
  imported?: (text: string) => string;
  /** Object of the REST representation that has the text; `''` for the representation itself. Without it, REST leaves the text out. */
  restObject?: string;
  /** Name of the column in the console's CSV file; by default the name of the field. */
  csvName?: string;
  /** Whether its column is at the end of the console's CSV file, because the file had other columns before the field was added. */
  isLastInCsv?: true;
  /** Section of the client's forms that has the field. */
  section: string;
  /** Control of the client's forms; a single line of text by default. */
  editor?: string;
  /** Whether the field takes half of a form's width. */
  isHalf?: true;
}

export type TextFields = Readonly<Record<string, TextField>>;

/** Names of the fields that must have a text. */
export type RequiredText<Fields extends TextFields> = {
  [Name in keyof Fields]: Fields[Name] extends { rules: { required: string } } ? Name : never;
}[keyof Fields] &
  string;

/** The texts of a record, by field. */
export type TextsOf<Fields extends TextFields> = {
  [Name in keyof Fields]: Name extends RequiredText<Fields> ? string : string | null;
};

/** The texts of an input, by field. */
export type TextInputsOf<Fields extends TextFields> = { [Name in RequiredText<Fields>]: string } & {
  [Name in Exclude<keyof Fields, RequiredText<Fields>>]?: string | null;
};

/** Returns whether a field must have a text. */
export const isRequired = ({ rules }: TextField): boolean => rules.required !== undefined;

/**
 * Returns the texts of an input in their stored form. The input has passed the rules.
 * @param problems errors of other fields, reported together with those of the texts
 * @throws InvalidInput with every wrong field
 */
export function readTexts<Fields extends TextFields>(fields: Fields, input: TextInputsOf<Fields>, problems: FieldErrors = {}): TextsOf<Fields> {
  const given = input as Readonly<Record<string, string | null | undefined>>;
  const texts = Object.entries(fields).map(([name, { rules, stored }]) => {
    const text = textOrNull(given[name], rules);
    const form = text !== null && stored ? stored(text) : text;
    return [name, form || (rules.required === undefined ? null : '')] as const;
  });
  const refused = texts.flatMap(([name, text]) => {
    const reason = text === null ? undefined : fields[name]?.refused?.(text);
    return reason === undefined ? [] : [[name, reason] as const];
  });
  const all: FieldErrors = { ...Object.fromEntries(refused), ...problems };
  if (Object.keys(all).length > 0) throw new InvalidInput(all);
  return Object.fromEntries(texts) as TextsOf<Fields>;
}
