/** Maximum number of names in the text. */
const LISTED = 5;

/** Migrations that a database or a backup has, and this version lacks. */
interface UnknownMigrations {
  /** The first names. */
  names: readonly string[];
  /** Number of the others. */
  more: number;
}

/**
 * Finds the migrations that a database or a backup has and this version lacks. The version number alone is not enough: two builds can share one.
 * @param has the migrations that have run
 * @param known the migrations of this version
 * @returns undefined if all are known
 */
export function findUnknownMigrations(has: readonly string[], known: readonly string[]): UnknownMigrations | undefined {
  const unknown = has.filter((name) => !known.includes(name));
  return unknown.length > 0 ? { names: unknown.slice(0, LISTED), more: Math.max(0, unknown.length - LISTED) } : undefined;
}

/** Describes the migrations that `findUnknownMigrations` finds, such as "the migrations A and B". */
export function unknownMigrations(has: readonly string[], known: readonly string[]): string | undefined {
  const unknown = findUnknownMigrations(has, known);
  if (!unknown) return undefined;
  const names = unknown.more > 0 ? [...unknown.names, `${unknown.more} more`] : unknown.names;
  return `the migration${names.length === 1 ? '' : 's'} ${new Intl.ListFormat('en').format(names)}`;
}
