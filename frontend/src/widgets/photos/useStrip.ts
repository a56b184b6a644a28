import { type UIEvent, useCallback, useRef, useState } from 'react';
import { onward } from '../../lib/locale';

/**
 * A row of pictures that is as wide as one of them, and that people scroll or swipe through.
 * @param start which one to show first, from 0
 * @param count how many there are
 * @returns which one is shown, how to go to another, and what the row itself needs
 */
export function useStrip(start: number, count: number) {
  const row = useRef<HTMLElement>(null);
  const [at, setAt] = useState(start);
  const show = useCallback((position: number) => {
    if (row.current) row.current.scrollLeft = position * row.current.clientWidth * onward;
  }, []);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      row.current = element;
      show(start);
    },
    [start, show],
  );
  return {
    at,
    go: (position: number) => {
      if (position < 0 || position >= count) return;
      setAt(position);
      show(position);
    },
    strip: {
      ref,
      onScroll: ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => setAt(Math.round((scrollLeft / clientWidth) * onward)),
    },
  };
}
