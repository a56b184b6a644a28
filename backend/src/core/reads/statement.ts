/** `:name`, as TypeORM writes parameters; `::type` is a cast. */
const NAMED = /(?<!:):(\w+)/g;

/** A statement that is being written for one request: the values that become its parameters. */
export class Statement {
  readonly values: unknown[] = [];

  /** Whether it may take long, or must be planned with its values at hand. */
  isHeavy = false;

  /** Tables that functions of the statement read, which its text does not name. */
  readonly tables = new Set<string>();

  /** @param variables of the operation, as GraphQL has coerced them */
  constructor(readonly variables: Record<string, unknown>) {}

  /** Takes up a value; gives what stands for it in SQL. */
  parameter(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  /** Takes up the values of SQL in which parameters are named, as TypeORM's builders write it. */
  bind(sql: string, values: Record<string, unknown>): string {
    return sql.replace(NAMED, (_all, name: string) => this.parameter(values[name]));
  }
}

/** SQL that is known beforehand, or that depends on the request. */
export type Sql = string | ((statement: Statement) => string);

/** One after the other; known beforehand where all of them are. */
export function concat(...parts: readonly Sql[]): Sql {
  if (parts.every((part) => typeof part === 'string')) return parts.join('');
  return (statement) => parts.map((part) => (typeof part === 'string' ? part : part(statement))).join('');
}

/** SQL as it is in a statement. */
export const written = (sql: Sql, statement: Statement): string => (typeof sql === 'string' ? sql : sql(statement));

/**
 * Keeps SQL by the shape of what it is written for, as writing it with TypeORM takes longer than running it.
 * @param shapeOf says what decides about the SQL, of which there must be few
 */
export function keptByShape<Input>(shapeOf: (input: Input) => readonly unknown[], write: (input: Input) => string): (input: Input) => string {
  const kept = new Map<string, string>();
  return (input) => {
    const shape = shapeOf(input).join();
    const sql = kept.get(shape) ?? write(input);
    kept.set(shape, sql);
    return sql;
  };
}
