/*
 * The build copies this file for the client (`frontend/src/graphql/cutText.generated.ts`): the server's pages and the screens cut texts in
 * the same way. It imports nothing for that reason.
 */

let segmenter: Intl.Segmenter | undefined;

/**
 * The beginning of a text, cut between two characters as people see them: an emoji, a letter with its marks and a syllable of Devanagari
 * stay whole (extended grapheme clusters, Unicode Standard Annex #29).
 * @param max most UTF-16 code units of the result
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  // Where a character begins does not depend on what follows it. Where one fills all of the text, half of a pair is left out at least.
  const end = segmenter.segment(text.slice(0, max + 2)).containing(max)?.index ?? max;
  return end > 0 ? text.slice(0, end) : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}
