import { isolate } from './isolate';

/** Pattern and placeholder names of a server sentence such as `Password must be at least {{n}} characters`. */
interface Pattern {
  find: RegExp;
  gaps: readonly string[];
  translation: string;
}

const GAP = /\{\{(\w+)\}\}/g;

let sentences: Readonly<Record<string, string>> = {};
let patterns: readonly Pattern[] | undefined;

/** Sets the translations of the server's sentences, keyed by the English sentence with `{{placeholders}}`. */
export function takeSentences(translations: Readonly<Record<string, string>>): void {
  sentences = translations;
  patterns = undefined;
}

const patternsOf = (translations: Readonly<Record<string, string>>): Pattern[] =>
  Object.entries(translations)
    .filter(([english]) => english.includes('{{'))
    .map(([english, translation]) => {
      const fixed = english.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return { find: new RegExp(`^${fixed.join('(.+)')}$`, 's'), gaps: [...english.matchAll(GAP)].map(([, name = '']) => name), translation };
    });

/** Translates a sentence of the server into the page's language; returns it unchanged if there is no translation. */
export function sentence(english: string): string {
  if (Object.hasOwn(sentences, english)) return sentences[english] ?? english;
  patterns ??= patternsOf(sentences);
  for (const { find, gaps, translation } of patterns) {
    const found = find.exec(english);
    if (found) return translation.replace(GAP, (_gap, name: string) => isolate(found[gaps.indexOf(name) + 1] ?? ''));
  }
  return english;
}
