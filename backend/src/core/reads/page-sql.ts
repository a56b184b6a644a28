import { MAX_ROWS } from '../paging/page.js';
import { type Piece, selectOf } from './json-sql.js';
import type { PageRead } from './read.js';
import { type Statement, written } from './statement.js';

interface PageParts {
  /** The fields of the page by their names in the answer; `items` with what one of them is. */
  keys: readonly { key: string; name: string; item?: Piece }[];
  typeName: string;
  /** The alias under which the rows of the list stand. */
  row: string;
  isRoot: boolean;
  statement: Statement;
}

const NUMBERS = ['total', 'page', 'pages'];

/**
 * The JSON of a page, as `readPage` would read it. At the root, a number past the end gives null, so that the rows can be skipped by a
 * number that the planner knows; the resolvers answer it then.
 */
export function pageSql({ keys, typeName, row, isRoot, statement }: PageParts, { rows, counted, more, page: { number, size } }: PageRead): string {
  const offset = number === 1 || isRoot ? String((number - 1) * size) : `(p.page - 1) * ${size}`;
  const pieceOf = ({ name, item }: PageParts['keys'][number]): Piece => {
    if (item) return selectOf({ form: 'list', item }, ` FROM (${rows()} LIMIT ${size} OFFSET ${offset}) ${row}`);
    const sql = more?.[name];
    if (sql !== undefined) return { form: 'value', sql };
    return NUMBERS.includes(name) ? { form: 'number', sql: `p.${name}` } : { form: 'known', json: JSON.stringify(typeName) };
  };
  const pages = `SELECT c.*, greatest(1, least((c.total + ${size - 1}) / ${size}, ${Math.floor(MAX_ROWS / size)})) AS pages FROM (${counted} OFFSET 0) c`;
  const numbered = `SELECT n.*, least(${number}, n.pages) AS page FROM (${pages}) n`;
  const isThere = isRoot && number > 1 ? ` WHERE ${number} <= p.pages` : '';
  const fields = keys.map((field) => ({ key: field.key, piece: pieceOf(field) }));
  return written(selectOf({ form: 'object', fields }, ` FROM (${numbered}) p${isThere}`).sql, statement);
}
