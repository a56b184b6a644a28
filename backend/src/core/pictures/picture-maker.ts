import { fileTypeFromBuffer } from 'file-type/core';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { Busy, InvalidInput } from '../errors/index.js';
import { filesOf, type Size, TALLEST, WIDTHS } from './sizes.js';

/** A picture as it is kept: upright, in sRGB, as WebP, and with nothing of what the camera wrote into it. */
export interface Picture extends Size {
  /** Base64 of https://evanw.github.io/thumbhash/. */
  thumbHash: string;
  files: { name: number; bytes: Buffer }[];
}

/** As `file-type` and as sharp call them. Whatever else sharp could read, an SVG above all, it never gets. */
const TYPES = ['image/jpeg', 'image/png', 'image/apng', 'image/webp'];
const FORMATS = ['jpeg', 'png', 'webp'];

/** trust.md, section 3. */
const MOST_PIXELS = 40_000_000;
const LEAST_SIDE = 200;

/** How many pictures are made at once, and how many more may wait: each takes a core for a second or so, and up to 200 MB. */
const AT_ONCE = 2;
const WAITING = 16;
/** Seconds. */
const PATIENCE = 30;

const QUALITY = 80;
/** The most that a thumbhash is made of. */
const THUMB = 100;

/** Makes pictures of what people upload, a few at a time. */
export class PictureMaker {
  private readonly line = pLimit(AT_ONCE);

  /**
   * @param field the input field that the bytes come from
   * @throws InvalidInput for what is no picture that can be kept, Busy when too many wait already
   */
  async make(field: string, bytes: Buffer): Promise<Picture> {
    const refuse = (sentence: string) => new InvalidInput({ [field]: sentence });
    const unreadable = () => refuse('This picture cannot be read');
    const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
    if (!type || !TYPES.includes(type.mime)) throw refuse('Please choose a JPEG, PNG or WebP picture');

    const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw unreadable();
      });
    if (!FORMATS.includes(format)) throw unreadable();
    if (width * height > MOST_PIXELS) throw refuse('This picture has too many pixels. At most 40 megapixels are possible.');
    if (Math.min(width, height) < LEAST_SIDE) throw refuse(`This picture is too small. Each side needs at least ${LEAST_SIDE} pixels.`);

    if (this.line.pendingCount >= WAITING) throw new Busy();
    return this.line(() => draw(bytes)).catch(() => {
      throw unreadable();
    });
  }
}

async function draw(bytes: Buffer): Promise<Picture> {
  const [widest] = WIDTHS.slice(-1);
  // Decoded once, at the largest size; sharp turns the colours into sRGB and leaves all metadata behind.
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
  const thumb = await copy().resize({ width: THUMB, height: THUMB, fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const thumbHash = Buffer.from(rgbaToThumbHash(thumb.info.width, thumb.info.height, thumb.data)).toString('base64');
  return { width, height, thumbHash, files };
}
