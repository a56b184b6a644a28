import { useState } from 'react';

/** How often a dialog has been opened, 0 as long as it never was. As its key, it makes each opening a new one, and lets it close in peace. */
export function useOpenings(isOpen: boolean): number {
  const [known, setKnown] = useState({ isOpen: false, count: 0 });
  if (isOpen === known.isOpen) return known.count;
  const count = known.count + Number(isOpen);
  setKnown({ isOpen, count });
  return count;
}
