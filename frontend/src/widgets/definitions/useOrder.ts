import { useCallback, useEffect, useRef, useState } from 'react';
import { moved } from '../setting-fields';

/** Time without a move (ms) after which the order is saved. */
const PAUSE_MS = 800;

/** Returns items in the order of words; undefined unless these are the words of exactly these items. */
function sorted<Item>(items: readonly Item[], words: readonly string[], wordOf: (item: Item) => string): readonly Item[] | undefined {
  const found = words.flatMap((word) => items.find((item) => wordOf(item) === word) ?? []);
  return found.length === items.length && words.length === items.length ? found : undefined;
}

/**
 * Returns definitions in the order that the viewer has given them, and a function that moves one. The order is saved after the last move.
 * @param wordOf returns the slug or key of an item
 * @param send sends the words in their new order; it must be the same function in each render
 */
export function useOrder<Item>(items: readonly Item[], wordOf: (item: Item) => string, send: (words: string[]) => Promise<unknown>) {
  const [order, setOrder] = useState<readonly string[]>();
  const unsaved = useRef<readonly string[]>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = (order && sorted(items, order, wordOf)) ?? items;

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    const words = unsaved.current;
    if (!words) return;
    unsaved.current = undefined;
    await send([...words]);
    // The list has the new order now, or the server has refused it.
    const isMovedAgain = () => unsaved.current !== undefined;
    if (!isMovedAgain()) setOrder(undefined);
  }, [send]);
  // A viewer who leaves the page before the pause is over keeps the order.
  useEffect(() => () => void save(), [save]);

  return {
    shown,
    move: (from: number, to: number) => {
      const next = moved(shown, from, to).map(wordOf);
      unsaved.current = next;
      setOrder(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), PAUSE_MS);
    },
  };
}
