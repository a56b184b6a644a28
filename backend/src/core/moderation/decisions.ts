import type { Change } from '../access/index.js';

/** A moderator's decision about contributions of one kind. */
export interface Decision {
  kind: 'place' | 'review' | 'photo';
  ids: readonly string[];
  isApproved: boolean;
  change: Change;
}

type Listener = (decision: Decision) => Promise<void>;

/** Announces decisions to modules that come later in the module order, in the same transaction. The deciding module does not import them. */
export class Decisions {
  private readonly listeners: Listener[] = [];

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  async announce(decision: Decision): Promise<void> {
    for (const listener of this.listeners) await listener(decision);
  }
}
