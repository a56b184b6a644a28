import type { DataSource } from 'typeorm';
import { type Handler, handleInBackground } from '../../core/jobs/index.js';
import { removeSampleData } from '../../sample/index.js';
import { REMOVE_SAMPLE } from './sample.task.js';

/** Creates the handler of the job that removes the sample data. */
export const removeSampleHandler = (dataSource: DataSource): Handler =>
  handleInBackground(REMOVE_SAMPLE, dataSource.manager, async (options, { signal }) => {
    await removeSampleData(dataSource, options, signal);
  });
