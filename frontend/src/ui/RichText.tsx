import { cloneElement, type ReactElement } from 'react';
import { t, type TextKey } from '../lib/i18n';

interface Props {
  text: TextKey;
  /** What stands for the placeholders of the text. */
  values?: Record<string, string>;
  /** Elements by the names of the tags in the text, around whose words they go: `<terms>…</terms>`. */
  parts: Record<string, ReactElement>;
}

const TAG = /<(\w+)>(.*?)<\/\1>/s;
/** A private character in the place of `<`, so that no value can be taken for a tag. */
const LESS = '\uE000';

/** A sentence with links or other elements in it, wherever its language has them. */
export function RichText({ text, values = {}, parts }: Props) {
  const guarded = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replaceAll('<', LESS)]));
  // All keys at once are more than its types can take in.
  const pieces = t(text as 'app.copyright', guarded as { year: string }).split(TAG);
  const plain = (piece: string | undefined): string => (piece ?? '').replaceAll(LESS, '<');
  return pieces.map((piece, n) => {
    if (n % 3 === 0) return plain(piece);
    const part = n % 3 === 1 ? parts[piece] : undefined;
    return part && cloneElement(part, { key: n }, plain(pieces[n + 1]));
  });
}
