import sharp from 'sharp';
import type { MapLook } from './look.js';
import type { ViewTile } from './view.js';

/** Maximum size (px, width × height) of a raster tile. */
const MAX_PIXELS = 1024 * 1024;

/**
 * Returns a raster tile as an SVG element.
 * @param bytes PNG, JPEG, WebP or AVIF
 * @throws Error if the picture is damaged or too large
 */
export async function rasterTile(bytes: Buffer, { left, top, size }: ViewTile, look: MapLook['raster']): Promise<string> {
  const png = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).modulate(look).png({ compressionLevel: 1 }).toBuffer();
  return `<image x="${left}" y="${top}" width="${size}" height="${size}" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`;
}
