import type { Scene } from '../kit/scene.js';
import type { SkylineStyle } from '../style.js';

/** Draws the main building of a scene from the colours of its stone and its roof. */
export type Building = (scene: Scene, stone: string, roof: string) => string;

/** Buildings to choose from, by the style of the country. */
export type BuildingsByStyle = Readonly<Record<SkylineStyle, readonly Building[]>>;
