/** Matches the name after FROM, JOIN or LATERAL: a table, a CTE or a function. `IS DISTINCT FROM` is a comparison, and does not match. */
const SOURCE = /(?<!DISTINCT )\b(?:FROM|JOIN|LATERAL)\s+"?([a-z_]+)\b"?(\s*\()?/g;
const NAMED_PART = /\b([a-z_]+) AS (?:NOT )?MATERIALIZED \(/g;

/** Functions that read nothing but their arguments. */
const PURE = ['unnest', 'generate_series'];

/** Views, and the tables whose changes change their content. The other table of these counters, `tag_changes`, only changes together with the first. */
const VIEWS: Readonly<Record<string, readonly string[]>> = { public_tag_counts: ['tag_counts', 'cities'] };

/** Tables and functions that a statement reads. */
export interface Sources {
  tables: string[];
  /** Names of functions that return rows, as `name()`. Such a function can read any table. */
  functions: string[];
}

/** Finds the tables and functions that a statement reads. Its CTEs must say `MATERIALIZED` or `NOT MATERIALIZED`. */
export function sourcesOf(sql: string): Sources {
  const parts = new Set([...sql.matchAll(NAMED_PART)].map((match) => match[1]));
  const found = { tables: new Set<string>(), functions: new Set<string>() };
  for (const [, name = '', call] of sql.matchAll(SOURCE)) {
    if (call && !PURE.includes(name)) found.functions.add(`${name}()`);
    if (!call && !parts.has(name)) for (const table of VIEWS[name] ?? [name]) found.tables.add(table);
  }
  return { tables: [...found.tables], functions: [...found.functions] };
}

/**
 * Returns everything whose change invalidates a response. If no compiled field names the tables that its functions read, the functions are
 * included: no trigger reports their changes, so the response is not cached.
 * @param told tables that the compiled fields name
 */
export const readFrom = ({ tables, functions }: Sources, told: ReadonlySet<string>): string[] => [...tables, ...told, ...(told.size > 0 ? [] : functions)];
