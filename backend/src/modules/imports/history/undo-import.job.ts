import type { DataSource } from 'typeorm';
import { AppError } from '../../../core/errors/index.js';
import { GivenUp, type Handler, handleInBackground } from '../../../core/jobs/index.js';
import { viewerOf } from '../../activities/index.js';
import { getImport } from './import-record.js';
import { undoImport } from './undo-import.js';
import { UNDO_IMPORT } from './undo-import.task.js';

/** Creates the handler of the job that undoes an import. It checks the rights of its user again for each portion. */
export const undoImportHandler = (dataSource: DataSource): Handler =>
  handleInBackground(UNDO_IMPORT, dataSource.manager, async ({ importId, actor }, { signal, report }) => {
    const { state } = await getImport(dataSource.manager, importId);
    if (state === 'undone') return; // the former attempt has ended it, or a command
    const requireRights = () => viewerOf(dataSource.manager, actor, 'admin', importId);
    await requireRights();
    const onProgress = async (done: number, total: number) => {
      await report(done, total);
      await requireRights();
    };
    await undoImport(dataSource, importId, { actorId: actor.id, signal, onProgress }).catch((error: unknown) => {
      throw error instanceof AppError ? new GivenUp(error.message) : error;
    });
  });
