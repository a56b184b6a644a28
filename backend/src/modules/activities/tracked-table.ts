import type { AccessRule } from '../../core/access/access.js';
import type { DecisionKind } from '../standing/index.js';
import type { ActivityAction, ActivityTarget } from './activity.entity.js';

/** Which actions on a row are decisions about a person. */
interface Judged {
  /** SQL for the id of the person, of the row `t`; null where there is none. */
  person: string;
  kinds: Partial<Record<ActivityAction, DecisionKind>>;
  /** SQL for the code of the reason, of the row `t`. */
  reason?: string;
  /** SQL for the end of the decision's effect, of the row `t`. */
  until?: string;
}

/** A table whose changes are written down, as its own module describes it. */
export interface TrackedTable {
  kind: ActivityTarget;
  table: string;
  /** SQL for what a row is called, of the row `t`; left out for people, whose names go with their accounts. */
  label?: string;
  /** SQL for what every change of a row brings with it, such as `updated_at = now()`. */
  touch?: string;
  /** SQL for the place that a row belongs to, of the row `t`; left out where there is none. */
  place?: string;
  /** Whose standing a decision about a row changes; left out where nobody's does. */
  judged?: Judged;
  /** Locks rows, and what changes with them, in the order in which whoever changes many does; left out where the rows alone will do. */
  lock?: (ids: readonly string[]) => Promise<void>;
  /** Columns that whoever decides about a row has read: they are told where it has changed since. Left out where nobody decides about one. */
  shown?: readonly string[];
  /** Columns whose changes can be taken back. */
  revertible: readonly string[];
  /** Those of them that only some may give their former values back, and the rule that says who. */
  guarded?: { columns: readonly string[]; rule: AccessRule };
  /** Rows that stay as they are when a change is taken back: a condition on the row `t`, and the sentence that says why. */
  fixed?: { where: string; because: string };
}
