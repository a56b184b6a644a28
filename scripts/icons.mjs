// Draws `favicon.ico` and the icons of the installed app: a skyline at dusk with the pin of the logo. Run `node scripts/icons.mjs` after
// `npm run build`, and commit the results.
import fs from 'node:fs';
import sharp from 'sharp';
import { citySkyline } from '../backend/dist/art/index.js';
import { at } from './lib/paths.mjs';

/** Side of the square drawing that is scaled to all sizes (px). */
const SIZE = 1024;
/** Visible part of the 1600 × 900 skyline: left, top and side. */
const VIEW = [640, 0, 900];
const PIN = '#FF8F75';
const NIGHT = '#120A28';

const skyline = () => citySkyline({ seed: 'citypins-app', country: 'United States', time: 'dusk', land: 'water', layout: 'hero' });

/** Returns the pin of the favicon as a nested SVG. @param share its side, as a share of the whole side */
function pin(share) {
  const drawn = fs.readFileSync(at('frontend/public/favicon.svg'), 'utf8').replace('#C9402A', PIN).replace('#FAF7F2', NIGHT);
  const side = SIZE * share;
  const edge = (SIZE - side) / 2;
  return drawn.replace('<svg ', `<svg x="${edge}" y="${edge}" width="${side}" height="${side}" `);
}

/**
 * @param share size of the pin, as a share of the side
 * @param radius radius of the corners, as a share of the side
 */
function draw(share, radius) {
  const [x, y, side] = VIEW;
  const scene = skyline().replace(
    /<svg[^>]*>/,
    `<svg x="0" y="0" width="${SIZE}" height="${SIZE}" viewBox="${x} ${y} ${side} ${side}" preserveAspectRatio="xMidYMid slice">`,
  );
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">
<clipPath id="edge"><rect width="${SIZE}" height="${SIZE}" rx="${radius * SIZE}"/></clipPath>
<g clip-path="url(#edge)">${scene}<rect width="${SIZE}" height="${SIZE}" fill="${NIGHT}" opacity=".45"/>${pin(share)}</g></svg>`);
}

const rounded = draw(0.7, 0.22);
/** Without rounded corners and with a smaller pin: Android crops up to 10% of each side, and Apple rounds the corners. */
const whole = draw(0.56, 0);
const FILES = [
  ['192', rounded, 192],
  ['512', rounded, 512],
  ['maskable-512', whole, 512],
  ['apple-180', whole, 180],
];

/** Side of `favicon.ico` (px). Browsers request that file without reading the page. */
const FAVICON = 32;

/** Wraps a PNG in an ICO file with one ICONDIRENTRY: https://learn.microsoft.com/windows/win32/menurc/resources */
function icon(png, side) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const favicon = await sharp(fs.readFileSync(at('frontend/public/favicon.svg')), { density: 384 })
  .resize(FAVICON)
  .png({ compressionLevel: 9 })
  .toBuffer();
fs.writeFileSync(at('frontend/public/favicon.ico'), icon(favicon, FAVICON));

fs.mkdirSync(at('frontend/public/icons'), { recursive: true });
for (const [name, svg, size] of FILES) {
  await sharp(svg)
    .resize(size)
    .png({ palette: true, quality: 90, compressionLevel: 9 })
    .toFile(at(`frontend/public/icons/${name}.png`));
}
