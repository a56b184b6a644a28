import { getMetadataStorage } from 'type-graphql';
import { getMetadataArgsStorage } from 'typeorm';
import { columnName } from '../db/index.js';
import { byViewer, type CompiledField, columns, type Expression, fixed, type Policy } from './compiled-field.js';
import { textOf } from './json-sql.js';

/** A class or the abstract base of one. */
type Type = abstract new () => unknown;

/** Returns whether metadata belongs to a class or to a class that it extends. */
const belongsTo =
  (type: Type) =>
  ({ target }: { target: unknown }): boolean =>
    type === target || (typeof target === 'function' && type.prototype instanceof target);

/** Returns the names of the properties of an object type that are GraphQL fields. */
const fieldNames = (type: Type): string[] =>
  getMetadataStorage()
    .fields.filter(belongsTo(type))
    .map(({ name }) => name);

/**
 * Returns SQL for columns of a row as a JSON object, with the names of the properties. Times are texts.
 * @param others SQL for further properties
 */
export const factsOf =
  (properties: readonly string[], others: Record<string, Expression> = {}): Expression =>
  (row) => {
    const columnsOfRow = properties.map((name) => [name, `${row}.${columnName(name)}`]);
    const fields = [...columnsOfRow, ...Object.entries(others).map(([name, sql]) => [name, sql(row)])];
    const text = textOf({ form: 'object', fields: fields.map(([key = '', sql = '']) => ({ key, piece: { form: 'value', sql } })) });
    if (typeof text !== 'string') throw new Error('The facts of a row depend on the request.');
    return text;
  };

/** Returns the compiled fields of an object type with rights. Visitors have none. */
export const rightsFields = (type: Type, input: Expression, rightsOf: Policy['rightsOf']): Record<string, CompiledField> => {
  const policy = { input, rightsOf };
  return Object.fromEntries(fieldNames(type).map((name) => [name, byViewer(fixed(false), { kind: 'right', name, policy })]));
};

/**
 * Returns the compiled fields of an object type that are columns. Of an entity, those are its properties with `@Field` and `@Column`; of another
 * type, all fields with `@Field`. The name of the column is that of the property in snake_case.
 */
export function columnsOf(type: Type): Record<string, CompiledField> {
  const storage = getMetadataArgsStorage();
  const stored = new Set(storage.columns.filter(belongsTo(type)).map(({ propertyName }) => propertyName));
  const isEntity = storage.tables.some(({ target }) => target === type);
  const names = fieldNames(type).filter((name) => !isEntity || stored.has(name));
  return columns(Object.fromEntries(names.map((name) => [name, columnName(name)])));
}
