import { folded } from '../../lib/i18n';

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[\s\p{P}\p{S}]+/u)
    .filter(Boolean);

/** Returns whether every typed word is the start of a word of the label. */
export function isMatch(label: string, typed: string): boolean {
  const words = wordsOf(label);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}

/** Returns how many characters of a word the typed start covers, ignoring accents; 0 if the word starts differently. */
function lengthOfStart(word: string, start: string): number {
  const characters = Array.from(word);
  for (let taken = 1, so = ''; taken <= characters.length; taken++) {
    so += folded(characters[taken - 1] ?? '');
    if (so === start) return characters.slice(0, taken).join('').length;
    if (!start.startsWith(so)) return 0;
  }
  return 0;
}

/** Splits a label into typed parts, at the starts of its words, and the parts between them. */
export function matchParts(label: string, typed: string): { text: string; isTyped: boolean }[] {
  const starts = wordsOf(typed);
  const parts: { text: string; isTyped: boolean }[] = [];
  const add = (text: string, isTyped: boolean) => {
    const last = parts.at(-1);
    if (last?.isTyped === isTyped) last.text += text;
    else if (text) parts.push({ text, isTyped });
  };
  for (const piece of label.split(/([\s\p{P}\p{S}]+)/u)) {
    const typedLength = Math.max(0, ...starts.map((start) => lengthOfStart(piece, start)));
    add(piece.slice(0, typedLength), true);
    add(piece.slice(typedLength), false);
  }
  return parts;
}
