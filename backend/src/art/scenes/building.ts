import type { Scene } from '../kit/scene.js';
import type { SkylineStyle } from '../style.js';

/** Function that draws the main building of a scene with the given colors of stone and roof. */
export type Building = (scene: Scene, stone: string, roof: string) => string;

/** Possible buildings by style. */
export type BuildingsByStyle = Readonly<Record<SkylineStyle, readonly Building[]>>;
