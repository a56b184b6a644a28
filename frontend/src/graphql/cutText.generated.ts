// Generated from the classes in backend/src by `npm run build`. Do not edit.
/*
 * The build copies this file for the client (`frontend/src/graphql/cutText.generated.ts`): pages from the server and screens of the client cut texts
 * in the same way. Therefore it must not import anything.
 */

let segmenter: Intl.Segmenter | undefined;

/**
 * Returns the beginning of a text, cut between two characters as people see them. An emoji, a letter with its marks and a syllable of Devanagari stay
 * whole (extended grapheme clusters, Unicode Standard Annex #29).
 * @param max maximum number of UTF-16 code units of the result
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  // The start of a character does not depend on the text after it. If one character is longer than `max`, it is cut, but never inside a surrogate pair.
  const end = segmenter.segment(text.slice(0, max + 2)).containing(max)?.index ?? max;
  return end > 0 ? text.slice(0, end) : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}
