import { mix } from './color.js';
import { ridgePath } from './nature.js';
import { createRng, hashSeed } from './random.js';
import { drawClouds, drawSky, drawSun } from './sky.js';
import { drawCity } from './skyline/city.js';
import { drawSlopes } from './skyline/land.js';
import { type Land, LAND_WEIGHTS, makePlan, type Plan } from './skyline/plan.js';
import { drawWater } from './skyline/water.js';
import { type SkylineStyle, styleOfCountry } from './style.js';
import { d, Drawing, path, stroke } from './svg.js';
import { PALETTES, TIME_WEIGHTS, type TimeOfDay } from './times.js';

interface SkylineOptions {
  /** Permanent identifier of the city. It determines everything that the other options leave open. */
  seed: string;
  /** English name or ISO 3166-1 alpha-2 code. It determines the style of roofs and landmarks. */
  country: string;
  /** `hero` puts city and sun into the right third, and leaves space for a headline on the left. Default: `card`. */
  layout?: 'card' | 'hero';
  time?: TimeOfDay;
  land?: Land;
  style?: SkylineStyle;
}

const WIDTH = 1600;
const HEIGHT = 900;

function drawMountains(drawing: Drawing, { rng, palette, width, height, horizon, hero }: Plan): void {
  const [, , low, haze] = palette.sky;
  const rise = palette.sunHeight > 0.45 ? 0.45 : hero ? 0.6 : 1;
  const far = drawing.vertical('ridge1', [
    [0, mix(low, palette.ink, 0.22)],
    [1, haze],
  ]);
  const near = drawing.vertical('ridge2', [
    [0, mix(low, palette.ink, 0.34)],
    [1, mix(haze, low, 0.25)],
  ]);
  drawing.add(
    path(ridgePath(rng, width, horizon - height * 0.05, height * 0.22 * rise, 30), far),
    path(ridgePath(rng, width, horizon - height * 0.01, height * 0.14 * rise, 60), near),
  );
}

function drawBirds(drawing: Drawing, { rng, palette, width, height, hero }: Plan): void {
  const [left, top] = [width * (hero ? rng.between(0.62, 0.75) : rng.between(0.15, 0.75)), height * rng.between(0.2, 0.34)];
  let birds = '';
  for (let i = 0; i < 6; i++) {
    const size = rng.between(6, 13);
    const [x, y] = [left + i * rng.between(14, 42), top + rng.between(-35, 35)];
    birds += d`M${x - size} ${y - size * 0.3}q${size * 0.6} ${-size * 0.5} ${size} ${size * 0.3}` + d`q${size * 0.4} ${-size * 0.8} ${size} ${-size * 0.3}`;
  }
  drawing.add(stroke(birds, palette.ink, 2, 0.5));
}

/**
 * Draws a city as SVG text of 1600 × 900 units: sky, sun, mountains, three rows of buildings, landmarks, foreground.
 * The same options give the same bytes. The output never contains the seed or the country.
 */
export function citySkyline(options: SkylineOptions): string {
  const rng = createRng(options.seed);
  const chosen = { time: rng.weighted(TIME_WEIGHTS), land: rng.weighted(LAND_WEIGHTS) };
  const time = options.time ?? chosen.time;
  const land = options.land ?? chosen.land;
  const style = options.style ?? styleOfCountry(options.country);
  const hero = options.layout === 'hero';
  const id = `s${hashSeed(JSON.stringify([options.seed, time, land, style, hero])).toString(36)}`;
  const drawing = new Drawing(id, WIDTH, HEIGHT);
  const plan = makePlan({ rng, time, palette: PALETTES[time], land, style, hero, width: WIDTH, height: HEIGHT });
  const { palette, sun } = plan;

  drawSky(drawing, palette, time, rng, HEIGHT * 0.86);
  const halo = drawSun(drawing, palette, time, sun);
  const strength = time === 'night' ? 0.5 : 0.85;
  const left = hero ? WIDTH * 0.5 : -WIDTH * 0.06;
  const clouds = { left, right: WIDTH * 1.06 };
  drawClouds(drawing, palette, rng, sun, { ...clouds, count: 4, top: HEIGHT * 0.1, bottom: HEIGHT * 0.32, length: [220, 430] }, strength);
  drawMountains(drawing, plan);
  drawCity(drawing, plan);
  if (land === 'water') drawWater(drawing, plan, halo);
  else drawSlopes(drawing, plan);
  if (time !== 'night') drawBirds(drawing, plan);
  return drawing.toString();
}
