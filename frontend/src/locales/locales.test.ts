import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../lib/languages';

type Tree = { readonly [key: string]: string | Tree };

const FILES = ['texts', 'legal', 'sentences'] as const;
const read = (code: string, file: string) => JSON.parse(readFileSync(path.join(__dirname, code, `${file}.json`), 'utf8')) as Tree;

/** All texts of a file by their whole keys; those of the server's sentences are the sentences. */
const flat = (tree: Tree, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`)));

const PLURAL = /_(zero|one|two|few|many|other)$/;
const isCounted = (key: string, keys: ReadonlySet<string>): boolean => PLURAL.test(key) && keys.has(key.replace(PLURAL, '_other'));

/** The keys that a language must have for those of English: as many forms of what is counted as it has. */
function keysFor(code: string, english: ReadonlySet<string>): string[] {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const wanted = [...english].flatMap((key) => (isCounted(key, english) ? forms.map((form) => key.replace(PLURAL, `_${form}`)) : [key]));
  return [...new Set(wanted)].sort();
}

const gapsIn = (text: string): string[] => [...text.matchAll(/\{\{(\w+)[^}]*\}\}/g)].map(([, name = '']) => name).sort();
const tagsIn = (text: string): string[] => [...text.matchAll(/<\/?(\w+)>/g)].map(([tag]) => tag).sort();
/** None, one and two need no figure where the word says it. */
const withoutFigure = (key: string, gaps: string[]): string[] =>
  /_(zero|one|two)$/.test(key) ? gaps.filter((name) => name !== 'count' && name !== 'number') : gaps;

describe.each(LANGUAGES.map(({ code }) => code))('%s', (code) => {
  describe.each(FILES)('in its %s', (file) => {
    const english = new Map(flat(read('en', file)));
    const own = new Map(flat(read(code, file)));
    const englishOf = (key: string): string => english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? '';

    test('has all texts of English, and no other', () => {
      expect([...own.keys()].sort()).toEqual(keysFor(code, new Set(english.keys())));
    });

    test('has the placeholders and tags of English in each of them', () => {
      const wrong = [...own].filter(([key, text]) => {
        const [gaps, wanted] = [gapsIn(text), gapsIn(englishOf(key))].map((names) => withoutFigure(key, names));
        return String(gaps) !== String(wanted) || String(tagsIn(text)) !== String(tagsIn(englishOf(key)));
      });
      expect(wrong).toEqual([]);
    });

    test('says something everywhere, without blanks at the ends', () => {
      expect([...own].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
    });
  });

  test('has languages of its own words: hardly a text is the English one', () => {
    if (code === 'en') return;
    const english = new Map(FILES.flatMap((file) => flat(read('en', file))));
    const same = FILES.flatMap((file) => flat(read(code, file))).filter(
      ([key, text]) => english.get(key) === text && /\p{L}{3}/u.test(text.replace(/\{\{[^}]*\}\}/g, '')),
    );
    expect(same.length).toBeLessThan(english.size / 20);
  });
});

test("the server's sentences are English ones in the English file", () => {
  expect(flat(read('en', 'sentences')).filter(([sentence, text]) => sentence !== text)).toEqual([]);
});
