import { isolate } from './isolate';

/** A sentence with gaps, `Password must be at least {{n}} characters`, as what finds it and the names of its gaps. */
interface Pattern {
  find: RegExp;
  gaps: readonly string[];
  translation: string;
}

const GAP = /\{\{(\w+)\}\}/g;

let sentences: Readonly<Record<string, string>> = {};
let patterns: readonly Pattern[] | undefined;

/** Takes in what the server's sentences are in the page's language, by what they are in English; `{{names}}` stand for what differs. */
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

/** A sentence that the server or its rules say, in the page's language; in English where the page's language has none for it. */
export function sentence(english: string): string {
  if (Object.hasOwn(sentences, english)) return sentences[english] ?? english;
  patterns ??= patternsOf(sentences);
  for (const { find, gaps, translation } of patterns) {
    const found = find.exec(english);
    if (found) return translation.replace(GAP, (_gap, name: string) => isolate(found[gaps.indexOf(name) + 1] ?? ''));
  }
  return english;
}
