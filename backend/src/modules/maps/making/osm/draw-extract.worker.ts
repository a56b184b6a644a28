import { parentPort, workerData } from 'node:worker_threads';
import { type Reason, UnusableFile } from '../../../../core/errors/index.js';
import { drawArchive, type ExtractFiles } from './draw-archive.js';

/** Message of the worker: the done share (0 to 1), a flaw of the map, or why the extract cannot be used. */
export type ExtractMessage = { share: number } | { warning: Reason } | { refused: Reason };

const send = (message: ExtractMessage): void => parentPort?.postMessage(message);

try {
  await drawArchive(workerData as ExtractFiles, { onProgress: (share) => send({ share }), onWarning: (warning) => send({ warning }) });
} catch (error) {
  if (!(error instanceof UnusableFile)) throw error;
  send({ refused: error.reason });
}
