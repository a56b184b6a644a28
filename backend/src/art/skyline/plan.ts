import type { Rng } from '../random.js';
import type { Disc } from '../sky.js';
import type { SkylineStyle } from '../style.js';
import type { Palette, TimeOfDay } from '../times.js';
import { type Landmark, LANDMARKS } from './landmarks.js';

/** Foreground of a skyline. */
export type Land = 'water' | 'hills' | 'park';

export const LAND_WEIGHTS: Readonly<Record<Land, number>> = { water: 50, hills: 25, park: 25 };

/** Depth of a row of buildings. */
export type Depth = 'far' | 'middle' | 'near';

interface PlacedLandmark {
  x: number;
  size: number;
  depth: Depth;
  draw: (x: number, ground: number, size: number) => Landmark;
}

/** All decisions about a skyline that are made before drawing. Lengths are in picture units. */
export interface Plan {
  rng: Rng;
  time: TimeOfDay;
  palette: Palette;
  land: Land;
  style: SkylineStyle;
  hero: boolean;
  width: number;
  height: number;
  /** y coordinate of the foot of the city. */
  horizon: number;
  /** Positions of the highest and the second highest part of the city (shares of the width). */
  peak: number;
  secondPeak: number;
  sun: Disc;
  landmarks: readonly PlacedLandmark[];
}

type Choices = Pick<Plan, 'rng' | 'time' | 'palette' | 'land' | 'style' | 'hero' | 'width' | 'height'>;

/** Position of the city in a hero picture, right of the headline (share of the width). */
const HERO_FOCUS = 0.74;

function placeLandmarks({ rng, style, hero, width, height }: Choices, peak: number, side: number): PlacedLandmark[] {
  const scale = style === 'modern' ? 1.1 : 0.95;
  const [first, second, third] = rng.shuffle(LANDMARKS[style]);
  if (!first || !second || !third) return [];
  return [
    { x: width * (peak + side * 0.03), size: height * 0.45 * scale, depth: 'middle', draw: first },
    { x: width * (peak + side * (hero ? 0.3 : 0.38)), size: height * 0.33 * scale, depth: 'middle', draw: second },
    { x: width * (hero ? peak - 0.095 : peak - Math.sign(side) * 0.24), size: height * 0.27 * scale, depth: 'near', draw: third },
  ];
}

/** Chooses the position of the sun that is farthest from the landmarks, out of nine random ones. */
function placeSun({ rng, time, palette, hero, width, height }: Choices, peak: number, landmarks: readonly PlacedLandmark[]): Disc {
  const high = palette.sunHeight < 0.45;
  const cardRange = !high ? ([0.16, 0.84] as const) : peak > 0.5 ? ([0.1, 0.3] as const) : ([0.7, 0.9] as const);
  const [from, to] = hero ? ([0.62, 0.93] as const) : cardRange;
  const clearance = (x: number): number => Math.min(...landmarks.map((mark) => Math.abs(mark.x - x) - mark.size * 0.3));
  const places = Array.from({ length: 9 }, () => width * rng.between(from, to));
  const x = places.reduce((best, place) => (clearance(place) > clearance(best) ? place : best));
  return { x, y: height * palette.sunHeight, r: height * (time === 'night' ? 0.052 : 0.07) };
}

export function makePlan(choices: Choices): Plan {
  const { rng, hero, land, height } = choices;
  const cardPeak = rng.between(0.3, 0.7);
  const peak = hero ? HERO_FOCUS : cardPeak;
  const side = hero ? 0.55 : peak > 0.5 ? -1 : 1;
  const landmarks = placeLandmarks(choices, peak, side);
  return {
    ...choices,
    horizon: height * (land === 'water' ? 0.7 : 0.8),
    peak,
    secondPeak: peak + side * 0.4,
    landmarks,
    sun: placeSun(choices, peak, landmarks),
  };
}
