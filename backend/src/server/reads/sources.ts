/** What stands after FROM and the like: a table, a part of the statement that has a name, or a function. `IS DISTINCT FROM` compares. */
const SOURCE = /(?<!DISTINCT )\b(?:FROM|JOIN|LATERAL)\s+"?([a-z_]+)\b"?(\s*\()?/g;
const NAMED_PART = /\b([a-z_]+) AS (?:NOT )?MATERIALIZED \(/g;

/** Functions that read nothing but their arguments. */
const PURE = ['unnest', 'generate_series'];

/** What a statement names as read. */
export interface Sources {
  tables: string[];
  /** Functions that give rows, which may read whatever there is, as `name()`. */
  functions: string[];
}

/** Takes from a statement what it reads; parts of it that have names (CTEs) must say `MATERIALIZED` or `NOT MATERIALIZED`. */
export function sourcesOf(sql: string): Sources {
  const parts = new Set([...sql.matchAll(NAMED_PART)].map((match) => match[1]));
  const found = { tables: new Set<string>(), functions: new Set<string>() };
  for (const [, name = '', call] of sql.matchAll(SOURCE)) {
    if (call && !PURE.includes(name)) found.functions.add(`${name}()`);
    if (!call && !parts.has(name)) found.tables.add(name);
  }
  return { tables: [...found.tables], functions: [...found.functions] };
}

/**
 * Everything whose change changes an answer. No change is told of a function: where nobody says what those of a statement read, its answer
 * cannot be kept.
 * @param told the tables that the read has named
 */
export const readFrom = ({ tables, functions }: Sources, told: ReadonlySet<string>): string[] => [...tables, ...told, ...(told.size > 0 ? [] : functions)];
