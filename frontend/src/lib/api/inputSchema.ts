import { object, type ObjectSchema, string, type StringSchema } from 'yup';
import { inputRules } from '../../graphql/inputRules.generated';
import { brokenRule, type TextRules } from '../../graphql/textForm.generated';
import { errorText } from '../i18n';

type Rules = typeof inputRules;
type Texts<Input extends keyof Rules> = { [Field in keyof Rules[Input]]: string };

/** Returns a schema that checks a text with the server's own function. An undefined value counts as an empty text. */
const textSchema = (rules: TextRules): StringSchema =>
  string().test({
    test(value, { createError }) {
      const broken = brokenRule(value ?? '', rules);
      // Translated only now, because the texts load after this module.
      return broken === undefined || createError({ message: errorText(broken.key, broken.params) ?? broken.key });
    },
  });

/** Returns the form schema of an input type, with the server's rules for text fields. Messages are in the page's language. */
export function inputSchema<Input extends keyof Rules>(input: Input): ObjectSchema<Texts<Input>> {
  const fields = Object.entries(inputRules[input] as Record<string, TextRules>).map(([name, rules]) => [name, textSchema(rules)]);
  return object(Object.fromEntries(fields)) as unknown as ObjectSchema<Texts<Input>>;
}
