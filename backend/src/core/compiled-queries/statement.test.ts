import { concat, keptByShape, Statement, written } from './statement.js';

test('binds named parameters, and leaves casts unchanged', () => {
  const statement = new Statement({});
  expect(statement.bind(`a = :one AND b::text = :two AND c = :one AND '{}'::json IS NOT NULL`, { one: 1, two: '2' })).toBe(
    `a = $1 AND b::text = $2 AND c = $3 AND '{}'::json IS NOT NULL`,
  );
  expect(statement.values).toEqual([1, '2', 1]);
});

test('builds SQL only once if it does not depend on the request', () => {
  expect(concat('a', concat('b', 'c'))).toBe('abc');
  expect(
    written(
      concat('a', (statement) => statement.parameter(5), 'b'),
      new Statement({}),
    ),
  ).toBe('a$1b');
  const write = jest.fn((word: string) => `sql of ${word.length}`);
  const kept = keptByShape((word: string) => [word.length], write);
  expect([kept('one'), kept('two'), kept('three'), write.mock.calls.length]).toEqual(['sql of 3', 'sql of 3', 'sql of 5', 2]);
});
