import { fileTypeFromBuffer } from 'file-type/core';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { Busy, InvalidInput, type Reason } from '../../core/errors/index.js';
import type { PictureUse } from '../site/index.js';
import type { SitePicture } from './site-picture.entity.js';

/** Form field of an uploaded picture. */
export const PICTURE_FIELD = 'picture';

/** Maximum number of pixels of an uploaded picture, as for photos (docs/trust.md, section 3). */
const MOST_PIXELS = 40_000_000;
/** Timeout (s) of drawing a picture. */
const PATIENCE = 20;
/** Resolution (dots per inch) at which SVG files are drawn, so that a small one is sharp on a large screen. */
const SVG_DENSITY = 288;
/** Number of uploads that can wait. */
const WAITING = 8;

/** An SVG document: only blanks, a declaration, comments and a document type come before its root element. */
const SVG = /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE[^>[]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/;

const TYPES = ['image/jpeg', 'image/png', 'image/apng', 'image/webp'];
const FORMATS = ['jpeg', 'png', 'webp', 'svg'];
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** Stored forms by use: size limit (px) and format. */
const FORMS: Record<PictureUse, { type: string; shape: (image: Sharp) => Sharp }> = {
  logo: { type: 'image/png', shape: (image) => image.resize({ width: 640, height: 160, fit: 'inside', withoutEnlargement: true }).png() },
  icon: { type: 'image/png', shape: (image) => image.resize({ width: 512, height: 512, fit: 'contain', background: CLEAR }).png() },
  hero: { type: 'image/webp', shape: (image) => image.resize({ width: 2400, height: 1600, fit: 'inside', withoutEnlargement: true }).webp({ quality: 80 }) },
};

const line = pLimit(1);
const refuse = (reason: Reason) => new InvalidInput({ [PICTURE_FIELD]: reason });

async function isPicture(bytes: Buffer): Promise<boolean> {
  if (SVG.test(bytes.subarray(0, 4096).toString('utf8'))) return true;
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return type !== undefined && TYPES.includes(type.mime);
}

/**
 * Draws an uploaded file (PNG, JPEG, WebP or SVG) again in its stored form. An SVG becomes pixels, so its scripts and links are gone.
 * @throws InvalidInput if the file is not such a picture, Busy if too many uploads are waiting
 */
export async function drawPicture(bytes: Buffer, use: PictureUse): Promise<Pick<SitePicture, 'type' | 'content' | 'width' | 'height'>> {
  if (!(await isPicture(bytes))) throw refuse('settings.pictureType');
  const { type, shape } = FORMS[use];
  if (line.pendingCount >= WAITING) throw new Busy();
  return line(async () => {
    try {
      const options = { density: SVG_DENSITY, limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
      const { format } = await sharp(bytes, options).metadata();
      if (!FORMATS.includes(format)) throw refuse('settings.pictureType');
      const { data, info } = await shape(sharp(bytes, options).autoOrient().toColourspace('srgb'))
        .timeout({ seconds: PATIENCE })
        .toBuffer({ resolveWithObject: true });
      return { type, content: data, width: info.width, height: info.height };
    } catch (error) {
      throw error instanceof InvalidInput ? error : refuse('settings.pictureUnreadable');
    }
  });
}
