import { object, type ObjectSchema, string, type StringSchema } from 'yup';
import { inputRules } from '../graphql/inputRules.generated';
import { sentence } from './sentences';

interface TextRules {
  label: string;
  required?: string;
  mayBeMissing?: true;
  min?: readonly [number, string];
  max: readonly [number, string];
  pattern?: readonly [string, string];
  isRaw?: true;
}

type Rules = typeof inputRules;
type Texts<Input extends keyof Rules> = { [Field in keyof Rules[Input]]: string };

function textSchema({ required, min, max, pattern, isRaw }: TextRules): StringSchema {
  let schema = isRaw ? string() : string().trim();
  // Said when a rule is broken: by then the page has the sentences of its language.
  const saying = (english: string) => () => sentence(english);
  if (required) schema = schema.required(saying(required));
  schema = schema.max(max[0], saying(max[1]));
  if (min) schema = schema.min(min[0], saying(min[1]));
  if (pattern) schema = schema.matches(new RegExp(pattern[0], 'i'), { message: saying(pattern[1]), excludeEmptyString: true });
  return schema;
}

/** What the server asks of the texts in an input of its schema, as a form checks it; the sentences are the server's, in the page's language. */
export function inputSchema<Input extends keyof Rules>(input: Input): ObjectSchema<Texts<Input>> {
  const fields = Object.entries(inputRules[input] as Record<string, TextRules>).map(([name, rules]) => [name, textSchema(rules)]);
  return object(Object.fromEntries(fields)) as unknown as ObjectSchema<Texts<Input>>;
}
