import { useState } from 'react';
import { browserStore } from './storage';

function read(key: string): unknown {
  try {
    return JSON.parse(browserStore.get(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/**
 * Returns a choice stored in this browser.
 * @param isValue checks whether the stored value is still valid
 * @returns the choice, and a function that changes it
 */
export function useStored<Value>(key: string, usual: Value, isValue: (stored: unknown) => stored is Value): [Value, (next: Value) => void] {
  const [made, setMade] = useState<{ key: string; value: Value }>();
  const choose = (value: Value) => {
    setMade({ key, value });
    browserStore.set(key, JSON.stringify(value));
  };
  if (made?.key === key) return [made.value, choose];
  const stored = read(key);
  return [isValue(stored) ? stored : usual, choose];
}
