import { useState } from 'react';

export interface Seen {
  /** The version to name in a decision. */
  version: number;
  /** Whether the thing has changed since the viewer began to decide. */
  hasChanged: boolean;
  /** Begins to decide about what stands there. */
  look: () => void;
  /** Waits for a decision; where it was refused, the next one is about what stands there then. Answers whether it was taken. */
  orLookAgain: (decision: Promise<boolean>) => Promise<boolean>;
}

/**
 * In which version somebody decides about something: the one that was there when they began, whatever arrives meanwhile, until a refusal has
 * told them of another.
 * @param version that is shown
 */
export function useSeen(version: number): Seen {
  const [at, set] = useState({ version, isRenewed: false });
  return {
    version: at.isRenewed ? version : at.version,
    hasChanged: version !== at.version,
    look: () => set({ version, isRenewed: false }),
    async orLookAgain(decision) {
      const isTaken = await decision;
      if (!isTaken) set((last) => ({ ...last, isRenewed: true }));
      return isTaken;
    },
  };
}
