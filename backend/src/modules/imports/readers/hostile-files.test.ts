import fc from 'fast-check';
import { readBytes } from '../../../../test/files/read-file.js';
import { UnusableFile } from './reader.js';

/** Beginnings that lead to the reader of each kind. */
const STARTS = [
  '',
  '\uFEFF',
  '{"features":[',
  '[{',
  '{"a":[{',
  '{"type":"FeatureCollection","crs":{"properties":{"name":"EPSG:2154"}},"features":[{',
  'sep=;\n',
  'a;b\n',
  'PK\x03\x04',
];

/** Reads bytes, and returns whether they are either read or refused with a sentence. */
async function isHandled(bytes: Buffer): Promise<boolean> {
  try {
    const { values, reasons } = await readBytes(bytes);
    return values.length + reasons.length >= 0;
  } catch (error) {
    if (error instanceof UnusableFile) return error.message.length > 0;
    throw error;
  }
}

const marks = fc.constantFrom(
  '"',
  ',',
  ';',
  '\t',
  '|',
  '\n',
  '\r',
  '{',
  '}',
  '[',
  ']',
  ':',
  '\\',
  '\0',
  'é',
  '😀',
  '1',
  'a',
  '"name"',
  '"type":"Feature"',
  '"geometry":',
  '\x1e',
);

test('reads or refuses random bytes and texts of each kind, and throws nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...STARTS), fc.array(marks, { maxLength: 60 }), fc.uint8Array({ maxLength: 40 }), async (start, parts, bytes) =>
      isHandled(Buffer.concat([Buffer.from(start, 'latin1'), Buffer.from(parts.join('')), bytes])),
    ),
    { numRuns: 400 },
  );
});

test.each([
  ['deeply nested lists', `[{"a":${'['.repeat(50_000)}`],
  ['deeply nested objects', `{"a":${'{"a":'.repeat(20_000)}`],
  ['a name of a prototype', '[{"__proto__":{"x":1},"constructor":"y","name":"A"}]'],
  ['a header of a prototype', '__proto__,constructor,name\n1,2,A\n'],
  ['an endless quote', `name,city\n"${'a'.repeat(300_000)}`],
  [
    'coordinates nested without end',
    `{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Polygon","coordinates":${'['.repeat(5000)}${']'.repeat(5000)}}}]}`,
  ],
])('handles %s', async (_what, text) => {
  expect(await isHandled(Buffer.from(text))).toBe(true);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});
