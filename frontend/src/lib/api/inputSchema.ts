import { mixed, type MixedSchema, object, type ObjectSchema, string, type StringSchema, type TestConfig } from 'yup';
import { inputRules } from '../../graphql/inputRules.generated';
import { brokenRule, type BrokenRule, type TextRules } from '../../graphql/textForm.generated';
import { errorText } from '../i18n';

type Rules = typeof inputRules;
type Texts<Input extends keyof Rules> = { [Field in keyof Rules[Input]]: string };

/**
 * Returns a test of a schema.
 * @param broken returns the broken rule of a value; undefined if it is valid. It also gets the object that contains the value
 */
export const ruleTest = <Value>(broken: (value: Value, parent: unknown) => BrokenRule | undefined): TestConfig<Value> => ({
  test(value, { createError, parent }) {
    const rule = broken(value, parent);
    // Translated only now, because the texts load after this module.
    return rule === undefined || createError({ message: errorText(rule.key, rule.params) ?? rule.key });
  },
});

/** Returns a schema that checks a text with the server's own function. An undefined value counts as an empty text. */
export const textSchema = (rules: TextRules): StringSchema => string().test(ruleTest<string | undefined>((value) => brokenRule(value ?? '', rules)));

/** Returns a schema for any value. @param broken returns the broken rule of a value, with the key of a message of the server */
export const ruleSchema = (broken: (value: unknown, parent: unknown) => BrokenRule | undefined): MixedSchema => mixed().test(ruleTest<unknown>(broken));

/** Returns the form schema of an input type, with the server's rules for text fields. Messages are in the page's language. */
export function inputSchema<Input extends keyof Rules>(input: Input): ObjectSchema<Texts<Input>> {
  const fields = Object.entries(inputRules[input] as Record<string, TextRules>).map(([name, rules]) => [name, textSchema(rules)]);
  return object(Object.fromEntries(fields)) as unknown as ObjectSchema<Texts<Input>>;
}
