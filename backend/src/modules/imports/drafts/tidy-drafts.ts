import type { EntityManager } from 'typeorm';
import { KEPT } from '../../../core/db/index.js';
import type { ImportFolder } from '../import-folder.js';
import { fingerprintOfDraft } from './draft.record.js';

/** Days without a change after which an unfinished draft is deleted. */
const UNFINISHED = 7;

const IS_OPEN = `EXISTS (SELECT FROM background_jobs b WHERE b.id = d.job_id AND b.state IN ('waiting', 'running'))`;
const IS_DONE = `d.step = 'run' AND EXISTS (SELECT FROM imports i WHERE i.fingerprint = '${fingerprintOfDraft('')}' || d.id AND i.finished_at IS NOT NULL)`;

const DELETE = `DELETE FROM import_drafts d WHERE NOT ${IS_OPEN}
  AND d.updated_at < now() - CASE WHEN ${IS_DONE} THEN ${KEPT} ELSE interval '${UNFINISHED} days' END RETURNING d.id`;

/** Ids of the drafts whose uploads are needed, and of those whose imports can still be undone. */
const NEEDED = `SELECT id, ${IS_DONE} AS "isDone", false AS "isImport" FROM import_drafts d
  UNION ALL SELECT substring(fingerprint from '^${fingerprintOfDraft('')}(.*)$')::uuid, true, true FROM imports
  WHERE fingerprint LIKE '${fingerprintOfDraft('')}%' AND coalesce(stopped_at, finished_at, updated_at) > now() - ${KEPT}`;

/** Deletes old drafts, and files that nothing needs any more. @returns the number of drafts and files */
export async function tidyDrafts({ manager }: { manager: EntityManager }, folder: ImportFolder): Promise<number> {
  const [gone] = await manager.query<[{ id: string }[]]>(DELETE);
  for (const { id } of gone) await folder.remove(id, ['upload']);
  const rows = await manager.query<{ id: string; isDone: boolean; isImport: boolean }[]>(NEEDED);
  const ids = (needs: (row: (typeof rows)[number]) => boolean) => new Set(rows.filter(needs).map(({ id }) => id));
  return gone.length + (await folder.removeStray({ upload: ids(({ isDone }) => !isDone), report: ids(() => true) }));
}
