import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { makePng, photoForm, plain } from '../../backend/test/files/pictures.js';
import { failedRequests } from '../../e2e/steps.js';
import { page } from '../../e2e/support/browser.js';
import { browse, watch } from '../support/browser.js';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';
import { addPeople, type Person } from '../support/people.js';
import { startCluster } from '../support/postgres.js';
import { startElsewhere } from './probe.js';

const MEGABYTE = 1024 * 1024;
const SCRIPT = '<script>__xss(1)</script><svg onload=__xss(2)>';
const BOMB = makePng(16_000, 16_000);
/** Maximum memory growth while decompression bombs are refused (bytes). */
const GROWTH = 150 * MEGABYTE;

let app: Instance;
let person: Person;
let admin: Person;

beforeAll(async () => {
  const cluster = await startCluster();
  app = await startInstance({ DATABASE_URL: cluster.url(), SAMPLE_DATA: 'off' });
  browse(app);
  [person] = (await addPeople(cluster.url(), 1)) as [Person];
  [admin] = (await addPeople(cluster.url(), 1, 'admin')) as [Person];
}, 240_000);

interface Uploaded {
  status: number;
  url: string;
  message?: string;
}

async function upload(bytes: Buffer, name = 'IMG_1.jpg', type = 'image/jpeg'): Promise<Uploaded> {
  const response = await fetch(`${app.url}/api/photos`, { method: 'POST', headers: person.headers, body: photoForm(bytes, {}, { name, type }) });
  return { status: response.status, ...((await response.json()) as { url: string }) };
}

/** Returns a plain JPEG; `withComment` adds a comment with a script to it. */
const jpeg = () => plain(400, 300).jpeg().toBuffer();
const withComment = (bytes: Buffer): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(SCRIPT.length + 2);
  return Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, Buffer.from(SCRIPT), bytes.subarray(2)]);
};
const located = () =>
  plain(400, 300).withExif({
    IFD0: { Copyright: SCRIPT, ImageDescription: 'Asha at home' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 12/1', GPSLongitudeRef: 'E', GPSLongitude: '73/1 51/1 24/1' },
  });

const CLEAN: [string, () => Promise<Buffer>, string?, string?][] = [
  ['a JPEG with HTML in a comment', async () => withComment(await jpeg())],
  ['a JPEG with HTML after its end, named .html', async () => Buffer.concat([await jpeg(), Buffer.from(SCRIPT)]), 'photo.html', 'text/html'],
  ['a JPEG with GPS data', () => located().jpeg().toBuffer()],
  ['a PNG with GPS data', () => located().png().toBuffer(), '../../../../tmp/evil.png', 'image/png'],
  ['a WebP with GPS data', () => located().webp().toBuffer(), '..\\..\\evil.webp', 'image/webp'],
  [
    'a PNG with a ZIP after its end, named .svg',
    async () => Buffer.concat([makePng(), Buffer.from('PK\u0003\u0004'), Buffer.from(SCRIPT)]),
    'x.svg',
    'image/svg+xml',
  ],
  ['a PNG with the name of a PHP file', async () => makePng(), 'x.php%00.png', 'application/x-httpd-php'],
];

const REFUSED: [string, () => Promise<Buffer> | Buffer, number][] = [
  ['a GIF that is also HTML and a script', () => Buffer.from(`GIF89a/*${SCRIPT}*/=1;__xss(3)`), 400],
  ['a real GIF', () => plain(300, 300).gif().toBuffer(), 400],
  ['an SVG with a script', () => Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${SCRIPT}</svg>`), 400],
  ['an HTML page', () => Buffer.from(`<!doctype html>${SCRIPT}`), 400],
  ['an HTML page that starts like a JPEG', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(SCRIPT.repeat(20))]), 400],
  ['an HTML page that starts like a PNG', () => Buffer.concat([makePng().subarray(0, 33), Buffer.from(SCRIPT.repeat(20))]), 400],
  ['a TIFF', () => plain(300, 300).tiff().toBuffer(), 400],
  ['an AVIF', () => plain(300, 300).avif({ effort: 0 }).toBuffer(), 400],
  ['a PDF', () => Buffer.from(`%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj`), 400],
  ['one byte', () => Buffer.from('x'), 400],
  ['nothing', () => Buffer.alloc(0), 400],
  ['9 MB', () => Buffer.concat([makePng(), Buffer.alloc(9 * MEGABYTE)]), 413],
  ['a decompression bomb', () => BOMB, 400],
];

/** Returns the files below the uploads folder. */
const kept = (): string[] => readdirSync(app.dataDir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file) && file.includes('upload'));

test.each(REFUSED)('%s is refused and leaves no file', async (_what, bytes, status) => {
  const before = kept();
  expect((await upload(await bytes())).status).toBe(status);
  expect(kept()).toEqual(before);
});

test.each(CLEAN)('%s is stored as a clean WebP under a random name and runs nothing in a tab', async (...[, bytes, name, type]) => {
  const { status, url } = await upload(await bytes(), name, type);
  expect([status, url]).toEqual([201, expect.stringMatching(/^\/uploads\/[\w-]{24}\/\d+\.webp\?/)]);
  const response = await fetch(app.url + url);
  const file = Buffer.from(await response.arrayBuffer());
  expect(['content-type', 'x-content-type-options'].map((header) => response.headers.get(header))).toEqual(['image/webp', 'nosniff']);
  const { format, exif, xmp, iptc, comments } = await sharp(file).metadata();
  expect({ format, exif, xmp, iptc, comments }).toEqual({ format: 'webp' });
  expect(file.includes('__xss')).toBe(false);

  const tab = await page({ hasNoClient: true, allow: [failedRequests, /Refused to execute script/] });
  const seen = await watch(tab);
  await tab.goto(url);
  expect(await tab.evaluate(() => [document.contentType, document.scripts.length])).toEqual(['image/webp', 0]);
  const elsewhere = await startElsewhere();
  await tab.goto(`${elsewhere.url}/open`);
  const asScript = await tab.evaluate(
    (src) =>
      new Promise((done) => {
        const script = Object.assign(document.createElement('script'), { src, onload: () => done('ran'), onerror: () => done('refused') });
        document.body.append(script);
      }),
    app.url + url,
  );
  elsewhere.stop();
  expect([asScript, [...seen.ran], seen.dialogs]).toEqual(['refused', [], []]);
});

test('uploads of the same file get different names', async () => {
  const names = await Promise.all(Array.from({ length: 20 }, async () => (await upload(makePng())).url.split('/')[2] ?? ''));
  expect(new Set(names).size).toBe(20);
  const prefixes = new Set(names.map((name) => name.slice(0, 6)));
  expect(prefixes.size).toBe(20);
});

/** Returns the memory of a process and its descendants (bytes). */
function memoryOf(pid: number): number {
  const statuses = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(path.join('/proc', name, 'status'), 'utf8');
        const field = (key: string): number => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        return [{ pid: Number(name), parent: field('PPid'), bytes: field('VmRSS') * 1024 }];
      } catch {
        return []; // the process has ended
      }
    });
  const sum = (of: number): number =>
    statuses.filter(({ parent }) => parent === of).reduce((total, child) => total + sum(child.pid), statuses.find((one) => one.pid === of)?.bytes ?? 0);
  return sum(pid);
}

test('eight parallel decompression bombs are refused in little memory while a picture is accepted', async () => {
  await upload(makePng());
  await upload(BOMB);
  const before = memoryOf(app.pid);
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, memoryOf(app.pid))), 20);
  const answers = await Promise.all([...Array.from({ length: 8 }, () => upload(BOMB)), upload(makePng())]);
  clearInterval(watching);
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(8).fill(400), 201]);
  expect(before).toBeGreaterThan(50 * MEGABYTE);
  expect(most - before).toBeLessThan(GROWTH);
  figure('S26', `8 bombs at once: ${Math.round((most - before) / MEGABYTE)} MB more`);
});

/** Uploads a logo of the site. */
async function uploadLogo(bytes: Buffer | string, use = 'logo'): Promise<Uploaded> {
  const form = photoForm(Buffer.from(bytes), { use }, { field: 'picture', name: 'logo.svg', type: 'image/svg+xml' });
  const response = await fetch(`${app.url}/api/admin/site-pictures`, { method: 'POST', headers: admin.headers, body: form });
  return { status: response.status, ...((await response.json()) as { url: string }) };
}

const svg = (content: string, size = 'width="120" height="30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${content}</svg>`;
const RECTANGLE = '<rect width="120" height="30" fill="#7A3B00"/>';

/** A document whose elements refer to each other: drawn, it has a billion of them. */
const BILLION = svg(
  Array.from({ length: 9 }, (_, n) => `<g id="g${n + 1}">${`<use xlink:href="#g${n}"/>`.repeat(10)}</g>`).join('') +
    '<g id="g0"><rect width="9" height="9"/></g><use xlink:href="#g9"/>',
);

test.each<[string, () => Promise<Buffer> | Buffer | string, number]>([
  ['a decompression bomb', () => BOMB, 400],
  ['9 MB', () => Buffer.concat([makePng(), Buffer.alloc(9 * MEGABYTE)]), 413],
  ['40 MB of SVG', () => svg(`<!--${'x'.repeat(40 * MEGABYTE)}-->`), 413],
  ['an SVG of a billion elements', () => BILLION, 400],
  ['an SVG of a billion pixels', () => svg(RECTANGLE, 'width="32000" height="32000"'), 400],
  ['a GIF that is also a script', () => Buffer.from(`GIF89a/*${SCRIPT}*/=1;__xss(3)`), 400],
  ['an HTML page', () => `<!doctype html>${SCRIPT}`, 400],
])('%s is refused as a logo', async (_what, bytes, status) => {
  expect((await uploadLogo(await bytes())).status).toBe(status);
});

test('an SVG as a logo becomes pixels, runs no script, and includes neither files nor other addresses', async () => {
  const elsewhere = await startElsewhere();
  const included = [`${elsewhere.url}/picture.svg`, 'file:///etc/hostname', 'file:///proc/self/environ', '/etc/passwd', 'data:text/plain,secret'].map(
    (href) => `<image href="${href}" xlink:href="${href}" width="120" height="30"/><use xlink:href="${href}#a"/>`,
  );
  const style = `<style>@import url(${elsewhere.url}/style.css); rect { background: url(${elsewhere.url}/picture.svg) }</style>`;
  const { url: attack } = await uploadLogo(svg(`${style}<script>__xss(1)</script>${RECTANGLE}${included.join('')}`));
  const { url: harmless } = await uploadLogo(svg(RECTANGLE));
  const [one, other] = await Promise.all(
    [attack, harmless].map(async (url) => {
      const response = await fetch(app.url + url);
      expect([response.status, response.headers.get('content-type'), response.headers.get('x-content-type-options')]).toEqual([200, 'image/png', 'nosniff']);
      return sharp(Buffer.from(await response.arrayBuffer()))
        .raw()
        .toBuffer();
    }),
  );
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  expect(elsewhere.asked()).toEqual([]);
  elsewhere.stop();
});

test('eight parallel bombs as logos are refused in little memory while the site answers', async () => {
  await uploadLogo(BOMB);
  const before = memoryOf(app.pid);
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, memoryOf(app.pid))), 20);
  const bombs = Array.from({ length: 4 }, () => [BOMB, BILLION]).flat();
  const [answers, { status }] = await Promise.all([Promise.all(bombs.map((bomb) => uploadLogo(bomb))), fetch(`${app.url}/api/stats`)]);
  clearInterval(watching);
  expect([...answers.map((answer) => answer.status), status]).toEqual([...Array<number>(8).fill(400), 200]);
  expect(most - before).toBeLessThan(GROWTH);
  figure('S26', `8 bombs as logos at once: ${Math.round((most - before) / MEGABYTE)} MB more`);
});
