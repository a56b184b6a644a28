import { useEffect, useState } from 'react';

/** The value once it has stayed the same for so many milliseconds; until then the one before. */
export function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
