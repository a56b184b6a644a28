import { mix } from '../color.js';
import { rectPath } from '../shapes.js';
import { d, type Drawing, ellipse, path, stroke } from '../svg.js';
import type { Plan } from './plan.js';

const MIRROR = 0.62;

function drawBridge(drawing: Drawing, { rng, width, height, horizon, palette }: Plan): void {
  const deck = horizon + (height - horizon) * 0.34;
  const [left, right] = [width * rng.between(0.2, 0.3), width * rng.between(0.7, 0.8)];
  const rise = height * 0.25;
  const color = mix(palette.ink, palette.sky[2], 0.1);
  const cable =
    d`M${left - width * 0.24} ${deck}Q${left - width * 0.07} ${deck - rise * 0.3} ${left} ${deck - rise}` +
    d`Q${(left + right) / 2} ${deck + rise * 0.78} ${right} ${deck - rise}` +
    d`Q${right + width * 0.07} ${deck - rise * 0.3} ${right + width * 0.24} ${deck}`;
  let hangers = '';
  for (let x = left + 22; x < right - 10; x += 22) {
    const share = (x - left) / (right - left);
    hangers += d`M${x} ${deck - rise + 2 * share * (1 - share) * rise * 1.78}V${deck}`;
  }
  const pylon = (x: number): string =>
    rectPath(x - 13, deck - rise, 7, rise + height * 0.07) +
    rectPath(x + 6, deck - rise, 7, rise + height * 0.07) +
    rectPath(x - 15, deck - rise - 5, 30, 8) +
    rectPath(x - 13, deck - rise * 0.55, 26, 6) +
    rectPath(x - 22, deck + height * 0.065, 44, 12);
  drawing.add(stroke(hangers, color, 1.2, 0.7), stroke(cable, color, 4), path(rectPath(-5, deck, width + 10, 9) + pylon(left) + pylon(right), color));
}

function drawBoats(drawing: Drawing, { rng, hero, time, palette, width, height, horizon }: Plan, nearest: number): void {
  let [hulls, sails] = ['', ''];
  for (let i = 0; i < 3; i++) {
    const depth = rng.between(nearest, 0.68);
    const size = 20 + depth * 70;
    const x = width * (hero ? rng.between(0.64, 0.95) : rng.between(0.08 + i * 0.3, 0.3 + i * 0.3));
    const y = horizon + (height - horizon) * depth;
    hulls += d`M${x - size * 0.6} ${y}h${size * 1.2}l${-size * 0.2} ${size * 0.2}h${-size * 0.8}z`;
    sails +=
      d`M${x} ${y - size * 0.06}V${y - size * 1.3}Q${x + size * 0.62} ${y - size * 0.5} ${x + size * 0.5} ${y - size * 0.06}z` +
      d`M${x - size * 0.06} ${y - size * 0.06}V${y - size * 1.05}` +
      d`Q${x - size * 0.4} ${y - size * 0.4} ${x - size * 0.42} ${y - size * 0.06}z`;
  }
  const dark = mix(palette.ink, '#000000', 0.12);
  const sail = time === 'day' || time === 'mist' ? '#ffffff' : mix(dark, palette.sky[3], palette.dark ? 0.12 : 0.35);
  drawing.add(path(hulls, dark, 0.95), path(sails, sail, 0.95));
}

/** Draws water below the horizon with reflections of city and sun, boats, and sometimes a bridge. */
export function drawWater(drawing: Drawing, plan: Plan, halo: string): void {
  const { rng, palette, sun, width, height, horizon, style, hero } = plan;
  const [zenith, high, low, haze] = palette.sky;
  const depth = height - horizon;
  const fill = drawing.vertical('water', [
    [0, mix(haze, low, 0.35)],
    [0.35, mix(low, high, 0.3)],
    [1, mix(high, zenith, 0.6)],
  ]);
  drawing.define(`<clipPath id="${drawing.id}shore">${path(rectPath(0, horizon, width, depth), '#000')}</clipPath>`);
  let ripples = '';
  for (let i = 0; i < 110; i++) {
    const near = rng.next();
    const length = rng.between(10, 80) * (0.35 + near);
    const x = rng.chance(0.36) ? sun.x + rng.between(-1.7, 1.7) * sun.r * (0.5 + near) : rng.next() * width;
    ripples += rectPath(x - length / 2, horizon + 3 + near ** 1.5 * depth, length, 1 + near * 2.2);
  }
  drawing.add(
    path(rectPath(0, horizon, width, depth), fill),
    `<g clip-path="url(#${drawing.id}shore)">`,
    `<use href="#${drawing.id}city" transform="translate(0 ${(horizon * (1 + MIRROR)).toFixed(1)}) scale(1 -${MIRROR})" opacity=".34"/>`,
    ellipse(sun.x, horizon, sun.r * 2.2, depth, halo, 0.55),
    path(ripples, mix(haze, '#ffffff', 0.45), 0.3),
    '</g>',
    path(rectPath(0, horizon - 3, width, 5), mix(palette.ink, haze, 0.12)),
  );
  const bridge = rng.chance(0.34) && style !== 'domes' && !hero;
  if (bridge) drawBridge(drawing, plan);
  drawBoats(drawing, plan, bridge ? 0.6 : 0.16);
}
