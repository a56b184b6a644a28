import type { EntityManager } from 'typeorm';
import { type Page, type PageInput, readPage } from '../../../core/paging/index.js';
import type { Choices, ImportPoint, ImportPreviewRow, ImportRowOutcome } from './types/index.js';

/** Maximum number of points on the map. */
const MOST_POINTS = 5000;

const COLUMNS = `line, key, outcome, name, city, category, latitude, longitude, reason, value, known_id AS "knownId",
  CASE WHEN like_id IS NOT NULL THEN json_build_object('id', like_id, 'name', like_name, 'distance', like_distance) END AS "like"`;

/** SQL conditions on rows of the draft $1, by filter. $2 is the outcome. */
function conditionOf(outcome: ImportRowOutcome | null): string {
  if (outcome === null) return "draft_id = $1 AND outcome <> 'left-out' AND $2::text IS NULL";
  return outcome === 'alike' ? "draft_id = $1 AND like_id IS NOT NULL AND $2::text = 'alike'" : 'draft_id = $1 AND outcome = $2::text';
}

/** Returns a page of the rows of a preview, in the order of the file. @param outcome only rows with it; null for all rows */
export async function previewRows(
  manager: EntityManager,
  draftId: string,
  { outcome, page, choices }: { outcome: ImportRowOutcome | null; page: PageInput; choices: Choices },
): Promise<Page<ImportPreviewRow>> {
  const decisions = new Map(choices.decisions.map(({ key, decision }) => [key, decision]));
  const condition = conditionOf(outcome);
  const [{ n }] = await manager.query<[{ n: number }]>(`SELECT count(*)::integer AS n FROM import_preview_rows WHERE ${condition}`, [draftId, outcome]);
  return readPage(page, n, async ({ offset, limit }) => {
    const rows = await manager.query<Omit<ImportPreviewRow, 'decision'>[]>(
      `SELECT ${COLUMNS} FROM import_preview_rows WHERE ${condition} ORDER BY line, number LIMIT $3 OFFSET $4`,
      [draftId, outcome, limit, offset],
    );
    return rows.map((row) => ({ ...row, decision: (row.like && row.key !== null && decisions.get(row.key)) || null }));
  });
}

/** Returns rows of a preview that have a position, at most 5,000, spread over the file. */
export const previewPoints = (manager: EntityManager, draftId: string): Promise<ImportPoint[]> =>
  manager.query<ImportPoint[]>(
    `SELECT line, name, latitude, longitude, outcome FROM (
       SELECT *, row_number() OVER (ORDER BY line, number) - 1 AS at, count(*) OVER () AS n FROM import_preview_rows
       WHERE draft_id = $1 AND latitude IS NOT NULL AND longitude IS NOT NULL AND name IS NOT NULL) placed
     WHERE at % ceil(n / ${MOST_POINTS}.0)::bigint = 0 ORDER BY at`,
    [draftId],
  );
