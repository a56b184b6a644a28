/** Blanks and punctuation that names of the same place do not share, those of the function `place_key` of the database. */
const MARKS = new Set(' \u00a0\u202f-‐‑‒–—―_.,;:!?¡¿"‘‚“”„‹›«»`´ʻʼ·•・…/|&+*()[]{}<>#@،؛؟।’\'');

/** Returns a name without case, accents, blanks and punctuation. Two places of this name within 50 m in a city are the same place. */
export function sameName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return Array.from(plain, (character) => (MARKS.has(character) ? '' : character)).join('') || name.toLowerCase();
}
