import { object, type ObjectSchema, string, type StringSchema } from 'yup';
import { inputRules } from '../graphql/inputRules.generated';
import { brokenRule, type TextRules } from '../graphql/textForm.generated';
import { sentence } from './sentences';

type Rules = typeof inputRules;
type Texts<Input extends keyof Rules> = { [Field in keyof Rules[Input]]: string };

/** Checks a text by the server's own function; a field of a form that nobody has filled in is empty, not missing. */
const textSchema = (rules: TextRules): StringSchema =>
  string().test({
    test(value, { createError }) {
      const broken = brokenRule(value ?? '', rules);
      // Said when a rule is broken: by then the page has the sentences of its language.
      return broken === undefined || createError({ message: sentence(broken) });
    },
  });

/** What the server asks of the texts in an input of its schema, as a form checks it; the sentences are the server's, in the page's language. */
export function inputSchema<Input extends keyof Rules>(input: Input): ObjectSchema<Texts<Input>> {
  const fields = Object.entries(inputRules[input] as Record<string, TextRules>).map(([name, rules]) => [name, textSchema(rules)]);
  return object(Object.fromEntries(fields)) as unknown as ObjectSchema<Texts<Input>>;
}
