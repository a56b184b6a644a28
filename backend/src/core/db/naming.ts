import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm';

/** Column name of a property. */
export type ColumnName<Property extends string> = Property extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnName<Rest>}`
  : Property;

/** Returns the column name of a property: `rejectionReason` becomes `rejection_reason`. */
export const columnName = <Property extends string>(property: Property): ColumnName<Property> =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnName<Property>;

/** Returns the property name of a column: `rejection_reason` becomes `rejectionReason`. */
export const propertyName = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const bare = (table: Table | string): string => (typeof table === 'string' ? table : table.name).split('.').pop() ?? '';

/** Renames the properties of an object to column names. */
export const columnNames = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([property, value]) => [columnName(property), value]));

/** Names columns in snake_case, and constraints as PostgreSQL names them. Hand-written migrations and entities thus agree. */
export class PostgresNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return [...prefixes, custom ?? columnName(property)].join('_');
  }

  override joinColumnName(relation: string, referenced: string): string {
    return `${columnName(relation)}_${referenced}`;
  }

  override primaryKeyName(table: Table | string): string {
    return `${bare(table)}_pkey`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${bare(table)}_${columns.join('_')}_fkey`;
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return `${bare(table)}_${columns.join('_')}_key`;
  }
}
