import { contrast, MIN_CONTRAST, mixed, readable } from './contrast.js';

/** Colors of buttons and links in one scheme: of the theme's palette `primary`. */
export interface AccentShades {
  main: string;
  light: string;
  /** Background of a filled button under the pointer. Lighter than `main` in the dark scheme, whose texts on it are dark. */
  dark: string;
  /** Color of text on `main`. */
  contrastText: string;
}

/** Shades of the accent color in both schemes. */
export interface AccentPalette {
  light: AccentShades;
  dark: AccentShades;
}

/** Surfaces of the client's theme on which the accent is a text color: `background` and `sunken` in `app/theme/palette.ts`. */
const SURFACES = { light: ['#FFFFFF', '#FAF7F2', '#F2EDE4'], dark: ['#12111C', '#1B1A28', '#242235'] };

const textOn = (color: string): string => (contrast(color, '#FFFFFF') >= MIN_CONTRAST ? '#FFFFFF' : mixed(color, '#000000', 0.85));

/** Returns the nearest accent color that is readable on the light surfaces and under white text; the color itself if it is readable. */
export const readableAccent = (color: string): string => readable(color, '#000000', SURFACES.light);

/** Returns the shades of an accent color in both schemes. In the dark scheme, the color is lightened until it is readable. */
export function accentPalette(color: string): AccentPalette {
  const main = readableAccent(color);
  const bright = readable(color, '#FFFFFF', SURFACES.dark);
  return {
    light: { main, light: mixed(main, '#FFFFFF', 0.2), dark: mixed(main, '#000000', 0.3), contrastText: textOn(main) },
    dark: { main: bright, light: mixed(bright, '#FFFFFF', 0.3), dark: mixed(bright, '#FFFFFF', 0.15), contrastText: textOn(bright) },
  };
}
