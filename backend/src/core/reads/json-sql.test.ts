import { type Fields, objectFrom, objectOf, type Piece, textOf } from './json-sql.js';
import { Statement, written } from './statement.js';

const number = (sql: string): Piece => ({ form: 'number', sql });
const sqlOf = (piece: Piece): string => written(textOf(piece), new Statement({}));

test('an object of numbers and of such objects is one text, in which what is known beforehand stands as it is', () => {
  const point = objectOf([{ key: 'x', piece: number('row.x') }, { key: 'y', piece: number('row.y') }]);
  const fields: Fields = [{ key: 'a', piece: { form: 'known', json: `"it's 5 %"` } }, { key: 'at', piece: point }, { key: 'n', piece: { form: 'text', sql: 'row.json' } }];
  expect(sqlOf(objectOf(fields))).toBe(`format('{"a":"it''s 5 %%","at":{"x":%s,"y":%s},"n":%s}', row.x, row.y, coalesce(row.json, 'null'))`);
});

test('a list is part of the text of what has it', () => {
  const list: Piece = { form: 'list', item: number('row.x') };
  expect(sqlOf(list)).toBe(`format('[%s]', string_agg(to_json(row.x)::text, ','))`);
  expect(sqlOf(objectOf([{ key: 'all', piece: list }]))).toBe(`format('{"all":[%s]}', string_agg(to_json(row.x)::text, ','))`);
});

test('a text, or more fields than a function may have arguments, make a row of an object', () => {
  const named = objectOf([{ key: 'name', piece: { form: 'value', sql: 'row.name' } }, { key: 'at', piece: objectOf([{ key: 'x', piece: number('row.x') }]) }]);
  expect(sqlOf(named)).toBe(`to_json((SELECT row_to_json("#") FROM (SELECT row.name AS "name", (format('{"x":%s}', row.x))::json AS "at") "#"))::text`);
  const of = (length: number) => Array.from({ length }, (_, i) => ({ key: `f${i}`, piece: number('1') }));
  expect([objectOf(of(90)).form, objectOf(of(91)).form, objectOf([{ key: 'a', piece: objectOf(of(46)) }, { key: 'b', piece: objectOf(of(45)) }]).form]).toEqual(['plain', 'json', 'json']);
  expect(objectFrom(of(2), ' FROM somewhere')).toEqual({ form: 'text', sql: `(SELECT format('{"f0":%s,"f1":%s}', 1, 1) FROM somewhere)` });
});
