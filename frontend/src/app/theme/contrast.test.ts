import { contrast } from '../../graphql/contrast.generated';
import { lookOf } from '../../lib/site';
import { dark, light } from './palette';

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
    const { main, dark: hovered, contrastText } = palette[name];
    expect(contrast(main, palette.background.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(main, palette.background.default)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(contrastText, hovered)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['outline', 'star'] as const)('%s has a contrast of at least 3 to the page', (name) => {
    expect(contrast(palette[name].main, palette.background.paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(palette[name].main, palette.background.default)).toBeGreaterThanOrEqual(3);
  });
});

test('white text on the color of words that are no category has a contrast of at least 4.9', () => {
  expect(contrast('#FFFFFF', lookOf([], 'volcano').color)).toBeGreaterThanOrEqual(4.9);
});
