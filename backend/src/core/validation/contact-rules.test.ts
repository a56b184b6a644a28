import { EMAIL, PHONE } from './contact-rules.js';
import { englishOf, type ReasonKey } from '../errors/index.js';
import { cleanText, type TextRules } from './text-form.js';
import { brokenText } from './text-rules.js';

/** Returns why a text is refused, in English. */
function refusal(text: string, rules: TextRules<ReasonKey>): string | undefined {
  const reason = brokenText(text, rules);
  return reason && englishOf(reason);
}

test.each([
  ['+49 (0)30 1234-567', '+49 (0)30 1234-567'],
  ['\u200e+49\u00a030\u20111234\u202c', '+49 30-1234'],
  ['\u202a+91 22 2284 1877\u202c', '+91 22 2284 1877'],
  ['030 \u2013 1234567', '030 - 1234567'],
  ['030 \u2212 1234567', '030 - 1234567'],
  ['\uff0b81\uff083\uff091234\uff0d5678', '+81(3)1234-5678'],
  ['\u0660\u0662\u0661 \u0661\u0662\u0663\u0664', '021 1234'],
  ['\u0968\u0968\u0968\u0968 \u0967\u0968', '2222 12'],
  ['212-555-0100 ext. 42', '212-555-0100 ext. 42'],
  ['212-555-0100, Ext 42', '212-555-0100 ext. 42'],
  ['212-555-0100x42', '212-555-0100 ext. 42'],
  ['+1-212-555-0100;ext=42', '+1-212-555-0100 ext. 42'],
  ['212-555-0100 extension: 42', '212-555-0100 ext. 42'],
  ['Tel.: 030 1234567', '030 1234567'],
  ['tel:+49301234567', '+49301234567'],
])('stores the phone number %j as %j', (entered, kept) => {
  expect([cleanText(entered, PHONE), refusal(entered, PHONE)]).toEqual([kept, undefined]);
});

test.each(['call me', '12', '+49 30 1234 ext. 42 ext. 43', '+49 30 12345 at noon', '()'])('rejects the phone number %j', (entered) => {
  expect(refusal(entered, PHONE)).toBe('This does not look like a phone number');
});

test('rejects a very long phone number quickly', () => {
  for (const long of [','.repeat(1_000_000), `${'1 '.repeat(500_000)}ext`]) {
    const start = Date.now();
    expect(refusal(long, PHONE)).toBe('Phone number must be at most 40 characters');
    expect(Date.now() - start).toBeLessThan(1000);
  }
});

const label = (length: number): string => 'x'.repeat(length);

test.each([
  [' Asha@Example.org ', 'Asha@Example.org'],
  ['asha@xn--mnchen-3ya.de', 'asha@xn--mnchen-3ya.de'],
  ['asha@example.xn--p1ai', 'asha@example.xn--p1ai'],
  ['asha@münchen.de', 'asha@xn--mnchen-3ya.de'],
  ['asha@mu\u0308nchen.de', 'asha@xn--mnchen-3ya.de'],
  ['asha@пример.рф', 'asha@xn--e1afmkfd.xn--p1ai'],
  ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  [`${label(64)}@example.org`, `${label(64)}@example.org`],
  [`a@${label(63)}.org`, `a@${label(63)}.org`],
])('stores the e-mail address %j as %j', (entered, kept) => {
  expect([cleanText(entered, EMAIL), refusal(entered, EMAIL)]).toEqual([kept, undefined]);
});

test.each([
  [`${label(65)}@example.org`],
  [`a@${label(64)}.org`],
  ['a@example.xn--'],
  ['a@example.1'],
  ['a@b'],
  ['a b@example.org'],
  ['a@exa mple.org'],
  ['a@münchen.de/x'],
  ['a@münchen.de:80'],
  ['ä@example.org'],
  ['a@ü'],
  ['@example.org'],
])('rejects the e-mail address %j', (entered) => {
  expect(refusal(entered, EMAIL)).toBe('Invalid email address');
});

test('limits an e-mail address to 254 octets in its ASCII form', () => {
  const domain = (labels: number) => `${Array.from({ length: labels }, () => 'ü'.repeat(20)).join('.')}.de`;
  expect(cleanText(`a@${domain(10)}`, EMAIL).length).toBeGreaterThan(254);
  expect(refusal(`a@${domain(10)}`, EMAIL)).toBe('Email must be at most 254 characters');
  expect(refusal(`a@${domain(3)}`, EMAIL)).toBeUndefined();
});
