import { MAX_ROWS } from '../paging/page.js';
import { WHOLE } from './json-sql.js';
import type { PageRead } from './read.js';
import { type Sql, type Statement, written } from './statement.js';

interface PageParts {
  /** The fields of the page by their names in the answer; `items` with the columns of one. */
  keys: readonly { key: string; name: string; items?: Sql }[];
  typeName: string;
  /** The alias under which the rows of the list stand. */
  row: string;
  isRoot: boolean;
  statement: Statement;
}

const FIELDS: Record<string, string> = { total: 'p.total', page: 'p.page', pages: 'p.pages' };

/**
 * The JSON of a page, as `readPage` would read it. At the root, a number past the end gives null, so that the rows can be skipped by a
 * number that the planner knows; the resolvers answer it then.
 */
export function pageSql({ keys, typeName, row, isRoot, statement }: PageParts, { rows, counted, more, page: { number, size } }: PageRead): string {
  const offset = number === 1 || isRoot ? String((number - 1) * size) : `(p.page - 1) * ${size}`;
  const columns = keys.map(({ key, name, items }) => {
    const list = () => `coalesce((SELECT json_agg(${WHOLE}) FROM (SELECT ${written(items ?? '', statement)} FROM (${rows()} LIMIT ${size} OFFSET ${offset}) ${row}) ${WHOLE}), '[]'::json)`;
    return `${items === undefined ? (more?.[name] ?? FIELDS[name] ?? `'${typeName}'::text`) : list()} AS "${key}"`;
  });
  const pages = `SELECT c.*, greatest(1, least((c.total + ${size - 1}) / ${size}, ${Math.floor(MAX_ROWS / size)})) AS pages FROM (${counted} OFFSET 0) c`;
  const numbered = `SELECT n.*, least(${number}, n.pages) AS page FROM (${pages}) n`;
  const isThere = isRoot && number > 1 ? ` WHERE ${number} <= p.pages` : '';
  return `(SELECT row_to_json(${WHOLE}) FROM (SELECT ${columns.join(', ')} FROM (${numbered}) p${isThere}) ${WHOLE})`;
}
