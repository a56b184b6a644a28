import fc from 'fast-check';
import { accentPalette } from './accent.js';
import { contrast } from './contrast.js';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

test('text on a filled button is readable for every accent color, also under the pointer', () => {
  fc.assert(
    fc.property(color, (accent) => {
      const palette = accentPalette(accent);
      for (const { main, dark, contrastText } of [palette.light, palette.dark]) {
        expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(contrastText, dark)).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 500 },
  );
});
