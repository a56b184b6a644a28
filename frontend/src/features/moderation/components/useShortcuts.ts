import { useEffect, useEffectEvent } from 'react';

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
const ON_TOP = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Keys whose holding down goes on doing it. */
const REPEATED = ['j', 'k'];

/** Whether a key is meant for something else: a text, the browser, or what lies over the screen. */
function isForOthers({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof HTMLElement && target.closest(TYPING) !== null;
  return isTyping || ctrlKey || metaKey || altKey || document.querySelector(ON_TOP) !== null;
}

/**
 * Does something at the press of single keys, but never while somebody types or a dialog is open.
 * @param keys what each key does, by what it writes: `j`, `?`
 * @param isOn whether the keys do anything at all
 */
export function useShortcuts(keys: Readonly<Record<string, () => void>>, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = keys[event.key];
    if (!run || isForOthers(event)) return;
    event.preventDefault();
    // The search in the header takes “/”, too.
    event.stopImmediatePropagation();
    if (!event.repeat || REPEATED.includes(event.key)) run();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [isOn]);
}
