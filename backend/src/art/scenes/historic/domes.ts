import { mix } from '../../color.js';
import { domeShade, kiosk, merlons, ogiveRow, portal } from '../../kit/kiosk.js';
import { evenly } from '../../kit/monument.js';
import { flag, lightPool } from '../../kit/props.js';
import { darker, lighter, type Scene } from '../../kit/scene.js';
import { domePath, ogivePath, rectPath, taperPath } from '../../shapes.js';
import { d, path, pierced, rect } from '../../svg.js';
import { marks } from './parts.js';

/** Returns the color of an opening: lit at night, shaded by day. */
const hollow = (scene: Scene, stone: string): string => (scene.dark ? scene.paint.glass : darker(scene, stone, 0.6));

/** Draws a stout round bastion with a band of niches, merlons and a kiosk on top. */
function bastion(scene: Scene, cx: number, foot: number, w: number, h: number, stone: string, roof: string): string {
  const top = foot - h;
  return (
    kiosk(scene, cx, top - 4, w * 0.6, stone, roof) +
    path(taperPath(cx, foot, w * 1.12, w, h), stone) +
    path(d`M${cx + w * 0.2} ${top}h${w * 0.3}l${w * 0.06} ${h}h${-w * 0.3}z`, scene.palette.ink, 0.1) +
    path(d`M${cx - w / 2} ${top}h${w * 0.1}l${-w * 0.03} ${h}h${-w * 0.13}z`, '#ffffff', 0.12) +
    merlons(scene, cx - w / 2, top, w, stone) +
    ogiveRow(scene, { left: cx - w * 0.44, right: cx + w * 0.44, top: top + 40, foot: top + 82 }, 3, hollow(scene, stone), 0.46) +
    rect(cx - w * 0.52, top + 92, w * 1.04, 8, lighter(stone, 0.2)) +
    rect(cx - w * 0.55, foot - 40, w * 1.1, 8, lighter(stone, 0.14))
  );
}

/** Draws the gate of a sandstone fort: bastions with kiosks on both sides of a tall pointed portal. */
export function fortGate(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, center, paint } = scene;
  const wall = ground - rng.pick([170, 190]);
  const gate = { w: rng.pick([240, 262]), h: rng.pick([330, 350]) };
  const shift = gate.w / 2 + 62;
  const tall = rng.pick([300, 320]);
  const curtain = darker(scene, stone, 0.06);
  const roofKiosks = rng.pick([3, 5]);
  return (
    rect(center - 420, wall, 840, ground - wall, curtain) +
    merlons(scene, center - 420, wall, 840, curtain) +
    marks(scene, center - 410, wall + 34, 240, 110) +
    marks(scene, center + 190, wall + 34, 220, 110) +
    [-1, 1].map((s) => bastion(scene, center + s * 400, ground, 112, ground - wall + rng.pick([30, 50]), stone, roof)).join('') +
    evenly(center - gate.w * 0.38, center + gate.w * 0.38, roofKiosks)
      .map((x) => kiosk(scene, x, ground - gate.h - 2, roofKiosks > 3 ? 44 : 62, stone, roof))
      .join('') +
    rect(center - gate.w / 2, ground - gate.h, gate.w, gate.h, stone) +
    merlons(scene, center - gate.w / 2, ground - gate.h, gate.w, stone) +
    ogiveRow(
      scene,
      { left: center - gate.w / 2 + 16, right: center + gate.w / 2 - 16, top: ground - gate.h + 34, foot: ground - gate.h + 84 },
      5,
      hollow(scene, stone),
    ) +
    portal(scene, center, ground, gate.w - 40, gate.h - 104, stone) +
    [-1, 1].map((s) => bastion(scene, center + s * shift, ground, 124, tall, stone, roof)).join('') +
    flag(scene, center, ground - gate.h - (roofKiosks > 3 ? 64 : 92), 70, paint.accent) +
    path(taperPath(center, ground + 66, 230, 140, 66), lighter(paint.stone, 0.1))
  );
}

/** Draws a free-standing gateway: three pointed arches, turrets with kiosks at the corners, a low dome behind the parapet. */
export function archedGateway(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, center, palette, paint } = scene;
  const [w, h] = [rng.pick([520, 560]), rng.pick([300, 320])];
  const top = ground - h;
  const mid = rng.pick([150, 164]);
  const bay = (mid / 2 + w / 2 - 14) / 2 + 6;
  const small = w * 0.13;
  const open =
    ogivePath(center - mid / 2, ground, mid, h * 0.76) + [-1, 1].map((s) => ogivePath(center + s * bay - small / 2, ground, small, h * 0.46)).join('');
  const frames =
    ogivePath(center - mid / 2 - 15, ground, mid + 30, h * 0.76 + 20) +
    [-1, 1].map((s) => ogivePath(center + s * bay - small / 2 - 10, ground, small + 20, h * 0.46 + 14)).join('');
  const turret = (s: number): string => {
    const x = center + s * (w / 2 - 6);
    return (
      kiosk(scene, x, top - 62, 66, stone, roof) +
      path(taperPath(x, ground, 80, 66, h + 64), lighter(stone, 0.06)) +
      path(d`M${x + 10} ${top - 64}h23l7 ${h + 64}h-26z`, palette.ink, 0.1) +
      [0, 0.34, 0.7].map((at) => rect(x - 42 + at * -4, top - 62 + at * (h + 40), 84 + at * 8, 10, lighter(stone, 0.24), 2)).join('') +
      path(ogivePath(x - 9, top + 50, 18, 62) + ogivePath(x - 9, top + 176, 18, 62), hollow(scene, stone))
    );
  };
  const jali = [-1, 1]
    .map((s) => center + s * bay)
    .map((x) => ogiveRow(scene, { left: x - 44, right: x + 44, top: top + 66, foot: top + 128 }, 3, hollow(scene, stone), 0.4))
    .join('');
  return (
    (scene.dark ? lightPool(scene, center, ground - 60, mid * 1.1, h * 0.6) : '') +
    path(domePath(center, top - 46, w * 0.36, w * 0.17), roof) +
    path(domeShade(center, top - 46, w * 0.36, w * 0.17), palette.ink, 0.12) +
    rect(center - 3, top - 78 - w * 0.17, 6, 34, paint.glow) +
    [-1, 1].map((s) => kiosk(scene, center + s * w * 0.26, top - 34, 56, stone, roof)).join('') +
    rect(center - w * 0.33, top - 48, w * 0.66, 60, stone) +
    merlons(scene, center - w * 0.33, top - 46, w * 0.66, stone) +
    pierced(rectPath(center - w / 2, top, w, h) + open, stone) +
    rect(center + mid / 2 + 15, top, w / 2 - mid / 2 - 15, h, palette.ink, 0, 0.05) +
    pierced(frames + open, lighter(stone, 0.3)) +
    path(
      d`M${center + mid / 2} ${ground}V${ground - h * 0.76 + mid * 0.8}q0 ${-mid * 0.36} ${-mid / 2} ${-mid * 0.8}` +
        d`q${mid * 0.28} ${mid * 0.5} ${mid * 0.28} ${mid * 0.9}V${ground}z`,
      darker(scene, stone, 0.42),
    ) +
    merlons(scene, center - w / 2, top - 2, w, stone) +
    rect(center - w / 2, top + 34, w, 8, lighter(stone, 0.24)) +
    jali +
    [-1, 1].map((s) => turret(s)).join('') +
    rect(center - w / 2 - 46, ground - 8, w + 92, 24, lighter(stone, 0.16), 2) +
    rect(center - w / 2 - 70, ground + 12, w + 140, 16, mix(stone, palette.ink, 0.1), 2)
  );
}

/** Draws a palace of three stepped storeys with pointed arches, and kiosks along the terraces. */
export function galleryPalace(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, center, palette } = scene;
  const base = rng.pick([640, 680]);
  const fill = hollow(scene, stone);
  const storey = (i: number): string => {
    const [w, foot] = [base - i * 190, ground - 40 - i * 112];
    const top = foot - 112;
    const n = [9, 6, 4][i] ?? 4;
    const tone = mix(stone, '#ffffff', 0.05 * i);
    return (
      [-1, 1].map((s) => kiosk(scene, center + s * (w / 2 - 40), top - 2, 60, tone, roof)).join('') +
      rect(center - w / 2, top, w, 112, tone) +
      rect(center + w * 0.28, top, w * 0.22, 112, palette.ink, 0, 0.07) +
      merlons(scene, center - w / 2, top, w, tone) +
      ogiveRow(scene, { left: center - w / 2 + 14, right: center + w / 2 - 14, top: top + 30, foot: foot - 8 }, n, fill) +
      rect(center - w / 2 - 8, foot - 9, w + 16, 10, lighter(tone, 0.25), 2)
    );
  };
  const head = ground - 40 - 336;
  return (
    kiosk(scene, center, head - 2, 104, stone, roof) +
    storey(2) +
    storey(1) +
    storey(0) +
    path(taperPath(center, ground + 6, base + 70, base + 24, 46), darker(scene, stone, 0.12)) +
    rect(center - base / 2 - 12, ground - 44, base + 24, 9, lighter(stone, 0.2), 2) +
    rect(center - 112, ground - 216, 224, 176, stone) +
    portal(scene, center, ground - 32, 206, 206, stone) +
    merlons(scene, center - 103, ground - 240, 206, lighter(stone, 0.1)) +
    path(taperPath(center, ground + 40, 260, 150, 74), lighter(stone, 0.22)) +
    path([0, 1, 2, 3].map((i) => rectPath(center - 84 - i * 13, ground - 22 + i * 17, 168 + i * 26, 2.5)).join(''), palette.ink, 0.16)
  );
}
