import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { refusedFields } from '../../../test/refusals.js';
import { Text } from '../validation/index.js';
import { inputSchema } from './input-schema.js';
import { readInput } from './read-input.js';

@InputType()
class Greeting {
  @Field(() => String)
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

@InputType()
class Letter {
  @Field(() => [Greeting], { nullable: true, description: 'The greetings.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(2)
  @ValidateNested({ each: true })
  greetings?: Greeting[] | null;
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

test('builds a list of nested inputs by their rules', () => {
  const { greetings } = readInput(Letter, { greetings: [{ word: 'hello', secret: 'changed' }] });
  expect(greetings).toEqual([{ word: 'hello', secret: 'kept' }]);
  expect(greetings?.[0]).toBeInstanceOf(Greeting);
  expect([readInput(Letter, { greetings: null }).greetings, readInput(Letter, {}).greetings]).toEqual([null, undefined]);
  expect(problem({ greetings: [{ word: 'hello' }, { word: 'goodbye' }] }, Letter)).toEqual({ 'greetings.1.word': 'Word must be at most 5 characters' });
  expect(problem({ greetings: Array.from({ length: 3 }, () => ({ word: 'hello' })) }, Letter)).toEqual({
    greetings: 'greetings must contain no more than 2 elements',
  });
  for (const item of ['word', 7, true, null, []]) expect(problem({ greetings: [item] }, Letter)).toEqual({ 'greetings.0.word': 'Please name the list' });
});

test.each(['word', 7, true, { word: 'hello' }])('refuses %j as a list of nested inputs', (greetings) => {
  expect(Object.keys(problem({ greetings }, Letter))).toContain('greetings');
});

test('describes a list of nested inputs', () => {
  expect(inputSchema(Letter).properties).toEqual({
    greetings: {
      description: 'The greetings.',
      type: ['array', 'null'],
      maxItems: 2,
      items: expect.objectContaining({ type: 'object', required: ['word'] }) as object,
    },
  });
});
