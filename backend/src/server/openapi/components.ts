import { type JsonSchema, NAME } from '../../core/rest/index.js';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Named schemas of an API description, by name. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {};

  /** Replaces each named part of a schema by a reference. @throws Error if two different schemas have the same name */
  refer(schema: JsonSchema): JsonSchema {
    const { [NAME]: name, ...rest } = Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, this.within(value)]));
    if (typeof name !== 'string') return rest;
    const known = this.schemas[name];
    if (known && JSON.stringify(known) !== JSON.stringify(rest)) throw new Error(`Two schemas are called ${name}`);
    this.schemas[name] = rest;
    return { $ref: `#/components/schemas/${name}` };
  }

  private within(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.within(item));
    return isObject(value) ? this.refer(value) : value;
  }
}
