import type { TimeOfDay } from '../times.js';
import type { Scene } from '../kit/scene.js';
import { drawBar } from './bar.js';
import { drawCafe } from './cafe.js';
import { drawHotel } from './hotel.js';
import { drawMuseum } from './museum.js';
import { drawRestaurant } from './restaurant.js';
import { drawShopping } from './shopping.js';

/** One kind of place: how it is drawn and, where it matters, how often it is shown at which time of day. */
interface SceneKind {
  draw: (scene: Scene) => void;
  times?: Readonly<Record<TimeOfDay, number>>;
}

const EVENING = { dusk: 44, night: 26, golden: 14, dawn: 10, mist: 4, day: 2 } as const;

export const SCENES: Readonly<Record<string, SceneKind>> & { other: SceneKind } = {
  restaurant: { draw: drawRestaurant },
  cafe: { draw: drawCafe },
  bar: { draw: drawBar, times: EVENING },
  hotel: { draw: drawHotel },
  museum: { draw: drawMuseum },
  shopping: { draw: drawShopping },
  other: { draw: drawRestaurant },
};
