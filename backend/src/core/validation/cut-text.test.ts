import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cutText } from './cut-text.js';

test.each([
  ['Blue Door', 20, 'Blue Door'],
  ['Blue Door', 4, 'Blue'],
  ['ab👍🏽c', 3, 'ab'],
  ['ab👍🏽c', 5, 'ab'],
  ['ab👍🏽c', 6, 'ab👍🏽'],
  ['👩‍🚀👩‍🚀', 7, '👩‍🚀'],
  ['🇩🇪🇫🇷', 6, '🇩🇪'],
  ['Zu\u0308rich', 2, 'Z'],
  ['Zu\u0308rich', 3, 'Zu\u0308'],
  ['नमस्ते', 3, 'नम'],
  ['a\r\nb', 2, 'a'],
  ['👍', 1, ''],
  [`a${'\u0301'.repeat(50)}`, 10, `a${'\u0301'.repeat(9)}`],
])('cuts %j to at most %i code units: %j', (text, max, beginning) => {
  expect(cutText(text, max)).toBe(beginning);
});

test('cuts a long text quickly', () => {
  const text = '👍🏽 '.repeat(200_000);
  cutText(text, 300);
  const start = Date.now();
  for (let n = 0; n < 10; n += 1) cutText(text, 300);
  expect(Date.now() - start).toBeLessThan(1000);
});

/** Allowed cuts of texts that no person has written: parts of protocols and programs. */
const OTHER_CUTS: Readonly<Record<string, readonly string[]>> = {
  'backend/src/modules/imports/readers/object-scanner.ts': ['text.slice(0, cut)'],
  'backend/src/modules/imports/readers/xml/html-text.ts': ['text.slice(0, link.from)'],
  'backend/src/modules/imports/readers/xml/xml.ts': ['text.slice(0, end)'],
  'backend/src/core/validation/text-form.ts': ['text.slice(0, at + 1)'],
  'backend/src/core/validation/cut-text.ts': ['text.slice(0, max + 2)', 'text.slice(0, end)', 'text.slice(0, max)'],
  'backend/src/doctor/fetch-page.ts': ['body.slice(0, LONGEST)'],
  'backend/src/modules/places/category-list/category-list.query.ts': ['words.slice(0, n)'],
  'backend/src/core/tracing/statement.ts': ['text.slice(0, LONGEST_TEXT)'],
};

const ROOT = path.resolve(__dirname, '../../../..');
const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(\.(test|fixture|generated)\.tsx?$)|^art\//.test(file))
    .map((file) => `${folder}/${file}`);

/** Finds cuts of a text by the name of the variable: `.slice(0, n)` with n counted from the start, `.substring(0, n)`, `.substr(0, n)`. */
const CUT =
  /\b\w*(?:text|name|title|description|comment|note|label|words|subject|body|query|search|address|alt|credit|reason|content|message|summary)\??\s*\.(?:slice|substring|substr)\(0, (?!-)[^()]*\)/gi;

/** Finds cuts of the result of functions that return a text: `.trim().slice(0, n)` cuts a text, `.filter(…).slice(0, n)` a list. */
const CUT_OF_TEXT =
  /\.(trim|replace|replaceAll|normalize|join|toLowerCase|toUpperCase|toString)\([^()]*(?:\([^()]*\))?[^()]*\)\s*\.(?:slice|substring|substr)\(0, (?!-)/g;

test('texts of users are only cut by `cutText`', () => {
  const found = [...filesIn('backend/src'), ...filesIn('frontend/src')].flatMap((file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    const cuts = [CUT, CUT_OF_TEXT].flatMap((pattern) => [...source.matchAll(pattern)].map(([cut]) => cut));
    return cuts.filter((cut) => !OTHER_CUTS[file]?.includes(cut)).map((cut) => `${file}: ${cut}`);
  });
  expect(found).toEqual([]);
});

test('form fields do not use `maxLength`, which counts code units', () => {
  const found = filesIn('frontend/src').filter((file) => /\bmaxLength\b/.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(found).toEqual([]);
});
