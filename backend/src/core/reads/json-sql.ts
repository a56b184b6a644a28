import pg from 'pg';
import { concat, type Sql } from './statement.js';

/** An expression that gives a scalar or nothing, a number (always), or JSON as `text` or nothing. */
interface Written {
  form: 'value' | 'number' | 'text';
  sql: Sql;
}

/** A part of the answer: JSON that is known beforehand, an object of the row at hand, a list of a piece of each of the rows at hand, or an expression. */
export type Piece = { form: 'known'; json: string } | { form: 'object'; fields: Fields } | { form: 'list'; item: Piece } | Written;

/** Fields of an object by the names that they have in the answer. */
export type Fields = readonly { key: string; piece: Piece }[];

/** JSON as literals, in strings, and expressions that give text between them. A list is an aggregate. */
function partsOf(piece: Piece): (string | { text: Sql })[] {
  switch (piece.form) {
    case 'known':
      return [piece.json];
    case 'object':
      return ['{', ...piece.fields.flatMap(({ key, piece: below }, i) => [`${i > 0 ? ',' : ''}"${key}":`, ...partsOf(below)]), '}'];
    case 'list':
      return ['[', { text: concat('coalesce(string_agg(', textOf(piece.item), ", ','), '')") }, ']'];
    case 'number':
      return [{ text: concat('(', piece.sql, ')::text') }];
    default:
      return [{ text: concat('coalesce(', textOf(piece), ", 'null')") }];
  }
}

/** Texts put together in pairs, and these again, by which a long one is copied a few times and not once for each that follows. */
function joined(texts: readonly Sql[]): Sql {
  const [first = "''::text", ...others] = texts;
  if (others.length === 0) return first;
  const middle = Math.ceil(texts.length / 2);
  return concat('(', joined(texts.slice(0, middle)), ' || ', joined(texts.slice(middle)), ')');
}

/**
 * A piece as JSON text, of which a whole answer or a part of one can be put together. PostgreSQL's functions for JSON and `format` take
 * longer, as they look up how each value is written, each time.
 */
export function textOf(piece: Piece): Sql {
  if (piece.form === 'text') return piece.sql;
  if (piece.form === 'value') return concat('to_json(', piece.sql, ')::text');
  const texts: Sql[] = [];
  let literal = '';
  const endLiteral = () => {
    if (literal) texts.push(`${pg.escapeLiteral(literal)}::text`);
    literal = '';
  };
  for (const part of partsOf(piece)) {
    if (typeof part === 'string') {
      literal += part;
    } else {
      endLiteral();
      texts.push(part.text);
    }
  }
  endLiteral();
  return joined(texts);
}

/** A piece of what `from` gives: null where it gives no row, and the piece is no list. */
export const selectOf = (piece: Piece, from: Sql): Written => ({ form: 'text', sql: concat('(SELECT ', textOf(piece), from, ')') });
