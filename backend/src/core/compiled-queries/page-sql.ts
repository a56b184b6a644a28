import { MAX_ROWS } from '../paging/index.js';
import { type Piece, selectOf } from './json-sql.js';
import type { PageRead } from './compiled-field.js';
import { type Statement, written } from './statement.js';

interface PageParts {
  /** Fields of the page, by their keys in the response. For `items` and other lists, the piece for one of them, and the alias of its row. */
  keys: readonly { key: string; name: string; list?: { item: Piece; row: string }; piece?: Piece }[];
  typeName: string;
  isRoot: boolean;
  statement: Statement;
}

const NUMBERS = ['total', 'page', 'pages'];

/**
 * Returns SQL for the JSON of a page, with the result of `readPage`.
 * At the root, a page number past the end returns null, and the resolvers answer the request. The offset is then a constant that the planner knows.
 */
export function pageSql({ keys, typeName, isRoot, statement }: PageParts, read: PageRead): string {
  const {
    rows,
    counted,
    more,
    columns = {},
    page: { number, size },
  } = read;
  const offset = number === 1 || isRoot ? String((number - 1) * size) : `(p.page - 1) * ${size}`;
  const pieceOf = ({ name, list, piece }: PageParts['keys'][number]): Piece => {
    if (piece) return piece;
    const sql = more?.[name];
    if (list) return selectOf({ form: 'list', item: list.item }, ` FROM (${name === 'items' ? rows(`LIMIT ${size} OFFSET ${offset}`) : sql}) ${list.row}`);
    if (sql !== undefined) return { form: 'value', sql };
    return NUMBERS.includes(name) ? { form: 'plain', sql: `p.${name}` } : { form: 'known', json: JSON.stringify(typeName) };
  };
  const used = Object.entries(columns).filter(([name]) => keys.some((key) => key.name === name));
  const computed = used.map(([name, sql]) => `, ${sql()} AS ${name}`).join('');
  // A request for the facets of a list alone needs no total.
  const isCounted = number > 1 || keys.some(({ name, list }) => list !== undefined || more?.[name] !== undefined || NUMBERS.includes(name));
  const pages = () =>
    `SELECT c.*, greatest(1, least((c.total + ${size - 1}) / ${size}, ${Math.floor(MAX_ROWS / size)})) AS pages FROM (${counted()} OFFSET 0) c`;
  const numbered = isCounted ? `SELECT n.*, least(${number}, n.pages) AS page${computed} FROM (${pages()}) n` : `SELECT 1 AS page${computed}`;
  const isThere = isRoot && number > 1 ? ` WHERE ${number} <= p.pages` : '';
  const fields = keys.map((field) => ({ key: field.key, piece: pieceOf(field) }));
  return written(selectOf({ form: 'object', fields }, ` FROM (${numbered}) p${isThere}`).sql, statement);
}
