import {
  ARRAY_MAX_SIZE,
  ARRAY_MIN_SIZE,
  ARRAY_UNIQUE,
  getMetadataStorage,
  IS_ARRAY,
  IS_BOOLEAN,
  IS_ENUM,
  IS_IN,
  IS_INT,
  IS_OPTIONAL,
  IS_STRING,
  IS_UUID,
  MAX,
  MIN,
  ValidationTypes,
} from 'class-validator';
import { PLAIN_TEXT, TEXT_RULES, type TextRules } from '../validation/index.js';
import type { JsonSchema } from './json-schema.js';
import { graphqlField, type InputClass, nestedInput } from './read-input.js';

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];
type Keywords = Record<string, unknown>;

const textKeywords = ({ min, max, required }: TextRules): Keywords => ({
  type: 'string',
  minLength: min?.[0] ?? (required === undefined ? undefined : 1),
  maxLength: max,
});

/** JSON Schema keywords of each validation rule, for a value or for each value of a list. */
const KEYWORDS: Partial<Record<string, (constraints: unknown[]) => Keywords>> = {
  [TEXT_RULES]: ([rules]) => textKeywords(rules as TextRules),
  [PLAIN_TEXT]: ([max]) => ({ type: 'string', maxLength: max }),
  [IS_STRING]: () => ({ type: 'string' }),
  [IS_BOOLEAN]: () => ({ type: 'boolean' }),
  [IS_INT]: () => ({ type: 'integer' }),
  [IS_UUID]: () => ({ type: 'string', format: 'uuid' }),
  [IS_IN]: ([values]) => ({ enum: values }),
  [IS_ENUM]: ([, values]) => ({ enum: values }),
  [MIN]: ([min]) => ({ type: 'number', minimum: min }),
  [MAX]: ([max]) => ({ type: 'number', maximum: max }),
  [IS_ARRAY]: () => ({ type: 'array' }),
  [ARRAY_MIN_SIZE]: ([min]) => ({ minItems: min }),
  [ARRAY_MAX_SIZE]: ([max]) => ({ maxItems: max }),
  [ARRAY_UNIQUE]: () => ({ uniqueItems: true }),
};

const keywordsOf = (rules: readonly Rule[]): Keywords => {
  const all = rules.map(({ name = '', constraints }) => KEYWORDS[name]?.((constraints as unknown[] | undefined) ?? []) ?? {});
  // the type `integer` replaces `number`, which MIN and MAX set
  return Object.assign({}, ...all, all.some(({ type }) => type === 'integer') && { type: 'integer' }) as Keywords;
};

const isTextThatMayBeMissing = ({ name, constraints }: Rule): boolean => {
  const [rules] = ((constraints as unknown) ?? []) as TextRules[];
  return name === TEXT_RULES && (rules?.required === undefined || rules.mayBeMissing === true);
};
/** Returns whether a field can be omitted. Such a field can also be null. */
const isOptional = (rules: readonly Rule[]): boolean => rules.some((rule) => rule.name === IS_OPTIONAL || isTextThatMayBeMissing(rule));

const orNull = ({ type, enum: values, ...rest }: Keywords): JsonSchema => ({
  ...rest,
  ...(type !== undefined && { type: [type, 'null'] }),
  ...(Array.isArray(values) && { enum: [...(values as unknown[]), null] }),
});

function fieldSchema(Input: InputClass, field: string, rules: readonly Rule[]): JsonSchema {
  const description = graphqlField(Input, field)?.description;
  const nested = rules.some(({ type }) => type === ValidationTypes.NESTED_VALIDATION) ? nestedInput(Input, field) : undefined;
  if (nested && !nested.isList) return { description, ...inputSchema(nested.Nested) };
  const own = keywordsOf(rules.filter(({ each }) => !each));
  const items = nested ? inputSchema(nested.Nested) : keywordsOf(rules.filter(({ each }) => each));
  const keywords = own.type === 'array' ? { ...own, items } : own;
  return { description, ...(isOptional(rules) ? orNull(keywords) : keywords) };
}

/** Returns the JSON Schema of a request body, from the rules and descriptions of its input class. Other properties are ignored, as by `readInput`. */
export function inputSchema(Input: InputClass): JsonSchema {
  const storage = getMetadataStorage();
  const fields = Object.entries(storage.groupByPropertyName(storage.getTargetValidationMetadatas(Input, '', true, false)));
  const properties = Object.fromEntries(fields.map(([field, rules]) => [field, fieldSchema(Input, field, rules)]));
  const required = fields.filter(([, rules]) => !isOptional(rules)).map(([field]) => field);
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}
