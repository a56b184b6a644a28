import type { Handler } from '../../../core/jobs/index.js';
import { prepareImport } from '../choices.js';
import { ImportService } from '../import.service.js';
import { LeftOutFile, RejectFile } from '../reject-file.js';
import { draftHandler, type DraftWork, endDraft } from './draft-job.js';
import { fingerprintOfDraft } from './draft.record.js';
import { RUN_IMPORT } from './draft.task.js';
import { importChoicesOf, recordedChoices } from './import-choices.js';

/** Creates the handler of the job that imports the file of a draft. After an interruption, it goes on behind the last batch. */
export const runImportHandler = (work: DraftWork): Handler => {
  const { dataSource, folder } = work;
  return draftHandler(RUN_IMPORT, work, async ({ draft, file, signal, onProgress }, { actor }) => {
    const total = draft.preview?.counts.read;
    const prepared = await prepareImport(dataSource, file, importChoicesOf(draft));
    await new ImportService(dataSource).run(
      {
        ...prepared,
        ...{ rejects: new RejectFile(folder.pathOf(draft.id, 'rejected')), leftOut: new LeftOutFile(folder.pathOf(draft.id, 'leftOut')) },
        ...{ fingerprint: fingerprintOfDraft(draft.id), fileName: draft.fileName, actorId: actor.id, options: recordedChoices(draft.choices) },
        ...{ isAnew: false, isDryRun: false, signal, onProgress: ({ done }) => onProgress(done, total) },
      },
      () => undefined,
    );
    await endDraft(work, draft.id);
  });
};
