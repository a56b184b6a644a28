import { useEffect, useEffectEvent } from 'react';

/** Name of a file that is made of pasted text. */
const PASTED = 'pasted.csv';

const isField = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null;

/** Calls a function with a file that is pasted anywhere on the screen, or with pasted text as a file. Text that is pasted into a field stays there. */
export function usePaste(onFile: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData || isField(event.target)) return;
    const [file] = event.clipboardData.files;
    const text = file ? '' : event.clipboardData.getData('text/plain');
    if (!file && text.trim() === '') return;
    event.preventDefault();
    onFile(file ?? new File([text], PASTED, { type: 'text/csv' }));
  });
  useEffect(() => {
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, []);
}
