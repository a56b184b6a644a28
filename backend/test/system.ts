import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { repositoryRoot } from '../src/core/config/index.js';
import { newId } from '../src/core/db/index.js';
import { BackgroundJobs } from '../src/core/jobs/index.js';
import { ActivityTarget, BULK_CHANGE } from '../src/modules/activities/index.js';
import { MAKE_BACKUP } from '../src/modules/system/index.js';

/** A file that exists. */
const FILE = path.join(repositoryRoot, 'package.json');
const YEAR = 365 * 86_400_000;
let number = 0;

/** Inserts the row of a backup whose file is on this machine. @returns the time that identifies it (ISO 8601) */
export async function buildBackup(dataSource: DataSource): Promise<string> {
  number += 1;
  const dueAt = new Date(Date.now() - YEAR / 2 + number).toISOString();
  await dataSource.query('INSERT INTO scheduled_backups (due_at, machine, ended_at, file) VALUES ($1, $2, now(), $3)', [dueAt, os.hostname(), FILE]);
  return dueAt;
}

/** Adds a background job. @returns its id */
export async function buildJob(dataSource: DataSource, state: 'waiting' | 'failed'): Promise<string> {
  const id = await new BackgroundJobs(dataSource.manager).add(MAKE_BACKUP, { dueAt: new Date().toISOString() }, { actorId: null });
  await dataSource.query('UPDATE background_jobs SET state = $2 WHERE id = $1', [id, state]);
  return id;
}

/** Adds a finished import of places to the list of imports. @param added number of places that it says to have added @returns its id */
export async function buildImport(dataSource: DataSource, added = 0): Promise<string> {
  const id = newId();
  const counts = { read: added, added, updated: 0, unchanged: 0, kept: 0, removed: 0, repeated: 0, rejected: 0, citiesAdded: 0 };
  await dataSource.query(
    `INSERT INTO imports (id, summary, kind, format, file_name, sources, finished_at) VALUES ($1, $2, 'places', 'csv', 'places.csv', '{places}', now())`,
    [id, { ...counts, reasons: {}, leftOut: {}, unmapped: {} }],
  );
  return id;
}

const READING = {
  ...{
    format: 'csv',
    encoding: 'utf-8',
    delimiter: ',',
    sheet: null,
    sheets: [],
    kind: 'places',
    records: 1,
    isWhole: true,
    notes: [],
    isOpenStreetMap: false,
  },
  columns: [{ name: 'name', samples: ['A'], filled: 1, target: 'name' }],
  rows: [{ line: 2, cells: ['A'] }],
  words: [],
};
const CHOICES = {
  ...{
    kind: 'places',
    columns: [],
    fixed: [],
    words: [],
    cityMode: 'own',
    createsCities: false,
    radius: 25,
    isPending: false,
    duplicates: 'same',
    alike: 'add',
  },
  ...{ decisions: [], source: 'places', isSourceForced: false },
};
const PREVIEW = { isWhole: true, leftOut: 0, reasons: [], unknownWords: [], skippedKinds: [], farCities: [], mapped: 0 };

/** Adds a file that was read and previewed for an import. The file itself does not exist. @returns its id */
export async function buildDraft(dataSource: DataSource): Promise<string> {
  const id = newId();
  const counts = { read: 1, added: 1, updated: 0, unchanged: 0, kept: 0, removed: 0, repeated: 0, skipped: 0, rejected: 0, alike: 0, citiesAdded: 0 };
  // at most 20 can be unfinished; the newest belong to operations that run at the same time
  await dataSource.query('DELETE FROM import_drafts WHERE id NOT IN (SELECT id FROM import_drafts ORDER BY id DESC LIMIT 12)');
  await dataSource.query(
    `INSERT INTO import_drafts (id, file_name, bytes, machine, step, reading, choices, preview) VALUES ($1, 'places.csv', 10, $2, 'preview', $3, $4, $5)`,
    [id, os.hostname(), READING, CHOICES, { ...PREVIEW, counts }],
  );
  return id;
}

/** Adds a draft with its uploaded file. @returns its id */
export async function buildDraftWithFile(dataSource: DataSource, dataDir: string, content: Buffer): Promise<string> {
  const id = await buildDraft(dataSource);
  const folder = path.join(dataDir, 'imports');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${id}.upload`), content);
  return id;
}

/** Adds the file of the rejected records of an import that the console has made, and of its left-out values. @returns the id of the import */
export async function buildImportWithFiles(dataSource: DataSource, dataDir: string): Promise<string> {
  const [id, draftId] = [await buildImport(dataSource), newId()];
  await dataSource.query('UPDATE imports SET fingerprint = $2 WHERE id = $1', [id, `draft:${draftId}`]);
  mkdirSync(path.join(dataDir, 'imports'), { recursive: true });
  for (const kind of ['rejected', 'left-out']) writeFileSync(path.join(dataDir, 'imports', `${draftId}.${kind}.csv`), 'line,reason\r\n');
  return id;
}

/** Remembers a source of imports. @returns its name */
export async function buildSource(dataSource: DataSource): Promise<string> {
  const name = `s-${newId().slice(-12)}`;
  await dataSource.query("INSERT INTO import_sources (name, file_name, format, columns, choices) VALUES ($1, 'places.csv', 'csv', '{name}', $2)", [
    name,
    CHOICES,
  ]);
  return name;
}

/** Adds a job that changes many places for a user. @returns its id */
export function buildBulkJob({ manager }: DataSource, userId: string): Promise<string> {
  const order = { action: 'feature-places', selection: { filter: {} }, values: { featured: true }, actor: { id: userId, isPresent: true } };
  const details = { changeId: newId(), kind: ActivityTarget.PLACE, changed: 0, skipped: 0, after: null };
  return new BackgroundJobs(manager).add(BULK_CHANGE, order, { actorId: userId, details });
}
