import os from 'node:os';
import type { EntityManager } from 'typeorm';
import { isId } from '../../../core/db/index.js';
import { NotFound, type Reason } from '../../../core/errors/index.js';
import { type BackgroundJob, BackgroundJobs } from '../../../core/jobs/index.js';
import { type ImportReason, reasonFaceOf } from '../import-reason.type.js';
import type { Choices, ImportDraftState, ImportDraftView, ImportPreview, ImportReading, ImportSource, ReadingChoices } from './types/index.js';

/** Steps of a draft, each with a job. */
export type Step = 'read' | 'preview' | 'run';

/** A draft as it is stored, with what its last job and its import say. */
export interface Draft {
  id: string;
  actorId: string | null;
  fileName: string;
  /** Size of the file (bytes). */
  bytes: number;
  /** Name of the machine that has the file. */
  machine: string;
  /** The last step that was started. */
  step: Step;
  /** How the file was read; empty until it was. */
  readOptions: ReadingChoices;
  reading: ImportReading | null;
  choices: Choices;
  preview: ImportPreview | null;
  problem: ImportReason | null;
  jobId: string | null;
  source: ImportSource | null;
  createdAt: Date;
  importId: string | null;
  /** Whether the import has ended, or was undone. */
  isImported: boolean;
  state: ImportDraftState;
}

const COLUMNS = `d.id, d.actor_id AS "actorId", d.file_name AS "fileName", d.bytes::float8 AS bytes, d.machine, d.step, d.read_options AS "readOptions", d.reading, d.choices,
  d.preview, d.problem, d.job_id AS "jobId", d.created_at AS "createdAt", i.id AS "importId", i.finished_at IS NOT NULL AS "isImported",
  s.name AS "sourceName", s.file_name AS "sourceFile", s.columns AS "sourceColumns", s.used_at AS "sourceUsed", s.runs AS "sourceRuns"`;

/** Key by which an import is found again that has stopped: the draft, and not its file. */
export const fingerprintOfDraft = (id: string): string => `draft:${id}`;

/** SQL that joins the newest import of a draft `d`. */
const ITS_IMPORT = `LEFT JOIN LATERAL (SELECT x.id, x.finished_at FROM imports x WHERE x.fingerprint = '${fingerprintOfDraft('')}' || d.id ORDER BY x.started_at DESC LIMIT 1) i ON true`;
const FROM = `FROM import_drafts d ${ITS_IMPORT} LEFT JOIN import_sources s ON s.name = d.source`;

type Row = Omit<Draft, 'source' | 'state'> & {
  sourceName: string | null;
  sourceFile: string;
  sourceColumns: string[];
  sourceUsed: Date;
  sourceRuns: number;
};

const OPEN: Readonly<Record<Step, ImportDraftState>> = { read: 'reading', preview: 'previewing', run: 'running' };

const isOpen = (job: BackgroundJob | undefined): boolean => job?.state === 'waiting' || job?.state === 'running';

function stateOf({ step, preview, isImported }: Row, job: BackgroundJob | undefined): Draft['state'] {
  if (isOpen(job)) return OPEN[step];
  if (step === 'run') return isImported ? 'done' : 'interrupted';
  return preview ? 'previewed' : 'read';
}

/** Returns why the last step has failed: its own reason, or that of its job. */
function problemOf({ step, problem }: Row, state: Draft['state'], job: BackgroundJob | undefined): ImportReason | null {
  if (isOpen(job) || state === 'done') return null;
  if (problem) return problem;
  if (job?.state === 'failed') return reasonFaceOf({ text: job.error ?? '' });
  const cancelled: Reason = step === 'read' ? 'console.importReadingCancelled' : 'console.importPreviewCancelled';
  return job?.state === 'cancelled' && step !== 'run' ? reasonFaceOf(cancelled) : null;
}

function draftOf({ sourceName, sourceFile, sourceColumns, sourceUsed, sourceRuns, ...row }: Row, job: BackgroundJob | undefined): Draft {
  const whole = { ...row, sourceName, sourceFile, sourceColumns, sourceUsed, sourceRuns };
  const state = stateOf(whole, job);
  const source = sourceName === null ? null : { name: sourceName, fileName: sourceFile, columns: sourceColumns, usedAt: sourceUsed, runs: sourceRuns };
  return { ...row, source, state, problem: problemOf(whole, state, job) };
}

async function withJobs(manager: EntityManager, rows: readonly Row[]): Promise<Draft[]> {
  const jobs = await new BackgroundJobs(manager).some(rows.flatMap(({ jobId }) => jobId ?? []));
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return rows.map((row) => draftOf(row, byId.get(row.jobId ?? '')));
}

/** Returns a draft; undefined if there is none. */
export async function findDraft(manager: EntityManager, id: string): Promise<Draft | undefined> {
  if (!isId(id)) return undefined;
  const [draft] = await withJobs(manager, await manager.query<Row[]>(`SELECT ${COLUMNS} ${FROM} WHERE d.id = $1`, [id]));
  return draft;
}

/** Returns a draft. @param isLocked locks its row until the end of the transaction @throws NotFound */
export async function getDraft(manager: EntityManager, id: string, { isLocked = false } = {}): Promise<Draft> {
  if (isLocked && isId(id)) await manager.query('SELECT FROM import_drafts WHERE id = $1 FOR UPDATE', [id]);
  const draft = await findDraft(manager, id);
  if (!draft) throw new NotFound('importDraft');
  return draft;
}

/** Returns the drafts whose import is not done, the newest first. */
export async function unfinishedDrafts(manager: EntityManager): Promise<Draft[]> {
  const rows = await manager.query<Row[]>(
    `SELECT ${COLUMNS} ${FROM} WHERE NOT (d.step = 'run' AND i.finished_at IS NOT NULL) ORDER BY d.created_at DESC, d.id DESC`,
  );
  return withJobs(manager, rows);
}

/** Returns a draft as the API shows it. */
export const draftView = ({ machine: _machine, step: _step, readOptions: _options, isImported: _isImported, ...draft }: Draft): ImportDraftView => draft;

/** Returns why the uploaded file of a draft cannot be read on this machine. */
export const reasonWithoutFile = ({ machine }: Pick<Draft, 'machine'>): Reason =>
  machine === os.hostname() ? 'console.importFileGone' : ['console.importElsewhere', { machine }];
