/** Maximum number of names in the text. */
const LISTED = 5;

/**
 * Describes the migrations that a database or a backup has and this version lacks. The version number alone is not enough: two builds can share one.
 * @param has the migrations that have run
 * @param known the migrations of this version
 * @returns text such as "the migrations A and B"; undefined if all are known
 */
export function unknownMigrations(has: readonly string[], known: readonly string[]): string | undefined {
  const unknown = has.filter((name) => !known.includes(name));
  if (unknown.length === 0) return undefined;
  const names = unknown.length > LISTED ? [...unknown.slice(0, LISTED), `${unknown.length - LISTED} more`] : unknown;
  return `the migration${unknown.length === 1 ? '' : 's'} ${new Intl.ListFormat('en').format(names)}`;
}
