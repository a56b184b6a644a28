import { createRng, hashSeed } from './random.js';
import { makeScene } from './kit/scene.js';
import { isScene, type SceneKind, SCENES } from './scenes/index.js';
import { styleOfCountry } from './style.js';
import { Drawing } from './svg.js';
import { PALETTES, TIME_WEIGHTS, type TimeOfDay } from './times.js';

interface PlaceOptions {
  /** Permanent identifier of the place. It determines everything that the other options leave open. */
  seed: string;
  /** Category of the place, in any letter case. Categories without a scene get the city square. */
  category: string;
  /** English name or ISO 3166-1 alpha-2 code of the country. Unknown countries get the style modern. */
  country: string;
  time?: TimeOfDay;
}

/**
 * Draws a place as SVG text of 1200 × 900 units: a scene for its category, in the style of its country.
 * The same options give the same bytes. The output never contains the seed, the country or an unknown category.
 */
export function placeScene(options: PlaceOptions): string {
  const word = options.category.trim().toLowerCase();
  const category = isScene(word) ? word : 'other';
  const { draw, times }: SceneKind = SCENES[category];
  const rng = createRng(`${category} ${options.seed}`);
  const chosen = rng.weighted(times ?? TIME_WEIGHTS);
  const time = options.time ?? chosen;
  const style = styleOfCountry(options.country);
  const id = `p${hashSeed(JSON.stringify([options.seed, category, style, time])).toString(36)}`;
  const drawing = new Drawing(id, 1200, 900);
  draw(makeScene({ drawing, rng, time, palette: PALETTES[time], style }));
  return drawing.toString();
}
