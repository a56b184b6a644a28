import { readTags } from './languageTags';

test.each<[unknown, string[]]>([
  ['en-US', ['en-US']],
  ['en-us', ['en-US']],
  ['en-US@posix', ['en-US']],
  ['de_DE.UTF-8', ['de-DE']],
  ['hi-u-nu-deva', ['hi-u-nu-deva']],
  ['zh-Hant-TW', ['zh-Hant-TW']],
  ['C', []],
  ['*', []],
  ['', []],
  [undefined, []],
  [7, []],
])('%j is read as %j, which Intl accepts', (tag, read) => {
  expect(readTags([tag, 'ar'])).toEqual([...read, 'ar']);
  expect(() => new Intl.NumberFormat(readTags([tag]))).not.toThrow();
});
