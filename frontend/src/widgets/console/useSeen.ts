import { useState } from 'react';

export interface Seen {
  /** Version to send with a decision. */
  version: number;
  /** Whether the item has changed since the viewer started the decision. */
  hasChanged: boolean;
  /** Starts a decision about the current version. */
  look: () => void;
  /**
   * Waits for a decision. If it is refused, the next one is about the current version.
   * @returns whether the decision was accepted
   */
  orLookAgain: (decision: Promise<boolean>) => Promise<boolean>;
}

/**
 * Tracks the version that a decision is about: the one at its start, even if a newer one arrives. After a refusal it is the current one.
 * @param version current version
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
