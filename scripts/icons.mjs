// Draws `favicon.ico` and the icons of the installed app from the guide's own art: a skyline at dusk, and the pin of the logo on it. `node scripts/icons.mjs` after
// `npm run build`; what it writes is committed.
import fs from 'node:fs';
import sharp from 'sharp';
import { citySkyline } from '../backend/dist/art/index.js';
import { at } from './lib/paths.mjs';

/** Pixels of the square that all sizes are made from. */
const SIZE = 1024;
/** The part of the skyline that shows: left, top and side, of 1600 × 900. */
const VIEW = [640, 0, 900];
const PIN = '#FF8F75';
const NIGHT = '#120A28';

const skyline = () => citySkyline({ seed: 'citypins-app', country: 'United States', time: 'dusk', land: 'water', layout: 'hero' });

/** The pin of the favicon, whose own drawing is 32 units wide and high. */
function pin(share) {
  const drawn = fs.readFileSync(at('frontend/public/favicon.svg'), 'utf8').replace('#C9402A', PIN).replace('#FAF7F2', NIGHT);
  const side = SIZE * share;
  const edge = (SIZE - side) / 2;
  return drawn.replace('<svg ', `<svg x="${edge}" y="${edge}" width="${side}" height="${side}" `);
}

/**
 * @param share of the side that the pin takes
 * @param radius of the corners, as a share of the side
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
/** Android cuts up to a tenth off each side, and Apple rounds the corners itself. */
const whole = draw(0.56, 0);
const FILES = [
  ['192', rounded, 192],
  ['512', rounded, 512],
  ['maskable-512', whole, 512],
  ['apple-180', whole, 180],
];

/** Pixels of `favicon.ico`, which browsers and programs ask for that have not read the page. */
const FAVICON = 32;

/** An icon file (https://learn.microsoft.com/windows/win32/menurc/resources: ICONDIR, one ICONDIRENTRY) that holds a PNG. */
function icon(png, side) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits of a pixel
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
