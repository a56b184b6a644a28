import { MAX_ROWS } from '../paging/index.js';
import { type Piece, selectOf } from './json-sql.js';
import type { PageRead } from './compiled-field.js';
import { type Statement, written } from './statement.js';

interface PageParts {
  /** Fields of the page, by their keys in the response; `item` is the piece for one of the `items`. */
  keys: readonly { key: string; name: string; item?: Piece }[];
  typeName: string;
  /** Alias of the rows of the list. */
  row: string;
  isRoot: boolean;
  statement: Statement;
}

const NUMBERS = ['total', 'page', 'pages'];

/**
 * Returns SQL for the JSON of a page, with the result of `readPage`.
 * At the root, a page number past the end returns null, and the resolvers answer the request. The offset is then a constant that the planner knows.
 */
export function pageSql({ keys, typeName, row, isRoot, statement }: PageParts, { rows, counted, more, page: { number, size } }: PageRead): string {
  const offset = number === 1 || isRoot ? String((number - 1) * size) : `(p.page - 1) * ${size}`;
  const pieceOf = ({ name, item }: PageParts['keys'][number]): Piece => {
    if (item) return selectOf({ form: 'list', item }, ` FROM (${rows(`LIMIT ${size} OFFSET ${offset}`)}) ${row}`);
    const sql = more?.[name];
    if (sql !== undefined) return { form: 'value', sql };
    return NUMBERS.includes(name) ? { form: 'plain', sql: `p.${name}` } : { form: 'known', json: JSON.stringify(typeName) };
  };
  const pages = `SELECT c.*, greatest(1, least((c.total + ${size - 1}) / ${size}, ${Math.floor(MAX_ROWS / size)})) AS pages FROM (${counted} OFFSET 0) c`;
  const numbered = `SELECT n.*, least(${number}, n.pages) AS page FROM (${pages}) n`;
  const isThere = isRoot && number > 1 ? ` WHERE ${number} <= p.pages` : '';
  const fields = keys.map((field) => ({ key: field.key, piece: pieceOf(field) }));
  return written(selectOf({ form: 'object', fields }, ` FROM (${numbered}) p${isThere}`).sql, statement);
}
