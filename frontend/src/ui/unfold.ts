import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Shows more items of a list and focuses the first new one, because the pressed button can disappear.
 * @param show changes the state that the list is rendered from
 */
export function unfold(list: RefObject<HTMLElement | null>, show: () => void): void {
  const before = list.current?.children.length ?? 0;
  flushSync(show);
  list.current?.children[before]?.querySelector<HTMLElement>('a, button')?.focus();
}
