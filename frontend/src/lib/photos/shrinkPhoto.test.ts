import { MAX_PHOTO_BYTES } from './photoRules';
import { shrinkPhoto } from './shrinkPhoto';

const ofSize = (size: number, type = 'image/jpeg') => Object.defineProperty(new Blob(['x'], { type }), 'size', { value: size });
const drawn: [number, number][] = [];

/** Fakes decoding to a size in pixels and encoding to a size in bytes. */
function readPictures(width: number, height: number, bytes: number): void {
  globalThis.createImageBitmap = async () => ({ width, height, close: () => undefined });
  globalThis.OffscreenCanvas = class {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {
      drawn.push([width, height]);
    }
    getContext() {
      return { fillRect() {}, drawImage() {} };
    }
    async convertToBlob(options: { type: string }) {
      return ofSize(bytes, options.type);
    }
  } as unknown as typeof OffscreenCanvas;
}

beforeEach(() => {
  drawn.length = 0;
});

test('a small photo is not changed', async () => {
  readPictures(800, 600, 100);
  const file = ofSize(2_000_000);
  expect(await shrinkPhoto(file)).toBe(file);
  expect(drawn).toEqual([]);
});

test('a large photo becomes a JPEG of at most 3200 pixels with the same aspect ratio', async () => {
  readPictures(8000, 6000, 1_400_000);
  expect(await shrinkPhoto(ofSize(12_000_000, 'image/png'))).toMatchObject({ size: 1_400_000, type: 'image/jpeg' });
  expect(drawn).toEqual([[3200, 2400]]);
});

test('a photo of few pixels is not scaled up', async () => {
  readPictures(1000, 3000, 900_000);
  await shrinkPhoto(ofSize(5_000_000));
  expect(drawn).toEqual([[1000, 3000]]);
});

test('a photo is not changed if its JPEG is larger', async () => {
  readPictures(3200, 2400, 6_000_000);
  const file = ofSize(5_000_000);
  expect(await shrinkPhoto(file)).toBe(file);
});

test('an unreadable file is not changed up to 8 MB, and rejected above', async () => {
  globalThis.createImageBitmap = () => Promise.reject(new DOMException('not an image'));
  const file = ofSize(MAX_PHOTO_BYTES);
  expect(await shrinkPhoto(file)).toBe(file);
  await expect(shrinkPhoto(ofSize(MAX_PHOTO_BYTES + 1))).rejects.toMatchObject({ message: 'A photo has at most 8 MB', canRetry: false });
});
