import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  if (timer === undefined) timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

/** Returns the current minute (ms since the epoch) and re-renders when it changes. All components share one timer. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, thisMinute);
}
