import { lookOf } from '../../lib/site';
import { dark, light } from './palette';

type Rgb = [number, number, number];

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;

/** Returns the relative luminance of a color (WCAG 2.2). */
function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

test('the ratio is 21 between black and white', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
});

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s scheme', (_name, palette) => {
  const surfaces = [palette.background.default, palette.background.paper, palette.sunken.main];

  test.each(surfaces)('text on %s has a contrast of at least 4.5', (surface) => {
    for (const text of [palette.text.primary, palette.text.secondary]) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const)('%s has a contrast of at least 4.5 as text and as background', (name) => {
    const { main, contrastText } = palette[name];
    expect(contrast(main, palette.background.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(main, palette.background.default)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['outline', 'star'] as const)('%s has a contrast of at least 3 to the page', (name) => {
    expect(contrast(palette[name].main, palette.background.paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(palette[name].main, palette.background.default)).toBeGreaterThanOrEqual(3);
  });
});

test('white text on the color of words that are no category has a contrast of at least 4.9', () => {
  expect(contrast('#FFFFFF', lookOf([], 'volcano').color)).toBeGreaterThanOrEqual(4.9);
});
