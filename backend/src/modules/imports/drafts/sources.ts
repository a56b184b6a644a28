import type { EntityManager } from 'typeorm';
import { headerForm } from '../../places/index.js';
import { REJECT_COLUMNS } from '../mapping/index.js';
import { Choices, type ImportReading, type ImportSource } from './types/index.js';

/** Maximum number of sources; the one that was not used for the longest time is forgotten. */
const MOST = 200;

/** Part of the columns that a file must share with a source that has not the same ones. */
const SHARED = 0.8;

/** Columns of a file of rejected records that are not those of its table. */
const OF_REJECTS = new Set<string>(REJECT_COLUMNS.map(headerForm));

/** A source with the choices that are proposed for its next file. */
export interface KnownSource extends ImportSource {
  choices: Choices;
}

const COLUMNS = 'name, file_name AS "fileName", columns, choices, used_at AS "usedAt", runs';

/** Returns all sources, the latest first. */
export const listSources = (manager: EntityManager): Promise<KnownSource[]> =>
  manager.query<KnownSource[]>(`SELECT ${COLUMNS} FROM import_sources ORDER BY used_at DESC, name`);

/** Returns the names of the columns of a table as its own file has them, without those of a file of rejected records. */
const ownColumns = (names: readonly string[]): string[] => names.filter((name) => !OF_REJECTS.has(headerForm(name)));

/** Returns the columns of a file that identify its source. */
export const columnsOf = ({ columns }: ImportReading): string[] => ownColumns(columns.map(({ name }) => name));

/**
 * Returns the source of a file: the latest one that has the same columns, or else the one that shares the most columns, if these are most of them and
 * all that its choices name.
 * @param sources the latest first
 */
export function sourceOfColumns<Source extends KnownSource>(sources: readonly Source[], columns: readonly string[]): Source | undefined {
  const forms = new Set(columns.map(headerForm));
  if (forms.size === 0) return undefined;
  let best: { source: Source; share: number } | undefined;
  for (const source of sources) {
    const own = new Set(source.columns.map(headerForm));
    const common = [...own].filter((form) => forms.has(form)).length;
    const share = common / Math.max(own.size, forms.size);
    const hasChosen = source.choices.columns.every(({ column }) => forms.has(headerForm(column)));
    if (share < SHARED || !hasChosen || (best && best.share >= share)) continue;
    best = { source, share };
  }
  return best?.source;
}

/** Remembers the choices about a file under the name of their source. Decisions about single rows are left out. */
export async function rememberSource(manager: EntityManager, { choices, reading, fileName }: { choices: Choices; reading: ImportReading; fileName: string }) {
  await manager.query(
    `INSERT INTO import_sources (name, file_name, format, columns, choices) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (name) DO UPDATE SET file_name = excluded.file_name, format = excluded.format, columns = excluded.columns, choices = excluded.choices,
       used_at = now(), runs = import_sources.runs + 1`,
    [choices.source, fileName, reading.format, columnsOf(reading), Object.assign(new Choices(), choices, { decisions: [] })],
  );
  await manager.query('DELETE FROM import_sources WHERE name IN (SELECT name FROM import_sources ORDER BY used_at DESC, name OFFSET $1)', [MOST]);
}

/** Forgets a source. @returns whether there was one */
export async function forgetSource(manager: EntityManager, name: string): Promise<boolean> {
  const [rows] = await manager.query<[unknown[]]>('DELETE FROM import_sources WHERE name = $1 RETURNING name', [name]);
  return rows.length > 0;
}
