import { type UIEvent, useCallback, useRef, useState } from 'react';
import { inlineDirection } from '../../lib/i18n';

/**
 * Manages a row of pictures that is as wide as one picture and scrolls sideways.
 * @param start index of the first picture to show, from 0
 * @param count number of pictures
 * @returns the index of the shown picture, a function to go to another, and the props of the row
 */
export function useStrip(start: number, count: number) {
  const row = useRef<HTMLElement>(null);
  const [at, setAt] = useState(start);
  const show = useCallback((position: number) => {
    if (row.current) row.current.scrollLeft = position * row.current.clientWidth * inlineDirection;
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
      onScroll: ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => setAt(Math.round((scrollLeft / clientWidth) * inlineDirection)),
    },
  };
}
