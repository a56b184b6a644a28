import { cloneElement, type ReactElement } from 'react';
import { t, type TextKey } from '../lib/i18n';

interface Props {
  text: TextKey;
  /** Values of the text's placeholders. */
  values?: Record<string, string | number>;
  /** Elements by tag name; each wraps the text between its tags: `<terms>…</terms>`. */
  parts: Record<string, ReactElement>;
}

const TAG = /<(\w+)>(.*?)<\/\1>/s;
/** Private-use character that replaces `<` in values, so that a value is never parsed as a tag. */
const LESS = '\uE000';

/** Translated sentence with embedded links or other elements. The translation decides their position. */
export function RichText({ text, values = {}, parts }: Props) {
  const guarded = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll('<', LESS) : value]));
  // The union of all keys is too complex for the types of `t`.
  const pieces = t(text as 'app.copyright', guarded as { year: string }).split(TAG);
  const plain = (piece: string | undefined): string => (piece ?? '').replaceAll(LESS, '<');
  return pieces.map((piece, n) => {
    if (n % 3 === 0) return plain(piece);
    const part = n % 3 === 1 ? parts[piece] : undefined;
    return part && cloneElement(part, { key: n }, plain(pieces[n + 1]));
  });
}
