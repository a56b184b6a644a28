import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { explained, type Reason, UnusableFile } from '../../../core/errors/index.js';
import { type BackgroundAttempt, GivenUp, type Handler, handleInBackground, JobQueue } from '../../../core/jobs/index.js';
import { type ImportReason, reasonFaceOf } from '../../imports/index.js';
import type { Logger } from '../../../core/logging/index.js';
import { findArchive, type MapArchiveRecord, markReady, noteFinished } from '../map-archive.record.js';
import type { MapWork } from '../map-files.job.js';
import { MAKE_MAP, REMOVE_MAP_FILES } from '../map.task.js';
import { examine, makeFile, type MakeOptions } from './make-file.js';

/** Parts that the job needs besides those of the other jobs of archives. */
export interface MakeWork extends MapWork, Pick<MakeOptions, 'allowsPrivate' | 'userAgent'> {
  logger: Pick<Logger, 'warn'>;
}

/** Returns the path of the uploaded file. @throws UnusableFile if this machine does not have it */
async function uploadOf({ uploads }: MakeWork, { id, details: { machine } }: MapArchiveRecord): Promise<string> {
  const file = uploads.pathOf(id);
  const stat = await fs.stat(file).catch(() => undefined);
  if (stat?.isFile()) return file;
  throw new UnusableFile(machine === undefined || machine === os.hostname() ? 'maps.uploadGone' : ['maps.uploadElsewhere', { machine }]);
}

/** Makes the file of an archive. @param file path of a file that it can write @returns the path of the finished file */
async function make(
  work: MakeWork,
  archive: MapArchiveRecord,
  file: string,
  options: Pick<MakeOptions, 'signal' | 'onProgress' | 'onWarning'>,
): Promise<string> {
  const { origin, details } = archive;
  if (origin === 'upload') return uploadOf(work, archive);
  const { address, bounds: area } = details;
  if (origin === 'extract') await makeFile({ extract: await uploadOf(work, archive) }, file, { ...work, ...options });
  else if (address !== undefined && area !== undefined) await makeFile({ address, area }, file, { ...work, ...options });
  else throw new UnusableFile('maps.areaMissing');
  return file;
}

/** Puts a finished file into the store, and marks the archive as ready. If it was removed meanwhile, the file goes, too. */
async function finish(
  { dataSource: { manager }, store }: MakeWork,
  { id, jobId }: { id: string; jobId: string },
  { file, warnings }: { file: string; warnings: readonly ImportReason[] },
  signal: AbortSignal,
): Promise<void> {
  const facts = await examine(file, signal);
  signal.throwIfAborted();
  if (!(await noteFinished(manager, { id, jobId }, facts, warnings))) return;
  await store.keep(facts.version, file);
  const isThere = await markReady(manager, { id, jobId });
  if (!isThere) await new JobQueue(manager).add(REMOVE_MAP_FILES, { archiveId: id, version: facts.version });
}

/** Marks an archive as ready if a former attempt, which was killed, has put its file into the store. @returns whether it has */
async function resume({ dataSource: { manager }, store }: MakeWork, { id, finished }: MapArchiveRecord, jobId: string): Promise<boolean> {
  if (finished === null || (await store.sizeOf(finished.version)) !== finished.bytes) return false;
  await markReady(manager, { id, jobId });
  return true;
}

/** Runs an attempt. Progress is stored while the work goes on. */
async function attempt(work: MakeWork, archive: MapArchiveRecord, { id, signal, report }: BackgroundAttempt): Promise<void> {
  const file = path.join(work.uploads.folder, `${archive.id}.making`);
  let storing: Promise<void> | undefined;
  const store = async (done: number, total: number) => {
    // The job looks by itself whether it was cancelled.
    await report(done, total).catch(() => undefined);
    storing = undefined;
  };
  try {
    await work.uploads.prepare();
    const onProgress = (done: number, total: number) => void (storing ??= store(done, total));
    if (!(await resume(work, archive, id))) {
      const warnings: ImportReason[] = [];
      const onWarning = (flaw: Reason) => {
        const warning = reasonFaceOf(flaw);
        work.logger.warn({ archiveId: archive.id }, warning.text);
        warnings.push(warning);
      };
      const finished = await make(work, archive, file, { signal, onProgress, onWarning });
      await finish(work, { id: archive.id, jobId: id }, { file: finished, warnings }, signal);
    }
    await work.uploads.remove(archive.id);
  } catch (error) {
    signal.throwIfAborted(); // the error of an aborted attempt says less
    throw error;
  } finally {
    await storing;
    await fs.rm(file, { force: true });
  }
}

/**
 * Creates the handler of the job that makes an archive: it checks an uploaded one, fetches an area, or draws an extract. A file that cannot be used is
 * removed, and the archive says why; another attempt would fail as well.
 */
export const makeMapHandler = (work: MakeWork): Handler =>
  handleInBackground(MAKE_MAP, work.dataSource.manager, async ({ archiveId }, parts) => {
    const { manager } = work.dataSource;
    const archive = await findArchive(manager, archiveId);
    if (!archive || archive.facts !== null) return;
    await manager.query("UPDATE map_archives SET state = 'making', problem = NULL, job_id = $2 WHERE id = $1", [archiveId, parts.id]);
    try {
      await attempt(work, archive, parts);
    } catch (error) {
      if (!(error instanceof UnusableFile)) throw parts.signal.aborted ? error : explained(error);
      const problem = reasonFaceOf(error.reason);
      await manager.query("UPDATE map_archives SET state = 'failed', problem = $3 WHERE id = $1 AND job_id = $2", [archiveId, parts.id, problem]);
      await work.uploads.remove(archiveId);
      throw new GivenUp(problem.text);
    }
  });
