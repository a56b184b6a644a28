import { getMetadataStorage } from 'type-graphql';
import { getMetadataArgsStorage } from 'typeorm';
import { columnName } from '../db/index.js';
import type { Viewer } from '../access/index.js';
import { byViewer, type CompiledField, columns, type Expression, fixed, made } from './compiled-field.js';

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
 * Returns the compiled fields of an object type with rights. Visitors have none.
 * @param input SQL for the input of `rightsOf` as `json`
 * @param rightsOf the policy: returns the rights of a viewer
 */
export const rightsFields = (type: Type, input: Expression, rightsOf: (input: never, viewer: Viewer | null) => object): Record<string, CompiledField> =>
  Object.fromEntries(
    fieldNames(type).map((name) => [
      name,
      byViewer(
        fixed(false),
        made(input, (given, viewer) => (rightsOf(given, viewer) as Record<string, unknown>)[name]),
      ),
    ]),
  );

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
