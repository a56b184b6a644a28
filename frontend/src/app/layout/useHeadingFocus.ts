import { useEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router-dom';

const PATIENCE_MS = 5000;

/**
 * Moves the focus to the `h1` of a new screen after navigation. Screen readers then announce the screen, and Tab continues from there. Waits up to 5
 * seconds for headings that depend on data. Leaves the focus where it is as soon as the visitor presses a key or a pointer after the address has changed,
 * which can be before the new screen renders.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const address = useHref(pathname);
  const shown = useRef(pathname);
  /** Path of the address at the last press of a key or pointer since the last navigation. */
  const pressedAt = useRef<string>(undefined);

  useEffect(() => {
    const note = () => void (pressedAt.current = window.location.pathname);
    // In the capture phase: a key can navigate before the event reaches the window again.
    addEventListener('keydown', note, true);
    addEventListener('pointerdown', note, true);
    return () => {
      removeEventListener('keydown', note, true);
      removeEventListener('pointerdown', note, true);
    };
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const isBusy = pressedAt.current === address;
    pressedAt.current = undefined;
    if (isBusy) return undefined;
    const main = document.getElementById('main');
    if (!main) return undefined;

    const observer = new MutationObserver(focusHeading);
    const timer = setTimeout(stop, PATIENCE_MS);
    function stop(): void {
      observer.disconnect();
      clearTimeout(timer);
      removeEventListener('keydown', stop);
      removeEventListener('pointerdown', stop);
    }
    function focusHeading(): void {
      const heading = main?.querySelector<HTMLElement>('h1[tabindex="-1"]');
      if (!heading) return;
      stop();
      heading.focus({ preventScroll: true });
    }
    observer.observe(main, { childList: true, subtree: true });
    addEventListener('keydown', stop);
    addEventListener('pointerdown', stop);
    focusHeading();
    return stop;
  }, [pathname, address]);
}
