import { mix } from '../../color.js';
import { bulb, kiosk, merlons, ogiveRow, portal, slenderTower } from '../../kit/kiosk.js';
import { stairs } from '../../kit/monument.js';
import { darker, lighter, repeat, type Scene } from '../../kit/scene.js';
import { archPath, ogivePath, rectPath, taperPath } from '../../shapes.js';
import { circle, d, path, rect } from '../../svg.js';
import { entrance, hangingLamp, podium } from './parts.js';

const opening = (scene: Scene, stone: string): string => (scene.dark ? scene.paint.glass : darker(scene, stone, 0.5));

/** Draws a hall with wings of pointed arches, a large dome and smaller ones. */
function greatHall(scene: Scene, stone: string, roof: string, top: (x: number, y: number) => string): string {
  const { rng, ground, center, palette } = scene;
  const floor = ground - 28;
  const w = rng.pick([270, 290]);
  const wing = rng.pick([150, 166]);
  const wall = floor - 216;
  const width = rng.between(196, 216);
  const dim = opening(scene, stone);
  const wings = [-1, 1]
    .map((s) => {
      const x = center + s * (w / 2 + wing / 2);
      return (
        top(x, floor - 158) +
        rect(x - wing / 2, floor - 158, wing, 158, darker(scene, stone, 0.07)) +
        merlons(scene, x - wing / 2, floor - 158, wing, darker(scene, stone, 0.07)) +
        ogiveRow(scene, { left: x - wing / 2 + 8, right: x + wing / 2 - 8, top: floor - 122, foot: floor - 22 }, 3, dim) +
        rect(x - wing / 2, floor - 24, wing, 24, darker(scene, stone, 0.2))
      );
    })
    .join('');
  return (
    podium(scene, w / 2 + wing, stone) +
    wings +
    bulb(scene, center, wall - 52, width, roof) +
    rect(center - width * 0.46, wall - 54, width * 0.92, 60, stone) +
    rect(center + width * 0.16, wall - 54, width * 0.3, 60, palette.ink, 0, 0.08) +
    ogiveRow(scene, { left: center - width * 0.44, right: center + width * 0.44, top: wall - 44, foot: wall - 8 }, 7, dim, 0.5) +
    rect(center - w / 2, wall, w, floor - wall, stone) +
    rect(center + w * 0.28, wall, w * 0.22, floor - wall, palette.ink, 0, 0.06) +
    merlons(scene, center - w / 2, wall, w, stone) +
    path([-1, 1].flatMap((s) => [0, 1].map((i) => ogivePath(center + s * (w / 2 - 24) - 13, floor - 30 - i * 82, 26, 62))).join(''), dim) +
    portal(scene, center, floor, w - 96, floor - wall + 18, stone) +
    hangingLamp(scene, center, floor - 128, 20) +
    stairs(scene, center, floor, w - 30, 4, 14, 24)
  );
}

/** Draws a domed hall with a slender tower at each end. */
export function toweredHall(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, center } = scene;
  const h = rng.between(350, 380);
  const shaft = lighter(stone, 0.1);
  return (
    [-1, 1].map((s) => slenderTower(scene, center + s * 306, ground - 20, 42, h, shaft, roof)).join('') +
    greatHall(scene, stone, roof, (x, y) => bulb(scene, x, y - 12, 84, roof))
  );
}

/** Draws a domed hall with kiosks on its wings and corners. */
export function kioskHall(scene: Scene, stone: string, roof: string): string {
  const { center, ground } = scene;
  return (
    [-1, 1].map((s) => kiosk(scene, center + s * 126, ground - 28 - 216, 60, stone, roof)).join('') +
    greatHall(scene, stone, roof, (x, y) => [-46, 46].map((dx) => kiosk(scene, x + dx, y - 2, 62, stone, roof)).join(''))
  );
}

/** Draws a gate tower of many carved tiers with a barrel-shaped top, and low halls at its sides. */
export function tieredTower(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, center, palette, paint } = scene;
  const floor = ground - 28;
  const tiers = rng.pick([5, 6]);
  const base = rng.pick([320, 344]);
  const [foot, rise] = [floor - 150, 264 / tiers];
  const warm = mix(stone, scene.tint(rng.pick(['#c98a5a', '#d8b27a', '#b9785a'])), 0.45);
  const width = (i: number): number => base - 30 - i * ((base - 150) / tiers);
  const tier = (i: number): string => {
    const [w, y] = [width(i), foot - i * rise];
    const n = 7 - (i > 2 ? 2 : 0);
    const tone = i % 2 ? lighter(warm, 0.1) : warm;
    const niche = (grow: number): string =>
      repeat(n, (j) => {
        const x = center + ((j + 0.5) / n - 0.5) * (w - 24);
        return j === (n - 1) / 2 ? '' : archPath(x - 9 - grow, y - 5, 18 + 2 * grow, rise * 0.56 + grow);
      });
    return (
      path(taperPath(center, y, w, w - 22, rise), tone) +
      path(niche(3), lighter(tone, 0.3)) +
      path(niche(0), darker(scene, tone, 0.42)) +
      path(archPath(center - 17, y - 3, 34, rise * 0.8), lighter(tone, 0.3)) +
      path(archPath(center - 11, y - 3, 22, rise * 0.66), opening(scene, tone)) +
      rect(center - w / 2 - 6, y - 6, w + 12, 8, [roof, paint.accent2, lighter(warm, 0.35)][i % 3] ?? roof, 3)
    );
  };
  const [top, crest] = [foot - tiers * rise, width(tiers) + 10];
  const barrel = d`M${center - crest / 2} ${top}q${-12} -24 6 -40q${crest / 2 - 6} -34 ${crest - 12} 0q18 16 6 40z`;
  const wings = [-1, 1]
    .map((s) => {
      const x = center + s * (base / 2 + 92);
      return (
        rect(x - 100, floor - 112, 200, 112, darker(scene, stone, 0.07)) +
        path(
          repeat(5, (i) => rectPath(x - 92 + i * 42, floor - 92, 16, 92)),
          lighter(stone, 0.2),
        ) +
        path(
          repeat(4, (i) => rectPath(x - 76 + i * 42, floor - 92, 26, 70)),
          opening(scene, stone),
        ) +
        rect(x - 108, floor - 122, 216, 14, lighter(warm, 0.2), 3) +
        path(
          repeat(7, (i) => archPath(x - 96 + i * 29, floor - 120, 18, 20)),
          warm,
        )
      );
    })
    .join('');
  return (
    podium(scene, base / 2 + 190, stone) +
    wings +
    repeat(tiers, (i) => tier(tiers - 1 - i)) +
    path(barrel, roof) +
    repeat(5, (i) => {
      const x = center + (i - 2) * crest * 0.17;
      return rect(x - 2, top - 68, 4, 18, paint.glow) + circle(x, top - 68, 5, paint.glow);
    }) +
    path(d`M${center + tiers * 2} ${foot}h${base / 2 - 20}l-${base * 0.26} -264h-40z`, palette.ink, 0.05) +
    rect(center - base / 2, floor - 150, base, 150, mix(warm, stone, 0.5)) +
    path(
      repeat(6, (i) => rectPath(center - base / 2 + 8 + i * ((base - 30) / 5), floor - 142, 14, 116)),
      lighter(warm, 0.28),
    ) +
    rect(center - base / 2 - 12, floor - 156, base + 24, 13, lighter(warm, 0.3), 3) +
    rect(center - base / 2 - 4, floor - 26, base + 8, 26, darker(scene, stone, 0.2)) +
    entrance(scene, stone, floor, 1, 100, 106)
  );
}
