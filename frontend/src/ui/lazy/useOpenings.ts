import { useState } from 'react';

/** Returns how often a dialog was opened. Used as its key, it resets the dialog's state at each opening but keeps it during the closing animation. */
export function useOpenings(isOpen: boolean): number {
  const [known, setKnown] = useState({ isOpen: false, count: 0 });
  if (isOpen === known.isOpen) return known.count;
  const count = known.count + Number(isOpen);
  setKnown({ isOpen, count });
  return count;
}
