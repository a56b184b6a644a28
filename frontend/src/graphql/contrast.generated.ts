// Generated from the classes in backend/src by `npm run build`. Do not edit.
/*
 * Contrast of colors, given as `#RRGGBB`. The build copies this file for the client's forms (`frontend/src/graphql/contrast.generated.ts`), so that
 * both sides propose the same colors. Therefore it must not import anything.
 */

/** Minimum contrast of text (WCAG 2.2, success criterion 1.4.3). */
export const MIN_CONTRAST = 4.5;

type Rgb = readonly [red: number, green: number, blue: number];

const partOf = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);
const rgbOf = (hex: string): Rgb => [partOf(hex, 1), partOf(hex, 3), partOf(hex, 5)];
const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** Returns a color mixed with another one. @param share share of the other color, 0 to 1 */
export function mixed(color: string, other: string, share: number): string {
  const [red, green, blue] = rgbOf(color);
  const [otherRed, otherGreen, otherBlue] = rgbOf(other);
  return hexOf([red + (otherRed - red) * share, green + (otherGreen - green) * share, blue + (otherBlue - blue) * share]);
}

/** Returns the linear value of a part of a color, 0 to 1. @param part 0 to 255 */
function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance), 0 to 1. */
function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the contrast ratio of two colors (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio), 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const lowest = (color: string, surfaces: readonly string[]): number => Math.min(...surfaces.map((surface) => contrast(color, surface)));

/** Returns the color nearest to `color` on the way to black or white that is readable on all surfaces. */
export function readable(color: string, towards: string, surfaces: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mixed(color, towards, share);
    if (lowest(candidate, surfaces) >= MIN_CONTRAST) return candidate;
  }
  return towards;
}

/** Returns the nearest color that is readable under white text; the color itself if it is readable. */
export const readableUnderWhite = (color: string): string => readable(color, '#000000', ['#FFFFFF']);
