/** Returns a text without case and accents, for comparisons. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns whether a text contains every typed word, regardless of case and accents. */
export function hasWords(text: string, typed: string): boolean {
  const own = folded(text);
  return folded(typed)
    .split(/\s+/)
    .every((word) => own.includes(word));
}
