import type { ClientBase } from 'pg';
import { fileName, filesOf } from '../../core/pictures/index.js';

/** A file in the file store. */
interface PhotoFile {
  name: string;
  /** Whether the photo is in use. The files of other photos can be missing: not written yet, or already removed. */
  isShown: boolean;
}

/** Number of rows per statement. */
const PAGE = 1000;

const SHOWN = '(used_at IS NOT NULL AND deleted_at IS NULL)';

/** Yields the files of all photos, sorted by file key. */
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

/** Returns those of the file names whose photos are in use now. */
export async function stillShown(client: ClientBase, names: readonly string[]): Promise<string[]> {
  const keyOf = (name: string): string => name.split('/')[0] ?? '';
  const { rows } = await client.query<{ key: string }>(`SELECT file_key AS key FROM photos WHERE file_key = ANY ($1) AND ${SHOWN}`, [names.map(keyOf)]);
  const shown = new Set(rows.map(({ key }) => key));
  return names.filter((name) => shown.has(keyOf(name)));
}
