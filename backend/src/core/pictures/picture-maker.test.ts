import sharp, { type Sharp } from 'sharp';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { makePng, plain } from '../../../test/files/pictures.js';
import { InvalidInput } from '../errors/index.js';
import { PictureMaker } from './picture-maker.js';

const maker = new PictureMaker();
const make = (bytes: Buffer) => maker.make('photo', bytes);

/** Returns the message with which a file is refused. */
async function refusal(bytes: Buffer): Promise<string | undefined> {
  const error = await make(bytes).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error !== undefined) expect(error).toBeInstanceOf(InvalidInput);
  return error === undefined ? undefined : (error as InvalidInput).message;
}

/** Returns the color at a relative position in the largest file. */
async function colorAt(files: { bytes: Buffer }[], x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(files.at(-1)?.bytes).raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  return [...data.subarray(start, start + info.channels)];
}
const near = (one: number[], other: number[]) => one.length === other.length && one.every((value, i) => Math.abs(value - (other[i] ?? 0)) < 12);

/** A picture that is red on the left and blue on the right. */
const halves = (width: number, height: number): Sharp =>
  plain(width, height, { r: 220, g: 20, b: 20 }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: { r: 20, g: 20, b: 220 } } }, left: width / 2, top: 0 },
  ]);

test.each([
  ['a JPEG', () => plain(2000, 1500).jpeg().toBuffer()],
  ['a progressive JPEG', () => plain(2000, 1500).jpeg({ progressive: true }).toBuffer()],
  ['a PNG', () => plain(2000, 1500).png().toBuffer()],
  ['a PNG with a palette', () => plain(2000, 1500).png({ palette: true }).toBuffer()],
  ['a PNG of 16 bits', () => plain(2000, 1500).toColourspace('rgb16').png().toBuffer()],
  ['a WebP', () => plain(2000, 1500).webp().toBuffer()],
  ['a lossless WebP', () => plain(2000, 1500).webp({ lossless: true }).toBuffer()],
  ['a JPEG in CMYK', () => plain(2000, 1500).toColourspace('cmyk').jpeg().toBuffer()],
])('converts %s into three WebP files and a ThumbHash', async (_what, bytes) => {
  const { width, height, files, thumbHash } = await make(await bytes());
  expect([width, height]).toEqual([1600, 1200]);
  const facts = await Promise.all(files.map(async ({ name, bytes: file }) => [name, await sharp(file).metadata()] as const));
  expect(facts.map(([name, { format, space, width: across, height: down }]) => [name, format, space, across, down])).toEqual([
    [480, 'webp', 'srgb', 480, 360],
    [960, 'webp', 'srgb', 960, 720],
    [1600, 'webp', 'srgb', 1600, 1200],
  ]);
  expect(near(await colorAt(files, 0.5, 0.5), [200, 60, 30]) || _what.includes('CMYK')).toBe(true);
  const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(thumbHash, 'base64'));
  expect(r > g && g > b * 0.9).toBe(true);
});

test('a grayscale picture stays gray', async () => {
  expect((await colorAt((await make(makePng(400, 300))).files, 0.5, 0.5)).slice(0, 3)).toEqual([0, 0, 0]);
});

test('does not enlarge a small picture', async () => {
  const { width, height, files } = await make(await plain(700, 500).jpeg().toBuffer());
  const sizes = await Promise.all(files.map(async ({ name, bytes }) => [name, (await sharp(bytes).metadata()).width]));
  expect([width, height, sizes]).toEqual([
    700,
    500,
    [
      [480, 480],
      [960, 700],
    ],
  ]);
});

test('limits the height of a tall strip to three times the width of a card', async () => {
  const { width, height, files } = await make(await plain(200, 16_000).jpeg().toBuffer());
  expect([width, height]).toEqual([60, 4800]);
  expect((await sharp(files[0]?.bytes).metadata()).height).toBe(1440);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('turns a picture with the orientation %i upright', async (orientation) => {
  const upright = halves(800, 400);
  // Applies the inverse of the transformation for display, https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf, section 4.6.4.
  const turns: Record<number, (image: Sharp) => Sharp> = {
    1: (image) => image,
    2: (image) => image.flop(),
    3: (image) => image.rotate(180),
    4: (image) => image.flip(),
    5: (image) => image.rotate(270).flop(),
    6: (image) => image.rotate(270),
    7: (image) => image.rotate(90).flop(),
    8: (image) => image.rotate(90),
  };
  const taken = await (turns[orientation] ?? ((image: Sharp) => image))(sharp(await upright.png().toBuffer()))
    .png()
    .toBuffer();
  const { width, height, files } = await make(await sharp(taken).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer());
  expect([width, height]).toEqual([800, 400]);
  expect(near(await colorAt(files, 0.1, 0.5), [220, 20, 20])).toBe(true);
  expect(near(await colorAt(files, 0.9, 0.5), [20, 20, 220])).toBe(true);
  expect((await sharp(files.at(-1)?.bytes).metadata()).orientation).toBeUndefined();
});

test('keeps transparency', async () => {
  const seeThrough = sharp({ create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 200, b: 0, alpha: 0.5 } } });
  const pixel = await colorAt((await make(await seeThrough.png().toBuffer())).files, 0.5, 0.5);
  expect(pixel).toHaveLength(4);
  expect(Math.abs((pixel[3] ?? 0) - 128)).toBeLessThan(4);
});

test('removes all metadata: location, author and color profile', async () => {
  const secret = 'Asha Rao, 12 Hidden Lane';
  const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${secret}</rdf:Description></rdf:RDF>`;
  const taken = await plain(900, 600)
    .withExif({
      IFD0: { Artist: secret, Copyright: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 13/1', GPSLongitudeRef: 'E', GPSLongitude: '73/1 51/1 24/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${rdf}</x:xmpmeta>`)
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  const before = await sharp(taken).metadata();
  expect([before.exif, before.icc, before.xmp].every(Boolean)).toBe(true);
  expect(taken.includes(secret)).toBe(true);
  for (const { bytes } of (await make(taken)).files) {
    const { exif, icc, xmp: found, iptc } = await sharp(bytes).metadata();
    expect([exif, icc, found, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes(secret) || bytes.includes('GPS') || bytes.includes('EXIF')).toBe(false);
  }
});

test('converts colors of a wider color space to sRGB', async () => {
  const wide = await plain(400, 300, { r: 255, g: 0, b: 0 }).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
  const [red = 0, green = 0, blue = 0] = await colorAt((await make(wide)).files, 0.5, 0.5);
  expect(red > 240 && green < 25 && blue < 25).toBe(true);
});

test('keeps the first frame of an animation', async () => {
  const frames = await Promise.all(
    [
      { r: 220, g: 20, b: 20 },
      { r: 20, g: 20, b: 220 },
    ].map((color) => plain(400, 300, color).png().toBuffer()),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  const { width, height, files } = await make(moving);
  expect([width, height, (await sharp(files[0]?.bytes).metadata()).pages]).toEqual([400, 300, undefined]);
  expect(near(await colorAt(files, 0.5, 0.5), [220, 20, 20])).toBe(true);
});

const TYPE = 'Please choose a JPEG, PNG or WebP picture';
const UNREADABLE = 'This picture cannot be read';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><script>alert(1)</script><rect width="400" height="300"/></svg>';

test.each([
  ['nothing', () => Buffer.alloc(0), TYPE],
  ['one byte', () => Buffer.from([0xff]), TYPE],
  ['text', () => Buffer.from('Hello '.repeat(100)), TYPE],
  ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), TYPE],
  ['an SVG with a script', () => Buffer.from(SVG), TYPE],
  ['an SVG behind a declaration', () => Buffer.from(`<?xml version="1.0"?>${SVG}`), TYPE],
  ['a GIF', () => plain(400, 300).gif().toBuffer(), TYPE],
  ['a GIF that is also a script', () => Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;'), TYPE],
  ['a TIFF', () => plain(400, 300).tiff().toBuffer(), TYPE],
  ['an AVIF', () => plain(400, 300).avif({ effort: 0 }).toBuffer(), TYPE],
  ['a PDF', () => Buffer.from('%PDF-1.7\n'), TYPE],
  ['the beginning of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), UNREADABLE],
  ['a JPEG header followed by an SVG', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(SVG)]), UNREADABLE],
  ['a PNG header followed by an HTML page', () => Buffer.concat([makePng().subarray(0, 33), Buffer.from('<script>alert(1)</script>')]), UNREADABLE],
  ['half a JPEG', async () => (await noise(800, 600).jpeg().toBuffer()).subarray(0, 60_000), UNREADABLE],
  ['half a PNG', async () => (await noise(800, 600).png().toBuffer()).subarray(0, 60_000), UNREADABLE],
  ['half a WebP', async () => (await noise(800, 600).webp().toBuffer()).subarray(0, 30_000), UNREADABLE],
  ['a decompression bomb', () => makePng(16_000, 16_000), 'This picture has too many pixels. At most 40 megapixels are possible.'],
  ['a little over 40 megapixels', () => makePng(8000, 5001), 'This picture has too many pixels. At most 40 megapixels are possible.'],
  ['a picture of 199 pixels', () => makePng(199, 800), 'This picture is too small. Each side needs at least 200 pixels.'],
  ['a picture of 199 pixels in height', () => makePng(800, 199), 'This picture is too small. Each side needs at least 200 pixels.'],
])('refuses %s', async (_what, bytes, sentence) => {
  expect(await refusal(await bytes())).toBe(sentence);
});

function noise(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: 'black', noise: { type: 'gaussian', mean: 128, sigma: 60 } } });
}

test('accepts the smallest and the largest allowed pictures', async () => {
  expect(await refusal(makePng(200, 200))).toBeUndefined();
  expect(await refusal(makePng(8000, 5000))).toBeUndefined();
});

test('drops an HTML page behind a picture', async () => {
  const page = '<script>alert(1)</script>';
  const { files } = await make(Buffer.concat([makePng(), Buffer.from(page)]));
  expect(files.some(({ bytes }) => bytes.includes(page))).toBe(false);
});

test('rejects uploads with Busy when too many are waiting, and processes those that wait', async () => {
  const busy = new PictureMaker();
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => busy.make('photo', makePng())));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as Error).constructor.name] : []));
  expect([outcomes.length - refused.length, new Set(refused)]).toEqual([18, new Set(['Busy'])]);
  await expect(busy.make('photo', makePng())).resolves.toMatchObject({ width: 320 });
});
