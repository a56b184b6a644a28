import type { Scene } from '../kit/scene.js';
import type { TimeOfDay } from '../times.js';
import { drawAttraction } from './attraction.js';
import { drawBar } from './bar.js';
import { drawBeach } from './beach.js';
import { drawCafe } from './cafe.js';
import { drawHistoric } from './historic.js';
import { drawHotel } from './hotel.js';
import { drawMarket } from './market.js';
import { drawMuseum } from './museum.js';
import { drawPark } from './park.js';
import { drawRestaurant } from './restaurant.js';
import { drawShopping } from './shopping.js';
import { drawSquare } from './square.js';
import { drawTheatre } from './theatre.js';
import { drawWorship } from './worship.js';

/** Scene of a category: its drawing function, and optional weights of the times of day. */
export interface SceneKind {
  draw: (scene: Scene) => void;
  times?: Readonly<Record<TimeOfDay, number>>;
}

const EVENING = { dusk: 44, night: 24, golden: 16, dawn: 10, mist: 4, day: 2 } as const;
const DAYLIGHT = { day: 36, golden: 30, dawn: 14, mist: 12, dusk: 8, night: 0 } as const;
const FOOTLIGHTS = { dusk: 34, golden: 20, night: 14, day: 14, dawn: 12, mist: 6 } as const;

/** Scenes by name. `other` is the scene of all unknown names. */
export const SCENES = {
  restaurant: { draw: drawRestaurant },
  cafe: { draw: drawCafe },
  bar: { draw: drawBar, times: EVENING },
  attraction: { draw: drawAttraction },
  museum: { draw: drawMuseum },
  park: { draw: drawPark, times: DAYLIGHT },
  hotel: { draw: drawHotel },
  shopping: { draw: drawShopping },
  beach: { draw: drawBeach, times: DAYLIGHT },
  historic: { draw: drawHistoric },
  theatre: { draw: drawTheatre, times: FOOTLIGHTS },
  worship: { draw: drawWorship },
  market: { draw: drawMarket, times: DAYLIGHT },
  other: { draw: drawSquare },
} as const satisfies Record<string, SceneKind>;

export type SceneName = keyof typeof SCENES;

export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

/** Returns whether a scene has this name. */
export const isScene = (name: string): name is SceneName => Object.hasOwn(SCENES, name);
