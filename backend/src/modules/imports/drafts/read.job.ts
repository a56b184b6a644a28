import type { DataSource } from 'typeorm';
import type { Handler } from '../../../core/jobs/index.js';
import { inspectFile } from '../inspection/index.js';
import { reasonFaceOf } from '../import-reason.type.js';
import type { Choices, ImportReading, ReadingChoices } from './types/index.js';
import { type DraftAttempt, draftHandler, type DraftWork, unusable } from './draft-job.js';
import { READ_IMPORT } from './draft.task.js';
import { formatOf, mappedColumns, readingOf } from './import-choices.js';
import { proposedChoices } from './propose.js';
import { storableJson } from './storable.js';

/** Targets of the columns with the words of categories. */
const CATEGORIES = ['category', 'moreCategories'];

/** Returns whether choices take the words of categories from other columns than a reading without choices. */
export const movesWords = ({ columns }: Choices, reading: ImportReading): boolean =>
  columns.some(
    ({ column, target }) =>
      CATEGORIES.includes(target) || reading.columns.some(({ name, target: guess }) => name === column && CATEGORIES.includes(guess ?? '')),
  );

/** Reads the beginning of a file. @throws UnusableFile if it cannot be read */
async function read(dataSource: DataSource, { file, signal }: Pick<DraftAttempt, 'file' | 'signal'>, options: ReadingChoices): Promise<ImportReading> {
  const { notes, columns, rows, words, ...rest } = await inspectFile(dataSource, file, { format: formatOf(options), reading: readingOf(options) }, signal);
  return {
    ...rest,
    sheets: [...rest.sheets],
    notes: notes.map(reasonFaceOf),
    columns: columns.map(({ samples, ...column }) => ({ ...column, samples: [...samples] })),
    rows: rows.map(({ line, cells }) => ({ line, cells: [...cells] })),
    words: [...words],
  };
}

/** Returns the words of categories with the chosen columns. @throws UnusableFile */
export async function wordsWith(
  dataSource: DataSource,
  { file, signal }: Pick<DraftAttempt, 'file' | 'signal'>,
  options: ReadingChoices,
  choices: Choices,
): Promise<ImportReading['words']> {
  const columns = { mapped: mappedColumns(choices), fixed: [] };
  const { words } = await inspectFile(dataSource, file, { format: formatOf(options), reading: readingOf(options), columns, what: choices.kind }, signal);
  return [...words];
}

/** Creates the handler of the job that reads the file of a draft, and proposes choices about it. */
export const readImportHandler = (work: DraftWork): Handler =>
  draftHandler(READ_IMPORT, work, async ({ id, draft, file, signal }, { options }) => {
    const { dataSource } = work;
    const reading = await read(dataSource, { file, signal }, options);
    if (reading.records === 0) throw unusable('console.importNoRecords');
    const { choices, source } = await proposedChoices(dataSource.manager, draft, reading);
    if (movesWords(choices, reading)) reading.words = await wordsWith(dataSource, { file, signal }, options, choices);
    await dataSource.query(
      `UPDATE import_drafts SET reading = $3, read_options = $4, choices = $5, source = $6, problem = NULL, updated_at = now() WHERE id = $1 AND job_id = $2`,
      [draft.id, id, storableJson(reading), options, choices, source],
    );
  });
