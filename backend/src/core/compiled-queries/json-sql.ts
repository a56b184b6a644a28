import pg from 'pg';
import { concat, type Sql } from './statement.js';

/** An SQL expression: a scalar or null (`value`), a number or boolean that is never null (`plain`), or JSON as text or null (`text`). */
interface Written {
  form: 'value' | 'plain' | 'text';
  sql: Sql;
}

/**
 * A part of the response: constant JSON, an object from the current row, a list from the current rows, or an SQL expression. `keys` is an SQL expression
 * for some fields of an object, with their keys.
 */
export type Piece = { form: 'known'; json: string } | { form: 'object'; fields: Fields } | { form: 'list'; item: Piece } | { form: 'keys'; sql: Sql } | Written;

/** Fields of an object, by their keys in the response. */
export type Fields = readonly { key: string; piece: Piece }[];

/** Returns JSON as literals (strings) with SQL expressions for text between them. A list is an aggregate. */
function partsOf(piece: Piece): (string | { text: Sql })[] {
  switch (piece.form) {
    case 'known':
      return [piece.json];
    case 'object':
      return [
        '{',
        ...piece.fields.flatMap(({ key, piece: below }, i) => [`${i > 0 ? ',' : ''}${below.form === 'keys' ? '' : `"${key}":`}`, ...partsOf(below)]),
        '}',
      ];
    case 'list':
      return ['[', { text: concat('coalesce(string_agg(', textOf(piece.item), ", ','), '')") }, ']'];
    case 'keys':
      return [{ text: piece.sql }];
    case 'plain':
      return [{ text: concat('(', piece.sql, ')::text') }];
    default:
      return [{ text: concat('coalesce(', textOf(piece), ", 'null')") }];
  }
}

/** Joins texts in pairs, then the pairs, and so on. A long text is thus copied only a few times, not once for each text after it. */
function joined(texts: readonly Sql[]): Sql {
  const [first = "''::text", ...others] = texts;
  if (others.length === 0) return first;
  const middle = Math.ceil(texts.length / 2);
  return concat('(', joined(texts.slice(0, middle)), ' || ', joined(texts.slice(middle)), ')');
}

/**
 * Returns an SQL expression for a piece as JSON text. Concatenation is faster than PostgreSQL's JSON functions and `format`, which look up the output
 * function of every value each time.
 */
export function textOf(piece: Piece): Sql {
  if (piece.form === 'text' || piece.form === 'keys') return piece.sql;
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

/** Returns a piece of the rows of `from` as a subquery. Without a row it is null, except for a list. */
export const selectOf = (piece: Piece, from: Sql): Written => ({ form: 'text', sql: concat('(SELECT ', textOf(piece), from, ')') });
