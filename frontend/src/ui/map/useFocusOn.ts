import { useEffect, useState } from 'react';

/** Part of a picker that has the keyboard's focus. */
export type FocusedPart = 'map' | 'pin' | undefined;

/** Returns the part of a map that a visitor uses by keyboard; undefined for the mouse or another focus. */
export function useFocusOn(container: HTMLElement): FocusedPart {
  const [part, setPart] = useState<FocusedPart>();
  useEffect(() => {
    const partOf = (target: EventTarget | null): FocusedPart => {
      if (target === container) return 'map';
      return target instanceof Element && target.classList.contains('pin') ? 'pin' : undefined;
    };
    const focused = ({ target }: FocusEvent) => setPart(target instanceof Element && target.matches(':focus-visible') ? partOf(target) : undefined);
    const pressed = ({ target, key }: KeyboardEvent) => key !== 'Tab' && setPart(partOf(target));
    const left = () => setPart(undefined);
    container.addEventListener('focusin', focused);
    container.addEventListener('keydown', pressed);
    container.addEventListener('focusout', left);
    container.addEventListener('pointerdown', left);
    return () => {
      container.removeEventListener('focusin', focused);
      container.removeEventListener('keydown', pressed);
      container.removeEventListener('focusout', left);
      container.removeEventListener('pointerdown', left);
    };
  }, [container]);
  return part;
}
