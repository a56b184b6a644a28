import { useEffect, useEffectEvent } from 'react';

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
const ON_TOP = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Keys that repeat while held down. */
const REPEATED = ['j', 'k'];

/** True if the key press belongs to a text field, a browser shortcut, or a dialog or menu on top. */
function isForOthers({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof HTMLElement && target.closest(TYPING) !== null;
  return isTyping || ctrlKey || metaKey || altKey || document.querySelector(ON_TOP) !== null;
}

/**
 * Runs a function on a single key press. Ignores keys while the user types or a dialog is open.
 * @param keys functions by the character that the key produces: `j`, `?`
 * @param isOn false: all shortcuts are off
 */
export function useShortcuts(keys: Readonly<Record<string, () => void>>, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = keys[event.key];
    if (!run || isForOthers(event)) return;
    event.preventDefault();
    // The header's search also listens for “/”.
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
