import type { JsonSchema } from '../../core/rest/index.js';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Adds examples to all parameters and properties with the name `category` in a description.
 * @param examples slugs of categories; without one, the description stays as it is
 */
export function withCategoryExamples(description: JsonSchema, examples: readonly string[]): JsonSchema {
  if (examples.length === 0) return description;
  const added = (schema: unknown): unknown => {
    if (!isObject(schema)) return schema;
    return schema.type === 'array' ? { ...schema, items: added(schema.items) } : { ...schema, examples };
  };
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within);
    if (!isObject(value)) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, within(part)]));
    if (copy.name === 'category') copy.schema = added(copy.schema);
    if (isObject(copy.properties) && 'category' in copy.properties) copy.properties.category = added(copy.properties.category);
    return copy;
  };
  return within(description) as JsonSchema;
}
