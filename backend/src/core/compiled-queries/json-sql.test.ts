import { type Fields, type Piece, selectOf, textOf } from './json-sql.js';
import { Statement, written } from './statement.js';

const plain = (sql: string): Piece => ({ form: 'plain', sql });
const object = (fields: Fields): Piece => ({ form: 'object', fields });
const sqlOf = (piece: Piece): string => written(textOf(piece), new Statement({}));

test('an object and its nested objects become one text, with constants as literals', () => {
  const point = object([{ key: 'x', piece: plain('row.x') }]);
  const named: Fields = [
    { key: 'a', piece: { form: 'known', json: `"it's 5 %"` } },
    { key: 'at', piece: point },
    { key: 'name', piece: { form: 'value', sql: 'row.name' } },
  ];
  expect(sqlOf(object(named))).toBe(
    `((('{"a":"it''s 5 %","at":{"x":'::text || (row.x)::text) || '},"name":'::text) || (coalesce(to_json(row.name)::text, 'null') || '}'::text))`,
  );
  expect(sqlOf(object([{ key: 'a', piece: { form: 'known', json: '1' } }]))).toBe(`'{"a":1}'::text`);
});

test('a list becomes part of the text of its parent, and is empty without rows', () => {
  const list: Piece = { form: 'list', item: plain('row.x') };
  expect(sqlOf(list)).toBe(`(('['::text || coalesce(string_agg((row.x)::text, ','), '')) || ']'::text)`);
  expect(sqlOf(object([{ key: 'all', piece: list }]))).toBe(`(('{"all":['::text || coalesce(string_agg((row.x)::text, ','), '')) || ']}'::text)`);
});

test('a part from other rows becomes a SELECT, and is null without a row', () => {
  const other = selectOf(object([{ key: 'n', piece: plain('other.n') }]), ' FROM other');
  expect(other).toEqual({ form: 'text', sql: `(SELECT (('{"n":'::text || (other.n)::text) || '}'::text) FROM other)` });
  expect(sqlOf(object([{ key: 'other', piece: other }]))).toContain(`coalesce(${String(other.sql)}, 'null')`);
});
