import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../lib/languages';

type Tree = { readonly [key: string]: string | Tree };

const FILES = ['texts', 'console', 'legal', 'settings', 'errors', 'console-errors', 'findings'] as const;
/** Files whose messages come from the server; the build writes them in English. */
const OF_SERVER = /errors$|^findings$/;
const nameOf = (code: string, file: string) => (code === 'en' && OF_SERVER.test(file) ? `${file}.generated.json` : `${file}.json`);
const read = (code: string, file: string) => JSON.parse(readFileSync(path.join(__dirname, code, nameOf(code, file)), 'utf8')) as Tree;

/** Returns all texts of a file with their full keys. */
const flat = (tree: Tree, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`)));

const PLURAL = /_(zero|one|two|few|many|other)$/;
const isCounted = (key: string, keys: ReadonlySet<string>): boolean => PLURAL.test(key) && keys.has(key.replace(PLURAL, '_other'));

/** Returns the keys that a language needs: those of English, with one key per plural form of the language. */
function keysFor(code: string, english: ReadonlySet<string>): string[] {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const wanted = [...english].flatMap((key) => (isCounted(key, english) ? forms.map((form) => key.replace(PLURAL, `_${form}`)) : [key]));
  return [...new Set(wanted)].sort();
}

/** Returns the placeholders of a text. The format of a value is the same in each language, except for the case of its letters. */
const gapsIn = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)(?:, (?!lowercase)(\w+))?[^}]*\}\}/g)].map(([, ...parts]) => parts.join(' ').trim()).sort();
const tagsIn = (text: string): string[] => [...text.matchAll(/<\/?(\w+)>/g)].map(([tag]) => tag).sort();
/** Removes the number from the placeholders of zero, one and two: a word can replace it. */
const withoutFigure = (key: string, gaps: string[]): string[] =>
  /_(zero|one|two)$/.test(key) ? gaps.filter((name) => name !== 'count' && name !== 'number') : gaps;

/** Removes the placeholders of errors whose values are English words: translations say the same without them. */
const withoutWords = (file: string, gaps: string[]): string[] =>
  file.endsWith('errors') ? gaps.filter((name) => !['label', 'thing', 'field', 'status'].includes(name)) : gaps;

describe.each(LANGUAGES.map(({ code }) => code))('%s', (code) => {
  describe.each(FILES)('in %s.json', (file) => {
    const english = new Map(flat(read('en', file)));
    const own = new Map(flat(read(code, file)));
    const englishOf = (key: string): string => english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? '';

    test('has the same keys as English, with the plural forms of the language', () => {
      expect([...own.keys()].sort()).toEqual(keysFor(code, new Set(english.keys())));
    });

    test('has the same placeholders and tags as English in each text', () => {
      const wrong = [...own].filter(([key, text]) => {
        const [gaps, wanted] = [gapsIn(text), gapsIn(englishOf(key))].map((names) => withoutWords(file, withoutFigure(key, names)));
        return String(gaps) !== String(wanted) || String(tagsIn(text)) !== String(tagsIn(englishOf(key)));
      });
      expect(wrong).toEqual([]);
    });

    test('has no empty texts and no blanks at the ends', () => {
      expect([...own].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
    });
  });

  test('has at most 5% texts that equal the English ones', () => {
    if (code === 'en') return;
    const english = new Map(FILES.flatMap((file) => flat(read('en', file))));
    const same = FILES.flatMap((file) => flat(read(code, file))).filter(
      ([key, text]) => english.get(key) === text && /\p{L}{3}/u.test(text.replace(/\{\{[^}]*\}\}/g, '')),
    );
    expect(same.length).toBeLessThan(english.size / 20);
  });
});
