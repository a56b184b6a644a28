import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { placeScene } from '../../backend/src/art/index.js';
import { COLORS, LANGUAGES } from './sentinels.js';
import type { Scene } from './people.js';
import { readerIn, textsOn } from './surfaces.js';

/** Maximum difference of a channel (0 to 255) that the compression of JPEG makes. */
const TOLERANCE = 12;

/** Returns the color of a pixel, as `#RRGGBB`. @param x, y position as a share of the width and height */
async function colorAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).flatten({ background: '#FFFFFF' }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return `#${data.subarray(start, start + 3).toString('hex')}`;
}

function expectColor(what: string, actual: string, expected: string): void {
  const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  const difference = channels(actual).map((value, n) => Math.abs(value - (channels(expected)[n] ?? 0)));
  expect([what, actual, Math.max(...difference) <= TOLERANCE]).toEqual([what, actual, true]);
}

/** Icons by path, with the bytes that their format begins with. */
const ICONS = [
  ['/favicon.ico', '\0\0\u0001\0'],
  ['/favicon.svg', '<svg'],
  ['/icons/192.png', '\u0089PNG'],
  ['/icons/512.png', '\u0089PNG'],
  ['/icons/apple-180.png', '\u0089PNG'],
  ['/icons/maskable-512.png', '\u0089PNG'],
] as const;

/** Parts of a link preview that have the look of the site: where they are, and their color. */
const PREVIEW_PARTS = [
  ['accent', 0.5, 0.796, COLORS.accent],
  ['logo', 0.06, 0.9, COLORS.logo],
] as const;

/** Checks of pictures that show values. Each process draws them. `found.ts` names the fields on each. */
export const PICTURES = {
  async icons({ site }: Scene) {
    for (const [address, first] of ICONS) {
      const shipped = readFileSync(path.join(import.meta.dirname, '../../frontend/public', address));
      for (const { status, bytes } of await site.fromEach(address)) {
        expect([address, status, bytes.toString('latin1').slice(0, first.length)]).toEqual([address, 200, first]);
        expect(bytes.equals(shipped)).toBe(false);
        if (!address.endsWith('.ico')) expectColor(address, await colorAt(bytes, 0.5, 0.5), COLORS.icon);
      }
    }
  },
  async 'link previews'({ site, made }: Scene) {
    for (const code of LANGUAGES) {
      const reader = readerIn(code, made);
      const [home = ''] = await textsOn(site, 'head of the home page', reader);
      const [placePage = ''] = await textsOn(site, 'head of a place', reader);
      for (const [page, hero] of [
        [home, true],
        [placePage, false],
      ] as const) {
        const address = /<meta property="og:image" content="([^"]+)"/.exec(page)?.[1]?.slice(site.url.length) ?? '';
        const [first, ...others] = await site.fromEach(address);
        for (const { bytes } of others) expect(first?.bytes.equals(bytes)).toBe(true);
        const bytes = first?.bytes ?? Buffer.alloc(0);
        for (const [part, x, y, color] of PREVIEW_PARTS) expectColor(`${part} of ${address}`, await colorAt(bytes, x, y), color);
        if (hero) expectColor(`picture of ${address}`, await colorAt(bytes, 0.5, 0.4), COLORS.hero);
        expect(await inkOf(bytes)).toBeGreaterThan(1000);
      }
    }
  },
  async illustrations({ site, made: { places } }: Scene) {
    const [seed = ''] = places;
    for (const { text } of await site.fromEach(`/art/places/${seed}.svg`)) expect(text).toBe(placeScene({ seed, category: 'beach', country: 'Testland' }));
  },
} as const;

export type PictureSurface = keyof typeof PICTURES;

/** Returns the number of dark pixels in the right half of the bar of a link preview, where the name stands. */
async function inkOf(bytes: Buffer): Promise<number> {
  const { width, height } = await sharp(bytes).metadata();
  const bar = { left: Math.round(width / 2), top: Math.round(height * 0.82), width: Math.floor(width / 2), height: Math.floor(height * 0.17) };
  const values = await sharp(bytes).extract(bar).greyscale().raw().toBuffer();
  return values.filter((value) => value < 80).length;
}
