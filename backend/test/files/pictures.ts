import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Color, type Sharp } from 'sharp';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Returns a black PNG of any size in pixels (https://www.w3.org/TR/png-3/). A large one is a decompression bomb: a thousandth of its unpacked size. */
export function makePng(width = 320, height = 240): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 8; // bits per pixel; the color type is grayscale
  const rows = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** Returns a picture of one color, which sharp can write in any format. */
export const plain = (width: number, height: number, background: Color = { r: 200, g: 60, b: 30 }): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

interface Part {
  field?: string;
  name?: string;
  type?: string;
}

/** Returns a form with one file and text fields, as browsers send it. */
export function photoForm(
  bytes: Buffer = makePng(),
  fields: Record<string, string> = {},
  { field = 'photo', name = 'IMG_1.jpg', type = 'image/jpeg' }: Part = {},
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}
