import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Shows more of a list, and gives the focus to the first of what has come: the button that was pressed may be gone.
 * @param show changes the state that the list is drawn from
 */
export function unfold(list: RefObject<HTMLElement | null>, show: () => void): void {
  const before = list.current?.children.length ?? 0;
  flushSync(show);
  list.current?.children[before]?.querySelector<HTMLElement>('a, button')?.focus();
}
