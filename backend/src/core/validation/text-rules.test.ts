import { IsInt, Min, ValidateNested, validateSync } from 'class-validator';
import { because } from './because.js';
import { fieldErrors } from './field-errors.js';
import { brokenRule, cleanText, type TextRules } from './text-form.js';
import { Text } from './text-rules.js';

const RULES: TextRules = {
  label: 'Code',
  required: 'missing',
  min: [2, 'too short'],
  max: 5,
  pattern: ['^[a-z ]+$', 'only letters'],
};
const SECRET: TextRules = { label: 'Secret', required: 'missing', min: [2, 'too short'], max: 5, isRaw: true };
const UNUSABLE = 'text.unusable';

/** Returns the key of the first rule that a value breaks. */
const brokenKey = (value: unknown, rules: TextRules) => brokenRule(value, rules)?.key;

test.each<[unknown, string | undefined]>([
  ['ab', undefined],
  ['abcde', undefined],
  ['ABC', undefined],
  ['  ab  ', undefined],
  ['     abcde     ', undefined],
  [undefined, 'missing'],
  [null, 'missing'],
  ['', 'missing'],
  ['   ', 'missing'],
  ['\t\r\n', 'missing'],
  ['\u200b\u200b', 'missing'],
  ['\u3164\u3164', 'missing'],
  ['\u0301\u0301', 'missing'],
  [7, 'text.notText'],
  [true, 'text.notText'],
  [[], 'text.notText'],
  [{ length: 3 }, 'text.notText'],
  [new String('abc'), 'text.notText'],
  ['a', 'too short'],
  [' a ', 'too short'],
  ['abcdef', 'text.tooLong'],
  ['x'.repeat(1_000_000), 'text.tooLong'],
  ['ab1', 'only letters'],
  ['\0', UNUSABLE],
  ['a\0b', UNUSABLE],
  ['a\ud800', UNUSABLE],
  ['\udc00a', UNUSABLE],
  ['a\nb', UNUSABLE],
  ['a\tb', UNUSABLE],
  ['a\u007fb', UNUSABLE],
  ['a\u0085b', undefined],
  ['a\u2028b', undefined],
  ['a\u202eb', undefined],
  ['a\u2066b', undefined],
])('the value %j breaks the rule: %s', (value, key) => {
  expect(brokenKey(value, RULES)).toBe(key);
});

test.each<[unknown, string | undefined]>([
  ['  ', undefined],
  ['\t\n', undefined],
  ['a\u202eb', undefined],
  [' a ', undefined],
  ['', 'missing'],
  ['a', 'too short'],
  ['    ab', 'text.tooLong'],
  ['a\0b', UNUSABLE],
  ['\udfff\ud800', UNUSABLE],
])('the password %j, used unchanged, breaks the rule: %s', (value, key) => {
  expect(brokenKey(value, SECRET)).toBe(key);
});

test('checks an optional text only if it is present', () => {
  const optional = { ...RULES, required: undefined };
  for (const value of [undefined, null, '', '  ']) expect(brokenRule(value, optional)).toBeUndefined();
  expect(brokenKey('a', optional)).toBe('too short');
});

test('a field with `mayBeMissing` can be missing, but not empty', () => {
  const rules = { ...RULES, mayBeMissing: true } as const;
  expect([undefined, null, '', '  ', 'ab'].map((value) => brokenKey(value, rules))).toEqual([undefined, undefined, 'missing', 'missing', undefined]);
});

test('removes the blanks around a text, but not around a password', () => {
  expect([cleanText('  ab ', RULES), cleanText('  ab ', SECRET)]).toEqual(['ab', '  ab ']);
});

test.each([
  ['one\u2028two\u2029three', 'one two three'],
  ['one\vtwo\fthree\u0085four', 'one two three four'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['\ufeffBidi \u202bname\u202c \u2067here\u2069', 'Bidi name here'],
  ['word\u200bbreak Cafe\u0301', 'word\u200bbreak Cafe\u0301'],
  ['\u{1F469}\u200d\u{1F373} क्\u200dष \u200fאב', '\u{1F469}\u200d\u{1F373} क्\u200dष \u200fאב'],
])('cleans the text %j to %j', (written, stored) => {
  expect(cleanText(written, {})).toBe(stored);
});

test('matches a pattern against a long text in a short time', () => {
  const email: TextRules = {
    label: 'E',
    max: 100_000,
    pattern: ['^[a-z0-9.]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\\.[a-z]{2,}$', 'wrong'],
  };
  for (const text of [`a@${'a'.repeat(254)}!`, `a@${'a-'.repeat(127)}`, `a@${'a.'.repeat(127)}`]) expect(brokenKey(text, email)).toBe('wrong');
});

test('a broken rule gives its message the values that it needs', () => {
  expect(['a', 'abcdef', 7, ''].map((value) => brokenRule(value, RULES)?.params)).toEqual([
    { min: 2 },
    { label: 'Code', max: 5 },
    { label: 'Code' },
    undefined,
  ]);
});

test('a rule can have a message of its own for a text that is too long', () => {
  expect(brokenRule('abcdef', { ...RULES, tooLong: 'not a code' })).toEqual({ key: 'not a code' });
});

test('a decorated input reports the first rule that it breaks, also of its nested inputs', () => {
  class Inner {
    @Text({ label: 'Note', max: 3 })
    note: unknown;
  }
  class Input {
    @Text({ label: 'Name', required: 'lists.nameMissing', max: 5 })
    name: unknown;

    @Min(1, because('lists.positionTooLow'))
    position: unknown = 1;

    @IsInt()
    count: unknown = 1;

    @ValidateNested()
    inner = new Inner();
  }
  const reasons = (values: Partial<Input>) => fieldErrors(validateSync(Object.assign(new Input(), values)));
  expect(reasons({ name: 'ab' })).toEqual({});
  expect(reasons({ name: '', position: 0 })).toEqual({ name: 'lists.nameMissing', position: 'lists.positionTooLow' });
  const inner = Object.assign(new Inner(), { note: 'abcd' });
  expect(reasons({ name: 'abcdef', count: 'x', inner })).toEqual({
    name: ['text.tooLong', { label: 'Name', max: 5 }],
    count: ['api.rule', { rule: 'count must be an integer number' }],
    'inner.note': ['text.tooLong', { label: 'Note', max: 3 }],
  });
});
