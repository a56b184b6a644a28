import type { EntityManager } from 'typeorm';

/** A row of a pack that the site has already: the same id, or the same row of a source. */
export async function presentIds(
  manager: EntityManager,
  table: 'cities' | 'places',
  rows: readonly { id: string; source: string | null; source_id: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const found = await manager.query<{ id: string; present: string }[]>(
    `SELECT w.id, k.id AS present FROM unnest($1::uuid[], $2::text[], $3::text[]) w (id, source, source_id)
     CROSS JOIN LATERAL (SELECT id FROM ${table} t WHERE t.id = w.id UNION ALL
       SELECT id FROM ${table} t WHERE (t.source, t.source_id) = (w.source, w.source_id) LIMIT 1) k`,
    [rows.map(({ id }) => id), rows.map(({ source }) => source), rows.map(({ source_id }) => source_id)],
  );
  return new Map(found.map(({ id, present }) => [id, present]));
}

/** Returns which of these rows exist. */
export async function existing(manager: EntityManager, table: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await manager.query<{ id: string }[]>(`SELECT id FROM ${table} WHERE id = ANY($1::uuid[])`, [ids]);
  return new Set(rows.map(({ id }) => id));
}

/** Number of rows of the site's guide, which a replacement removes. */
export interface Content {
  cities: number;
  places: number;
  reviews: number;
  photos: number;
}

/** Counts the rows of the site's guide, also those in the bin. */
export async function countContent(manager: EntityManager): Promise<Content> {
  const [content] = await manager.query<[Content]>(`SELECT (SELECT count(*) FROM cities)::integer AS cities, (SELECT count(*) FROM places)::integer AS places,
    (SELECT count(*) FROM reviews)::integer AS reviews,
    (SELECT count(*) FROM photos WHERE NOT is_avatar AND used_at IS NOT NULL AND deleted_at IS NULL)::integer AS photos`);
  return content;
}
