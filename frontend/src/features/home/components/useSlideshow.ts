import { useCallback, useEffect, useState } from 'react';
import { useReducedMotion } from '../../../lib/useReducedMotion';

/** How long a slide stays, in ms. */
const SLIDE_MS = 5000;

export interface Slideshow {
  /** The slide that shows, from 0. */
  index: number;
  /** Whether the visitor lets it play; it may rest meanwhile. */
  playing: boolean;
  /** Whether the next slide comes by itself now. */
  running: boolean;
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
  toggle: () => void;
  /** Lets the show rest while the pointer or the focus is inside. */
  rest: (reason: 'pointer' | 'focus', resting: boolean) => void;
}

function usePageHidden(): boolean {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return hidden;
}

/**
 * Shows one slide after the other, every 5 seconds, around in both directions. Rests while the
 * pointer or the focus is inside or the page is hidden; does not start by itself for visitors
 * who asked for less motion.
 * @param count how many slides there are
 */
export function useSlideshow(count: number): Slideshow {
  const reducedMotion = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [wish, setWish] = useState<boolean>();
  const [resting, setResting] = useState({ pointer: false, focus: false });
  const hidden = usePageHidden();

  const playing = wish ?? !reducedMotion;
  const running = playing && !resting.pointer && !resting.focus && !hidden;
  const step = useCallback((by: number) => setIndex((now) => (now + by + count) % count), [count]);

  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => step(1), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [running, index, step]);

  return {
    index,
    playing,
    running,
    next: () => step(1),
    previous: () => step(-1),
    goTo: setIndex,
    toggle: () => setWish(!playing),
    rest: useCallback((reason, now) => setResting((before) => ({ ...before, [reason]: now })), []),
  };
}
