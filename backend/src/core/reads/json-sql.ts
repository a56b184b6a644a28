import pg from 'pg';
import { concat, type Sql } from './statement.js';

/** The alias of rows that become JSON as a whole: no field of an answer can be called so, which would come first. */
export const WHOLE = '"#"';

/** PostgreSQL takes 100 arguments of a function, and a part of an answer may have more fields. */
const MOST_FIELDS = 90;

/** An expression that gives a scalar or nothing, a number (always), `json` or nothing, or JSON as `text` or nothing. */
interface Written {
  form: 'value' | 'number' | 'json' | 'text';
  sql: Sql;
}

/** A part of the answer: JSON that is known beforehand, a plain object of the row at hand, a list of a piece of each of the rows at hand, or an expression. */
export type Piece = { form: 'known'; json: string } | { form: 'plain'; fields: Fields } | { form: 'list'; item: Piece } | Written;

/** Fields of an object by the names that they have in the answer. */
export type Fields = readonly { key: string; piece: Piece }[];

/** A piece as a column of a row that becomes JSON as a whole. */
const column = (piece: Piece): Sql => (piece.form === 'value' || piece.form === 'number' || piece.form === 'json' ? piece.sql : concat('(', textOf(piece), ')::json'));

/** The columns of a SELECT whose rows become JSON as a whole. */
export const columnsOf = (fields: Fields): Sql => concat(...fields.flatMap(({ key, piece }, i) => [i > 0 ? ', ' : '', column(piece), ` AS "${key}"`]));

/** A piece as JSON text, of which a whole answer or a part of one can be put together. */
export function textOf(piece: Piece): Sql {
  if (piece.form === 'known') return pg.escapeLiteral(piece.json);
  if (piece.form === 'plain' || piece.form === 'list') return formatted(piece);
  return piece.form === 'text' ? piece.sql : concat('to_json(', piece.sql, ')::text');
}

const countOf = (fields: Fields): number => fields.reduce((sum, { piece }) => sum + (piece.form === 'plain' ? countOf(piece.fields) : 1), 0);

/**
 * Whether an object is written as text: where it has nothing but numbers and what is JSON already, that costs a third of making it from a
 * row. Texts must be escaped one by one, by which it would cost as much.
 */
const isPlain = (fields: Fields): boolean => countOf(fields) <= MOST_FIELDS && fields.every(({ piece }) => piece.form !== 'value');

/** JSON as a pattern with gaps and what stands in them. A list is an aggregate, written by hand, as `json_agg` puts blanks between scalars. */
function patternOf(piece: Piece, gaps: Sql[]): string {
  switch (piece.form) {
    case 'known':
      return piece.json.replaceAll('%', '%%');
    case 'plain':
      return `{${piece.fields.map((field) => `"${field.key}":${patternOf(field.piece, gaps)}`).join()}}`;
    case 'list':
      gaps.push(concat('string_agg(', textOf(piece.item), ", ',')"));
      return '[%s]';
    default:
      gaps.push(piece.form === 'number' ? piece.sql : concat('coalesce(', textOf(piece), ", 'null')"));
      return '%s';
  }
}

function formatted(piece: Piece): Sql {
  const gaps: Sql[] = [];
  return concat(`format(${pg.escapeLiteral(patternOf(piece, gaps))}`, ...gaps.flatMap((sql) => [', ', sql]), ')');
}

/** An object of the row at hand. */
export const objectOf = (fields: Fields): Piece => (isPlain(fields) ? { form: 'plain', fields } : objectFrom(fields, ''));

/** An object of the only row that `from` gives; null where there is none. */
export function objectFrom(fields: Fields, from: Sql): Written {
  if (isPlain(fields)) return { form: 'text', sql: concat('(SELECT ', formatted({ form: 'plain', fields }), from, ')') };
  return { form: 'json', sql: concat(`(SELECT row_to_json(${WHOLE}) FROM (SELECT `, columnsOf(fields), from, `) ${WHOLE})`) };
}

/** The objects of all rows that `from` gives. */
export function listFrom(fields: Fields, from: Sql): Written {
  if (isPlain(fields)) return { form: 'text', sql: concat('(SELECT ', textOf({ form: 'list', item: objectOf(fields) }), from, ')') };
  return { form: 'json', sql: concat(`coalesce((SELECT json_agg(${WHOLE}) FROM (SELECT `, columnsOf(fields), from, `) ${WHOLE}), '[]'::json)`) };
}
