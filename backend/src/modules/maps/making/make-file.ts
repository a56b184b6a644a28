import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Reason } from '../../../core/errors/index.js';
import { type Box, type ByteSource, checkArchive, fileSource, httpSource, versionOf } from '../../../core/tiles/index.js';
import type { MapFacts } from '../map-archive.record.js';
import { extractArea } from './extract-area.js';
import { drawExtract } from './osm/index.js';

/** How a file is made. */
export type MakeOrder = { area: Box; address: string } | { area: Box; archive: string } | { extract: string };

export interface MakeOptions {
  /** Whether areas can be fetched from private addresses, and by `http:`. */
  allowsPrivate: boolean;
  /** Value of the header `User-Agent`. */
  userAgent: string;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
  /** Gets a flaw of the map. */
  onWarning: (flaw: Reason) => void;
}

/** Amount of work whose progress is a share. */
const WHOLE = 100;

/**
 * Makes the file of an archive: an area of an archive on the web or on this machine, or the tiles of an OpenStreetMap extract. Leaves no file after a
 * failure.
 * @throws UnusableFile if it cannot be made
 */
export async function makeFile(order: MakeOrder, file: string, { signal, onProgress, onWarning, ...options }: MakeOptions): Promise<void> {
  if ('extract' in order) {
    const onShare = (share: number) => onProgress(Math.round(share * WHOLE), WHOLE);
    return drawExtract({ extract: order.extract, archive: file }, { signal, onProgress: onShare, onWarning });
  }
  const source: ByteSource = 'address' in order ? await httpSource(order.address, { ...options, signal }) : await fileSource(order.archive);
  try {
    await extractArea(source, order.area, file, { signal, onProgress });
  } finally {
    await source.close();
  }
}

/** Checks a file, and computes its version. @throws UnusableFile if maps cannot show it */
export async function examine(file: string, signal: AbortSignal): Promise<MapFacts> {
  const source = await fileSource(file);
  try {
    const checked = await checkArchive(source);
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(file, { signal })) hash.update(chunk as Buffer);
    return { ...checked, version: versionOf(hash) };
  } finally {
    await source.close();
  }
}
