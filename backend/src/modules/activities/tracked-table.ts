import type { AccessRule } from '../../core/access/index.js';
import type { DecisionKind } from '../standing/index.js';
import type { ActivityAction, ActivityTarget } from './activity.entity.js';
import type { Reason } from '../../core/errors/index.js';

/** Actions on a row that are decisions about a user. */
interface Judged {
  /** SQL for the id of the user, from the row `t`; null if there is none. */
  person: string;
  kinds: Partial<Record<ActivityAction, DecisionKind>>;
  /** SQL for the code of the reason, from the row `t`. */
  reason?: string;
  /** SQL for the time at which the decision ends, from the row `t`. */
  until?: string;
}

/** Numbers of rows that are hidden and restored together with another row. */
export type Along = 'places' | 'reviews' | 'photos';

/** A reason why a deleted row cannot be restored. */
interface BinObstacle {
  /** SQL condition on the row `t`. */
  when: string;
  because: Reason;
  /** Row that must be restored first, with SQL for its id. */
  first?: { kind: ActivityTarget; id: string };
}

/** How the bin lists and restores the deleted rows `t` of a table. */
export interface BinTable {
  /** SQL condition: a deleted row is listed and can be restored or deleted permanently. */
  listed: string;
  /** SQL for a text about the row, such as the name of its city. */
  about?: string;
  /** SQL for the id of the user who has contributed the row. */
  owner?: string;
  /** SQL for the numbers of rows that go along with the row. */
  along?: Partial<Record<Along, string>>;
  /** Obstacles; the first whose condition is met counts. */
  obstacles?: readonly BinObstacle[];
}

/** A table whose changes are logged. The module of the table registers it with `ActivityService.track`. */
export interface TrackedTable {
  kind: ActivityTarget;
  table: string;
  /** SQL for the name of the row `t`; absent for users, whose names are erased with their accounts. */
  label?: string;
  /** SQL assignments that every change of a row adds, such as `updated_at = now()`. */
  touch?: string;
  /** SQL for the id of the place that the row `t` belongs to; absent if there is none. */
  place?: string;
  /** SQL for the id of the city that the row `t` belongs to; absent if it is the city of the place, or if there is none. */
  city?: string;
  /** Decisions that change the standing of a user; absent if no action does. */
  judged?: Judged;
  /** Locks rows and related rows, in the order that all bulk changes use. If absent, only the rows themselves are locked. */
  lock?: (ids: readonly string[]) => Promise<void>;
  /** Columns that a moderator reads before a decision. A Conflict error returns their current values. Absent if there are no decisions. */
  shown?: readonly string[];
  /** Revertible columns that a trigger of the table changes along with others; a log entry has those that differ. */
  follows?: readonly string[];
  /** Columns whose changes can be undone. */
  revertible: readonly string[];
  /** Revertible columns that need more rights to undo, and the access rule that applies. */
  guarded?: { columns: readonly string[]; rule: AccessRule };
  /** Rows that an undo does not change: an SQL condition on the row `t`, and why they cannot be undone. */
  fixed?: { where: string; because: Reason };
  /** How the bin shows deleted rows; absent if it does not. */
  bin?: BinTable;
}
