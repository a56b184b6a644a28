import type { Change } from '../access/change.js';

/** What a moderator has decided about contributions of one kind. */
export interface Decision {
  kind: 'place' | 'review' | 'photo';
  ids: readonly string[];
  isApproved: boolean;
  change: Change;
}

type Listener = (decision: Decision) => Promise<void>;

/** Tells modules further right what was decided, in the same transaction, without the deciding module knowing them. */
export class Decisions {
  private readonly listeners: Listener[] = [];

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  async announce(decision: Decision): Promise<void> {
    for (const listener of this.listeners) await listener(decision);
  }
}
