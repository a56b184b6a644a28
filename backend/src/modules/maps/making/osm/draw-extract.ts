import fs from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { repositoryRoot } from '../../../../core/config/index.js';
import { UnusableFile } from '../../../../core/errors/index.js';
import { LARGEST_EXTRACT } from '../../received-file.js';
import type { DrawEvents, ExtractFiles } from './draw-archive.js';
import type { ExtractMessage } from './draw-extract.worker.js';

/** Memory (MB) of the objects of the worker. An extract of 9 MB needs about 200 MB. */
const MEMORY = 320;

/** Maximum time (ms). An extract of 9 MB takes about 15 s on a slow machine. */
const PATIENCE = 300_000;

/** Compiled worker, also while tests run the source. */
const WORKER = path.join(repositoryRoot, 'backend/dist/modules/maps/making/osm/draw-extract.worker.js');

interface Options extends DrawEvents {
  signal: AbortSignal;
}

/**
 * Draws the tiles of an OpenStreetMap extract (PBF) into an archive, in a thread of its own: the process stays responsive. Leaves no file after a failure.
 * @throws UnusableFile if the extract is too large, is damaged, or has nothing to draw; the reason of the signal if it aborts
 */
export async function drawExtract(files: ExtractFiles, { signal, onProgress, onWarning }: Options): Promise<void> {
  const { size } = await fs.stat(files.extract);
  if (size > LARGEST_EXTRACT) throw new UnusableFile(['maps.extractTooLarge', { n: LARGEST_EXTRACT }]);
  signal.throwIfAborted();
  const worker = new Worker(WORKER, { workerData: files, resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
  const timeout = AbortSignal.timeout(PATIENCE);
  try {
    await new Promise<void>((resolve, reject) => {
      const stop = AbortSignal.any([signal, timeout]);
      stop.addEventListener('abort', () => reject(stop.reason as Error), { once: true });
      worker.on('message', (message: ExtractMessage) => {
        if ('share' in message) onProgress(message.share);
        else if ('warning' in message) onWarning(message.warning);
        else reject(new UnusableFile(message.refused));
      });
      worker.once('error', reject);
      worker.once('exit', () => resolve());
    });
  } catch (error) {
    await worker.terminate();
    // The worker can finish before the signal aborts it.
    await Promise.all([`${files.archive}.part`, files.archive].map((file) => fs.rm(file, { force: true })));
    signal.throwIfAborted();
    if (timeout.aborted || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') throw new UnusableFile('maps.osmTooComplex', { cause: error });
    throw error;
  }
}
