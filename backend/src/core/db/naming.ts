import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm';

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** The property that a column is: `rejection_reason` is `rejectionReason`. */
export const propertyName = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const bare = (table: Table | string): string => (typeof table === 'string' ? table : table.name).split('.').pop() ?? '';

/** Values of a row by the names of their columns. */
export const columnNames = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([property, value]) => [snake(property), value]));

/** Columns in snake_case, constraints named as PostgreSQL itself names them, so that hand-written migrations and entities agree. */
export class PostgresNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return [...prefixes, custom ?? snake(property)].join('_');
  }

  override joinColumnName(relation: string, referenced: string): string {
    return `${snake(relation)}_${referenced}`;
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
