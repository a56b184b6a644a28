import { splitTexts, type TextField } from '../../../core/fields/index.js';
import { brokenText, cleanText } from '../../../core/validation/index.js';
import { PLACE_FIELDS, type PlaceField } from '../../places/index.js';
import type { LeftOuts } from './left-out.js';

/** Returns a text in one line, without the characters that texts of forms lose. */
export const oneLine = (text: string): string => cleanText(text, {}).replace(/\s+/g, ' ').trim();

/** Fields with several texts, of which each is checked by itself. */
const SEVERAL: ReadonlySet<PlaceField> = new Set(['otherNames', 'otherPhones', 'socialLinks']);

/** Returns the stored form of a text; null if it breaks the rules of its field. */
export function keptText(name: PlaceField, value: string, left: LeftOuts): string | null {
  const { rules, imported, stored, refused }: TextField = PLACE_FIELDS[name];
  const text = cleanText(rules.isMultiline ? value : oneLine(value), rules);
  const written = imported ? imported(text) : text;
  if (written === '') return null;
  const storedForm = (one: string) => (stored ? stored(one) : one);
  const problemOf = (one: string) => brokenText(one, rules) ?? refused?.(storedForm(one));
  const problem = problemOf(written);
  if (problem === undefined) return storedForm(written) || null;
  if (!SEVERAL.has(name)) {
    left.add(name, value, problem);
    return null;
  }
  const good = splitTexts(written).filter((one) => {
    const refusal = problemOf(one);
    if (refusal !== undefined) left.add(name, one, refusal);
    return refusal === undefined;
  });
  return storedForm(good.join('; ')) || null;
}
