import type { Viewer } from '../../../core/access/index.js';

/** Time (ms) within which users can undo their own changes. The admin console offers it for seconds only. */
export const OWN_WINDOW = 15 * 60_000;

/** Time (ms) within which admins can undo all changes: as long as deleted rows are kept. */
export const ADMIN_WINDOW = 30 * 24 * 3_600_000;

const since = (window: number): string => `a.created_at > now() - interval '${window / 1000} seconds'`;

/** Returns SQL for whether the viewer may undo the activity `a` at its age. @param viewerId placeholder of the viewer's id */
export const windowOf = ({ role }: Pick<Viewer, 'role'>, viewerId: string): string =>
  `(${since(OWN_WINDOW)} AND a.actor_id = ${viewerId}${role === 'admin' ? ` OR ${since(ADMIN_WINDOW)}` : ''})`;

/** Returns SQL for whether a later change has touched the target of an activity. @param a alias of the activity */
export const isLater = (a: string): string =>
  `EXISTS (SELECT 1 FROM activities later WHERE later.target_kind = ${a}.target_kind AND later.target_id = ${a}.target_id
     AND later.change_id <> ${a}.change_id AND later.created_at > ${a}.created_at)`;
