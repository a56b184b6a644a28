import { validateSync } from 'class-validator';
import { brokenRule, cleanText, type TextRules } from './text-form.js';
import { Text } from './text-rules.js';

const RULES: TextRules = {
  label: 'Code',
  required: 'Code is required',
  min: [2, 'too short'],
  max: [5, 'too long'],
  pattern: ['^[a-z ]+$', 'only letters'],
};
const SECRET: TextRules = { label: 'Secret', required: 'Secret is required', min: [2, 'too short'], max: [5, 'too long'], isRaw: true };
const UNUSABLE = 'Code contains characters that cannot be used';

test.each<[unknown, string | undefined]>([
  ['ab', undefined],
  ['abcde', undefined],
  ['ABC', undefined],
  ['  ab  ', undefined],
  ['     abcde     ', undefined],
  [undefined, 'Code is required'],
  [null, 'Code is required'],
  ['', 'Code is required'],
  ['   ', 'Code is required'],
  ['\t\r\n', 'Code is required'],
  ['\u200b\u200b', 'Code is required'],
  ['\u3164\u3164', 'Code is required'],
  ['\u0301\u0301', 'Code is required'],
  [7, 'Code must be text'],
  [true, 'Code must be text'],
  [[], 'Code must be text'],
  [{ length: 3 }, 'Code must be text'],
  [new String('abc'), 'Code must be text'],
  ['a', 'too short'],
  [' a ', 'too short'],
  ['abcdef', 'too long'],
  ['x'.repeat(1_000_000), 'too long'],
  ['ab1', 'only letters'],
  ['a\0b', UNUSABLE],
  ['a\ud800', UNUSABLE],
  ['\udc00a', UNUSABLE],
  ['a\nb', UNUSABLE],
  ['a\tb', UNUSABLE],
  ['a\u007fb', UNUSABLE],
  ['a\u0085b', UNUSABLE],
  ['a\u2028b', UNUSABLE],
  ['a\u202eb', UNUSABLE],
  ['a\u2066b', UNUSABLE],
])('the value %j has the error: %s', (value, sentence) => {
  expect(brokenRule(value, RULES)).toBe(sentence);
});

test.each<[unknown, string | undefined]>([
  ['  ', undefined],
  ['\t\n', undefined],
  ['a\u202eb', undefined],
  [' a ', undefined],
  ['', 'Secret is required'],
  ['a', 'too short'],
  ['    ab', 'too long'],
  ['a\0b', 'Secret contains characters that cannot be used'],
  ['\udfff\ud800', 'Secret contains characters that cannot be used'],
])('the password %j, used unchanged, has the error: %s', (value, sentence) => {
  expect(brokenRule(value, SECRET)).toBe(sentence);
});

test('checks an optional text only if it is present', () => {
  const optional = { ...RULES, required: undefined };
  for (const value of [undefined, null, '', '  ']) expect(brokenRule(value, optional)).toBeUndefined();
  expect(brokenRule('a', optional)).toBe('too short');
});

test('a field with `mayBeMissing` can be missing, but not empty', () => {
  const rules = { ...RULES, mayBeMissing: true } as const;
  expect([undefined, null, '', '  ', 'ab'].map((value) => brokenRule(value, rules))).toEqual([
    undefined,
    undefined,
    'Code is required',
    'Code is required',
    undefined,
  ]);
});

test('removes the blanks around a text, but not around a password', () => {
  expect([cleanText('  ab ', RULES), cleanText('  ab ', SECRET)]).toEqual(['ab', '  ab ']);
});

test('matches a pattern against a long text in a short time', () => {
  const email: TextRules = {
    label: 'E',
    max: [100_000, ''],
    pattern: ['^[a-z0-9.]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\\.[a-z]{2,}$', 'wrong'],
  };
  for (const text of [`a@${'a'.repeat(254)}!`, `a@${'a-'.repeat(127)}`, `a@${'a.'.repeat(127)}`]) expect(brokenRule(text, email)).toBe('wrong');
});

test('a decorated input reports the message of the first rule that it breaks', () => {
  class Input {
    @Text(RULES)
    code: unknown;
  }
  const said = (code: unknown) => validateSync(Object.assign(new Input(), { code })).flatMap(({ constraints }) => Object.values(constraints ?? {}));
  expect([said('ab'), said(''), said('1'), said(undefined)]).toEqual([[], ['Code is required'], ['too short'], ['Code is required']]);
});
