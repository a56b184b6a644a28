import { IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import { refusedFields } from '../../../test/refusals.js';
import { Text } from '../validation/index.js';
import { readInput } from './read-input.js';

class Greeting {
  @Text({ label: 'Word', required: 'lists.nameMissing', max: 5 })
  word: string;

  @IsOptional()
  @IsBoolean({ message: 'Loud must be true or false' })
  loud?: boolean;

  /** Has no rule, so no request can set it. */
  secret = 'kept';
}

class Exchange {
  @IsOptional()
  @ValidateNested()
  first?: Greeting | null;

  @ValidateNested()
  second: Greeting;
}

const problem = (body: unknown, Input: new () => object = Greeting) => refusedFields(() => readInput(Input, body));

test('returns an instance of the class, with the fields that were sent', () => {
  const input = readInput(Greeting, { word: 'hello', loud: true });
  expect(input).toBeInstanceOf(Greeting);
  expect(input).toMatchObject({ word: 'hello', loud: true });
  expect(readInput(Greeting, { word: 'hello' }).loud).toBeUndefined();
});

test.each([undefined, null, '', 'word', 7, true, [], [{ word: 'hello' }]])('refuses the body %j', (body) => {
  expect(problem(body)).toEqual({ body: 'The request body must be a JSON object' });
});

test('names every invalid field', () => {
  expect(problem({})).toEqual({ word: 'Please name the list' });
  expect(problem({ word: 'goodbye', loud: 'yes' })).toEqual({ word: 'Word must be at most 5 characters', loud: 'Loud must be true or false' });
});

test('ignores fields without a rule and unknown fields', () => {
  const body = JSON.parse(
    '{"word":"hello","secret":"changed","other":1,"__proto__":{"admin":true},"constructor":{"admin":true},"toString":1,"valueOf":1}',
  ) as object;
  const input = readInput(Greeting, body) as Greeting & { admin?: boolean };
  expect([input.secret, Object.keys(input).includes('other'), input.admin, typeof input.toString, input.constructor]).toEqual([
    'kept',
    false,
    undefined,
    'function',
    Greeting,
  ]);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

test('ignores properties that the body inherits', () => {
  expect(problem(Object.create({ word: 'hello' }))).toEqual({ word: 'Please name the list' });
});

test('builds a nested input by its own rules, and ignores other fields', () => {
  const input = readInput(Exchange, { second: { word: 'hello', secret: 'changed' } });
  expect(input.second).toBeInstanceOf(Greeting);
  expect([input.second.word, input.second.secret, input.first]).toEqual(['hello', 'kept', undefined]);
  expect(readInput(Exchange, { first: null, second: { word: 'hello' } }).first).toBeNull();
});

test('names invalid fields of a nested input by their paths', () => {
  expect(problem({ second: { word: 'goodbye', loud: 1 } }, Exchange)).toEqual({
    'second.word': 'Word must be at most 5 characters',
    'second.loud': 'Loud must be true or false',
  });
});

test.each(['word', 7, true, [], [{ word: 'hello' }]])('refuses %j as a nested input', (second) => {
  expect(problem({ second }, Exchange)).toEqual({ 'second.word': 'Please name the list' });
});
