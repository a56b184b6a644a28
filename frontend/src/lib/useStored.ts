import { useState } from 'react';

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/**
 * A choice that this browser remembers.
 * @param isValue whether what is stored is still such a choice
 * @returns the choice, and how to make another
 */
export function useStored<Value>(key: string, usual: Value, isValue: (stored: unknown) => stored is Value): [Value, (next: Value) => void] {
  const [made, setMade] = useState<{ key: string; value: Value }>();
  const choose = (value: Value) => {
    setMade({ key, value });
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // storage that is full or refused: the choice lasts as long as the page
    }
  };
  if (made?.key === key) return [made.value, choose];
  const stored = read(key);
  return [isValue(stored) ? stored : usual, choose];
}
