import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const PATIENCE_MS = 5000;

/**
 * Moves the focus to the `h1` of a new screen after navigation. Screen readers then announce the screen, and Tab continues from there. Waits up to 5
 * seconds for headings that depend on data. Stops as soon as the visitor presses a key or a pointer.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
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
  }, [pathname]);
}
