import type { Handler } from '../../../core/jobs/index.js';
import { prepareImport } from '../choices.js';
import { ImportService } from '../import.service.js';
import { LeftOutFile, RejectFile } from '../reject-file.js';
import { draftHandler, type DraftWork } from './draft-job.js';
import { PREVIEW_IMPORT } from './draft.task.js';
import { importChoicesOf } from './import-choices.js';
import { PreviewStore } from './preview-store.js';
import { movesWords, wordsWith } from './read.job.js';
import { storableJson } from './storable.js';

/** Unit of the progress of a preview: a thousandth of the file. */
const WHOLE = 1000;

/** Creates the handler of the job that makes a preview, by a dry run of the import. */
export const previewImportHandler = (work: DraftWork): Handler =>
  draftHandler(PREVIEW_IMPORT, work, async ({ id, draft, file, signal, onProgress }) => {
    const { dataSource } = work;
    const store = new PreviewStore(dataSource.manager, draft.id);
    await store.clear();
    const prepared = await prepareImport(dataSource, file, importChoicesOf(draft));
    const progress = ({ done }: { done: number }) => {
      const share = prepared.file.share();
      if (share === undefined) onProgress(done);
      else onProgress(Math.floor(share * WHOLE), WHOLE);
    };
    const summary = await new ImportService(dataSource).run(
      {
        ...prepared,
        ...{ rejects: new RejectFile(undefined), leftOut: new LeftOutFile(undefined), report: store },
        ...{ fingerprint: undefined, fileName: draft.fileName, actorId: draft.actorId, options: {} },
        ...{ isAnew: false, isDryRun: true, signal, onProgress: progress },
      },
      () => undefined,
    );
    const { reading, choices, readOptions } = draft;
    if (reading && movesWords(choices, reading)) reading.words = await wordsWith(dataSource, { file, signal }, readOptions, choices);
    await dataSource.query('UPDATE import_drafts SET preview = $3, reading = $4, problem = NULL, updated_at = now() WHERE id = $1 AND job_id = $2', [
      draft.id,
      id,
      storableJson(store.previewOf(summary)),
      storableJson(reading),
    ]);
  });
