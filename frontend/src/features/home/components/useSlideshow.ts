import { useCallback, useEffect, useState } from 'react';
import { useReducedMotion } from '../../../lib/browser';

/** Duration of a slide (ms). */
const SLIDE_MS = 5000;

export interface Slideshow {
  /** Index of the current slide, from 0. */
  index: number;
  /** True unless the visitor has paused the slideshow. It can still rest. */
  playing: boolean;
  /** True if the next slide will come automatically. */
  running: boolean;
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
  toggle: () => void;
  /** Starts or ends a rest while the pointer or the focus is inside. */
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
 * Shows the slides in turn, 5 seconds each, in an endless loop. Rests while the pointer or the focus is inside or the page is hidden.
 * Does not start automatically if the visitor prefers reduced motion.
 * @param count number of slides
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
