import type { ClientBase } from 'pg';
import { fileName, filesOf } from '../../core/pictures/sizes.js';

/** A file in the store. */
interface PhotoFile {
  name: string;
  /** Whether the guide shows the photo. Files of others may not be there yet, or no longer. */
  isShown: boolean;
}

/** Rows that are read at once. */
const PAGE = 1000;

const SHOWN = '(used_at IS NOT NULL AND deleted_at IS NULL)';

/** The files of all photos, in the order of their keys. */
export async function* photoFiles(client: ClientBase): AsyncGenerator<PhotoFile> {
  let last = '';
  for (;;) {
    const { rows } = await client.query<{ key: string; isShown: boolean; width: number; height: number }>(
      `SELECT file_key AS key, ${SHOWN} AS "isShown", width, height FROM photos WHERE file_key > $1 ORDER BY file_key LIMIT ${PAGE}`,
      [last],
    );
    for (const { key, isShown, ...size } of rows) for (const { name } of filesOf(size)) yield { name: fileName(key, name), isShown };
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.key ?? '';
  }
}

/** Of names of files those that are shown at this moment. */
export async function stillShown(client: ClientBase, names: readonly string[]): Promise<string[]> {
  const keyOf = (name: string): string => name.split('/')[0] ?? '';
  const { rows } = await client.query<{ key: string }>(`SELECT file_key AS key FROM photos WHERE file_key = ANY ($1) AND ${SHOWN}`, [names.map(keyOf)]);
  const shown = new Set(rows.map(({ key }) => key));
  return names.filter((name) => shown.has(keyOf(name)));
}
