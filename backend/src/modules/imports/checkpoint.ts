import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { ClientBase } from 'pg';
import type { DataSource } from 'typeorm';
import { newId } from '../../core/db/index.js';
import { beginningOf, HEAD, UnusableFile } from './readers/index.js';
import { emptySummary, type Summary } from './summary.js';

/** Progress of an import, from which an interrupted import resumes. */
export interface Checkpoint {
  /** Id of the row in `imports`; empty if the progress is not stored (dry runs, standard input). */
  id: string;
  /** Number of records of the file that are processed. */
  position: number;
  /** Size of the reject file (bytes). */
  rejectsSize: number;
  summary: Summary;
}

/** Returns a hash of the file's length, beginning and end and of the options. An interrupted import is found by it. */
export function fingerprintOf(file: string, options: unknown): string {
  const { size, head } = beginningOf(file);
  const tail = Buffer.alloc(Math.min(HEAD, size));
  const descriptor = fs.openSync(file, 'r');
  fs.readSync(descriptor, tail, 0, tail.length, size - tail.length);
  fs.closeSync(descriptor);
  return createHash('sha256')
    .update(head)
    .update(tail)
    .update(JSON.stringify([size, options]))
    .digest('base64url');
}

interface Row {
  id: string;
  position: string;
  rejects_size: string;
  summary: Summary;
}

/**
 * Returns the checkpoint to start from: that of an unfinished import of the same file, or a new one at position 0.
 * @param isAnew discards the unfinished import
 */
export async function beginImport(client: ClientBase, fingerprint: string, isAnew: boolean): Promise<Checkpoint> {
  if (isAnew) await client.query('DELETE FROM imports WHERE fingerprint = $1 AND finished_at IS NULL', [fingerprint]);
  const { rows } = await client.query<Row>(
    `INSERT INTO imports (id, fingerprint, summary) VALUES ($1, $2, $3)
     ON CONFLICT (fingerprint) WHERE finished_at IS NULL DO UPDATE SET updated_at = now() RETURNING id, position, rejects_size, summary`,
    [newId(), fingerprint, emptySummary()],
  );
  const [row] = rows as [Row];
  return { id: row.id, position: Number(row.position), rejectsSize: Number(row.rejects_size), summary: { ...emptySummary(), ...row.summary } };
}

/**
 * Saves the checkpoint.
 * @param before position of the previous checkpoint
 * @throws UnusableFile if another process has moved the checkpoint, because it imports the same file
 */
export async function saveCheckpoint(client: ClientBase, before: number, { id, position, rejectsSize, summary }: Checkpoint): Promise<void> {
  const { rowCount } = await client.query(
    'UPDATE imports SET position = $3, rejects_size = $4, summary = $5, updated_at = now() WHERE id = $1 AND position = $2 AND finished_at IS NULL',
    [id, before, position, rejectsSize, summary],
  );
  if (rowCount === 0) throw new UnusableFile('Another process is importing this file at the moment. Wait for it, or stop it.');
}

/** Marks an import as finished, so that the next import of the same file starts at the beginning. */
export async function finishImport(dataSource: DataSource, { id, summary }: Checkpoint): Promise<void> {
  await dataSource.query('UPDATE imports SET summary = $2, updated_at = now(), finished_at = now() WHERE id = $1', [id, summary]);
}
