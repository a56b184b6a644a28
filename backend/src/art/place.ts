import { createRng, hashSeed } from './random.js';
import { makeScene } from './kit/scene.js';
import { SCENES } from './scenes/index.js';
import { styleOfCountry } from './style.js';
import { Drawing } from './svg.js';
import { PALETTES, TIME_WEIGHTS, type TimeOfDay } from './times.js';

interface PlaceOptions {
  /** Anything that names the place for good; decides all that the other options leave open. */
  seed: string;
  /** Category of the place in any case; a word without a scene of its own gets the city square. */
  category: string;
  /** English name or ISO 3166-1 alpha-2 code of the country; unknown ones are drawn as modern. */
  country: string;
  time?: TimeOfDay;
}

/**
 * Picture of a place: 1200 × 900 SVG text with a scene for its category, built in the style of its country.
 * The same options give the same bytes; the output holds nothing of the seed, the country or an unknown category.
 */
export function placeScene(options: PlaceOptions): string {
  const word = options.category.trim().toLowerCase();
  const category = Object.hasOwn(SCENES, word) ? word : 'other';
  const { draw, times } = SCENES[category] ?? SCENES.other;
  const rng = createRng(`${category} ${options.seed}`);
  const chosen = rng.weighted(times ?? TIME_WEIGHTS);
  const time = options.time ?? chosen;
  const style = styleOfCountry(options.country);
  const id = `p${hashSeed(JSON.stringify([options.seed, category, style, time])).toString(36)}`;
  const drawing = new Drawing(id, 1200, 900);
  draw(makeScene({ drawing, rng, time, palette: PALETTES[time], style }));
  return drawing.toString();
}
