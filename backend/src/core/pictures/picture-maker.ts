import { fileTypeFromBuffer } from 'file-type/core';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { Busy, InvalidInput, type Reason } from '../errors/index.js';
import { filesOf, type Size, TALLEST, WIDTHS } from './sizes.js';

/** A picture as it is stored: upright, in sRGB, as WebP, without metadata. */
export interface Picture extends Size {
  /** Base64 of a ThumbHash (https://evanw.github.io/thumbhash/). */
  thumbHash: string;
  files: { name: number; bytes: Buffer }[];
}

/** Accepted types, as `file-type` and sharp name them. Files of other types, above all SVG, never reach sharp. */
const TYPES = ['image/jpeg', 'image/png', 'image/apng', 'image/webp'];
const FORMATS = ['jpeg', 'png', 'webp'];

/** Limits (pixels) from docs/trust.md, section 3. */
const MOST_PIXELS = 40_000_000;
const LEAST_SIDE = 200;

/** Number of pictures processed simultaneously, and of uploads that can wait. Each takes a core for about a second, and up to 200 MB. */
const AT_ONCE = 2;
const WAITING = 16;
/** Timeout (s) of decoding a picture. */
const PATIENCE = 30;

const QUALITY = 80;
/** Maximum side (px) of the small picture from which a ThumbHash is computed. */
const THUMB = 100;

/** Makes pictures from uploaded files, a few at a time. */
export class PictureMaker {
  private readonly line = pLimit(AT_ONCE);

  /**
   * Makes a picture from the bytes of a file.
   * @param field the input field of the bytes, for error messages
   * @throws InvalidInput if the file is not an accepted picture, Busy if too many uploads are waiting
   */
  async make(field: string, bytes: Buffer): Promise<Picture> {
    const refuse = (reason: Reason) => new InvalidInput({ [field]: reason });
    const unreadable = () => refuse('photos.unreadable');
    const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
    if (!type || !TYPES.includes(type.mime)) throw refuse('photos.wrongType');

    const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw unreadable();
      });
    if (!FORMATS.includes(format)) throw unreadable();
    if (width * height > MOST_PIXELS) throw refuse('photos.tooManyPixels');
    if (Math.min(width, height) < LEAST_SIDE) throw refuse(['photos.tooSmall', { pixels: LEAST_SIDE }]);

    if (this.line.pendingCount >= WAITING) throw new Busy();
    return this.line(() => draw(bytes)).catch(() => {
      throw unreadable();
    });
  }
}

async function draw(bytes: Buffer): Promise<Picture> {
  const [widest] = WIDTHS.slice(-1);
  // Decoded once, at the largest size. sharp converts the colors to sRGB and drops all metadata.
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: widest, height: TALLEST * (widest ?? 0), fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: PATIENCE })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const copy = () => sharp(data, { raw: { width, height, channels } });

  const files = [];
  for (const { name, ...size } of filesOf({ width, height })) {
    files.push({
      name,
      bytes: await copy()
        .resize({ ...size, fit: 'fill' })
        .webp({ quality: QUALITY })
        .toBuffer(),
    });
  }
  return { width, height, thumbHash: await thumbHashOf(copy()), files };
}

async function thumbHashOf(image: Sharp): Promise<string> {
  const { data, info } = await image.resize({ width: THUMB, height: THUMB, fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/**
 * Reads a picture from files that a `PictureMaker` has written, without writing them again.
 * @returns undefined if they are no such files: another format or size, damaged, or with metadata
 */
export async function storedPicture(files: Picture['files']): Promise<Picture | undefined> {
  try {
    const sizes = await Promise.all(files.map(({ bytes }) => sizeOfStored(bytes)));
    const [largest] = sizes.toSorted((a, b) => b.width - a.width);
    if (!largest) return undefined;
    const wanted = filesOf(largest);
    const isWhole =
      wanted.length === files.length &&
      wanted.every(({ name, width, height }) => files.some((file, i) => file.name === name && sizes[i]?.width === width && sizes[i].height === height));
    const bytes = files.find((_file, i) => sizes[i] === largest)?.bytes;
    return isWhole && bytes ? { ...largest, thumbHash: await thumbHashOf(sharp(bytes)), files } : undefined;
  } catch {
    return undefined;
  }
}

/** @throws Error if the file is no complete WebP without metadata */
async function sizeOfStored(bytes: Buffer): Promise<Size> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { format, width, height, exif, icc, xmp } = await image.metadata();
  if (format !== 'webp' || exif || icc || xmp) throw new Error('The picture has another form');
  await image.timeout({ seconds: PATIENCE }).stats();
  return { width, height };
}
