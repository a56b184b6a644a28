/** A named parameter as TypeORM writes it: `:name`. `::type` is a cast. */
const NAMED = /(?<!:):(\w+)/g;

/**
 * The statement for one request, which collects the values of its parameters. For a signed-in user, `$1` is the id of the session, `$2` that of the user,
 * and `viewer` is a CTE with the user. Their values are not part of the statement, so that it can serve other users, too.
 */
export class Statement {
  readonly values: unknown[] = [];

  /** Whether the statement can take long, or needs a plan for its actual values. */
  isHeavy = false;

  /** Whether the result changes when a minute begins, because the statement reads the time. */
  isTimed = false;

  /** Tables that the statement only reads through SQL functions, so that its text does not name them. */
  readonly tables = new Set<string>();

  /** Arguments of the fields that JavaScript computes, by the number of the maker (see `splice.ts`). */
  readonly args: object[] = [];

  /** Number of the first parameter that is collected, less one. */
  private readonly before: number;

  /** @param variables variables of the operation, as coerced by GraphQL */
  constructor(
    readonly variables: Record<string, unknown>,
    { isSignedIn = false } = {},
  ) {
    this.before = isSignedIn ? 2 : 0;
  }

  /** Adds a value and returns its placeholder in SQL, such as `$1`. */
  parameter(value: unknown): string {
    return `$${this.before + this.values.push(value)}`;
  }

  /** Adds the values of named parameters (as TypeORM writes them) and returns the SQL with placeholders. */
  bind(sql: string, values: Record<string, unknown>): string {
    return sql.replace(NAMED, (_all, name: string) => this.parameter(values[name]));
  }
}

/** Constant SQL, or SQL that depends on the request. */
export type Sql = string | ((statement: Statement) => string);

/** Concatenates SQL. The result is constant if all parts are. */
export function concat(...parts: readonly Sql[]): Sql {
  if (parts.every((part) => typeof part === 'string')) return parts.join('');
  return (statement) => parts.map((part) => (typeof part === 'string' ? part : part(statement))).join('');
}

/** Returns SQL as text for a statement. */
export const written = (sql: Sql, statement: Statement): string => (typeof sql === 'string' ? sql : sql(statement));

/**
 * Caches SQL by a key of its input, because building SQL with TypeORM takes longer than running it.
 * @param shapeOf returns everything in the input that changes the SQL; it must have few different results
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
