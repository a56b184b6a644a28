import { ART_VERSION, citySkyline, placeScene, SCENE_NAMES } from './index.js';
import { HISTORIC } from './scenes/historic.js';
import { WORSHIP } from './scenes/worship.js';
import { styleOfCountry } from './style.js';
import type { TimeOfDay } from './times.js';

const TIMES: readonly TimeOfDay[] = ['dawn', 'day', 'golden', 'dusk', 'night', 'mist'];
const HOSTILE = ['"/><script>alert(1)</script>', "' onload='x", '<b>&amp;', '../../etc', '北京 🏙️', '__proto__', '', ' ', 'x'.repeat(5000), '\u0000'];

/** Tags that a picture can contain. Scripts, styles, text and external references are not allowed. */
const TAGS = new Set(['svg', 'defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'g', 'use', 'path', 'rect', 'circle', 'ellipse']);
const ELEMENT = /<(\/?)([A-Za-z]+)((?: [a-zA-Z][\w-]*="[^"<>&]*")*)(\/?)>/y;

/** Checks each tag and attribute of a picture. @returns the problems; empty if there are none */
function faults(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const ids: string[] = [];
  ELEMENT.lastIndex = 0;
  while (ELEMENT.lastIndex < svg.length) {
    const at = ELEMENT.lastIndex;
    const match = ELEMENT.exec(svg);
    if (!match) return [...found, `not a tag: ${svg.slice(at, at + 60)}`];
    const [, closing, name = '', attributes = '', empty] = match;
    if (!TAGS.has(name)) found.push(`tag ${name}`);
    if (closing) {
      if (open.pop() !== name) found.push(`closes ${name}`);
      continue;
    }
    if (!empty) open.push(name);
    const names = [...attributes.matchAll(/ ([\w-]+)=/g)].map(([, key]) => key);
    if (new Set(names).size < names.length) found.push(`repeated attribute in ${name}`);
    if (names.some((key) => key?.startsWith('on') || key === 'style')) found.push(`attribute in ${name}`);
    const id = / id="([^"]+)"/.exec(attributes)?.[1];
    if (id) ids.push(id);
  }
  if (open.length > 0) found.push(`open: ${open.join(' ')}`);
  if (new Set(ids).size < ids.length) found.push('repeated id');
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id ?? '');
  found.push(...used.filter((id) => !ids.includes(id)).map((id) => `unknown id ${id}`));
  const values = svg.replace(/#\w+|id="\w+"/g, '');
  if (/NaN|undefined|null|Infinity|\[object|\de[+-]?\d/.test(values)) found.push('value that is no number');
  if (/href="[^#]|url\((?!#)/.test(svg)) found.push('reference outside');
  return found;
}

/** One country per style, in the order modern, old, domes, pagoda. */
const COUNTRIES = ['Brazil', 'Italy', 'India', 'Japan'] as const;

/** Removes colors and ids from a picture, so that tests compare only shapes. */
const outlines = (svg: string): string => svg.replace(/#\w+|p\w+(?=")/g, '');

describe('placeScene', () => {
  it.each(SCENE_NAMES)('draws %s at all times of day as a well-formed SVG of at most 25 kB', (category) => {
    for (const time of TIMES) {
      for (let i = 0; i < 8; i++) {
        const svg = placeScene({ seed: `${category}${i}`, category, country: COUNTRIES[i % COUNTRIES.length] ?? '', time });
        expect(faults(svg)).toEqual([]);
        expect(svg).toContain('viewBox="0 0 1200 900"');
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(25_000);
      }
    }
  });

  it('draws the same picture for the same seed, and a different one for another seed', () => {
    const country = 'Italy';
    for (const category of SCENE_NAMES) {
      expect(placeScene({ seed: 'a', category, country })).toBe(placeScene({ seed: 'a', category, country }));
      expect(new Set(Array.from({ length: 12 }, (_, i) => placeScene({ seed: `place ${i}`, category, country }))).size).toBe(12);
    }
  });

  it('draws a different scene for each category', () => {
    const shapes = (category: string): string => outlines(placeScene({ seed: 'a', category, country: 'Italy', time: 'day' }));
    expect(new Set(SCENE_NAMES.map(shapes)).size).toBe(SCENE_NAMES.length);
  });

  it('ignores case and spaces, and draws the square for unknown categories', () => {
    expect(placeScene({ seed: 'a', category: ' Museum ', country: '' })).toBe(placeScene({ seed: 'a', category: 'museum', country: '' }));
    expect(placeScene({ seed: 'a', category: 'laundromat', country: '' })).toBe(placeScene({ seed: 'a', category: 'other', country: '' }));
    expect(placeScene({ seed: 'a', category: 'constructor', country: '' })).toBe(placeScene({ seed: 'a', category: 'other', country: '' }));
  });

  it('derives the time of day from the seed unless it is given', () => {
    const draw = (seed: number, time?: TimeOfDay): string => placeScene({ seed: `${seed}`, category: 'museum', country: '', time });
    const seen = new Set(Array.from({ length: 60 }, (_, i) => TIMES.findIndex((time) => draw(i) === draw(i, time))));
    expect(seen.has(-1)).toBe(false);
    expect(seen.size).toBeGreaterThanOrEqual(5);
  });

  it.each(['worship', 'historic'])('draws %s buildings in the style of the country', (category) => {
    for (let i = 0; i < 12; i++) {
      const draw = (country: string): string => placeScene({ seed: `${i}`, category, country, time: 'day' });
      expect(new Set(COUNTRIES.map((country) => outlines(draw(country)))).size).toBe(COUNTRIES.length);
      expect([draw('FR'), draw('Germany')]).toEqual([draw('Italy'), draw('Italy')]);
      expect([draw('Morocco'), draw('China'), draw('Peru')]).toEqual([draw('India'), draw('Japan'), draw('Brazil')]);
    }
  });

  it('has at least two buildings for each style, and none in two styles', () => {
    for (const table of [WORSHIP, HISTORIC]) {
      const lists = Object.values(table);
      expect(Math.min(...lists.map((list) => list.length))).toBeGreaterThanOrEqual(2);
      expect(new Set(lists.flat()).size).toBe(lists.flat().length);
    }
  });

  it('draws unknown countries in the style modern', () => {
    for (const category of SCENE_NAMES) {
      const modern = placeScene({ seed: 'a', category, country: 'Brazil' });
      for (const country of ['', 'Atlantis', 'constructor', ...HOSTILE]) expect(placeScene({ seed: 'a', category, country })).toBe(modern);
    }
  });

  it('never copies seeds, categories or countries into the picture', () => {
    for (const text of HOSTILE) {
      const svg = placeScene({ seed: text, category: text, country: text });
      expect(faults(svg)).toEqual([]);
      expect(svg).toBe(placeScene({ seed: text, category: text, country: text }));
      if (text.trim().length > 4) expect(svg.includes(text)).toBe(false);
    }
  });
});

describe('citySkyline', () => {
  const STYLES = ['modern', 'old', 'domes', 'pagoda'] as const;

  it.each(STYLES)('draws %s cities at all times of day and with all foregrounds as well-formed SVG', (style) => {
    for (const time of TIMES) {
      for (const land of ['water', 'hills', 'park'] as const) {
        for (const layout of ['card', 'hero'] as const) {
          const svg = citySkyline({ seed: `${style}${time}`, country: '', style, time, land, layout });
          expect(faults(svg)).toEqual([]);
          expect(svg).toContain('viewBox="0 0 1600 900"');
          expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(100_000);
        }
      }
    }
  });

  it('draws the same picture for the same options, and a different one for another seed, layout or country', () => {
    const svg = citySkyline({ seed: 'a', country: 'Japan' });
    expect(citySkyline({ seed: 'a', country: 'Japan', layout: 'card' })).toBe(svg);
    expect(citySkyline({ seed: 'b', country: 'Japan' })).not.toBe(svg);
    expect(citySkyline({ seed: 'a', country: 'Japan', layout: 'hero' })).not.toBe(svg);
    expect(citySkyline({ seed: 'a', country: 'India' })).not.toBe(svg);
    expect(citySkyline({ seed: 'a', country: 'Nowhere', style: 'pagoda' })).toBe(svg);
  });

  it('puts sun and moon right of the headline in a hero picture', () => {
    for (let i = 0; i < 30; i++) {
      const svg = citySkyline({ seed: `${i}`, country: '', layout: 'hero' });
      const [, x] = /<circle cx="([\d.]+)"[^>]*glow/.exec(svg) ?? [];
      expect(Number(x)).toBeGreaterThan(0.6 * 1600);
    }
  });

  it('never copies seeds or countries into the picture', () => {
    for (const text of HOSTILE) {
      const svg = citySkyline({ seed: text, country: text });
      expect(faults(svg)).toEqual([]);
      if (text.trim().length > 4) expect(svg.includes(text)).toBe(false);
    }
  });
});

describe('styleOfCountry', () => {
  it.each([
    ['India', 'domes'],
    ['United Arab Emirates', 'domes'],
    ['U.A.E.', 'domes'],
    ['Egypt', 'domes'],
    ['Morocco', 'domes'],
    ['Türkiye', 'domes'],
    ['turkey', 'domes'],
    ['Japan', 'pagoda'],
    ['CN', 'pagoda'],
    ['Hong Kong', 'pagoda'],
    ['South Korea', 'pagoda'],
    ['Thailand', 'pagoda'],
    ['France', 'old'],
    [' united  kingdom ', 'old'],
    ['Czechia', 'old'],
    ['Portugal', 'old'],
    ['United States', 'modern'],
    ['Brazil', 'modern'],
    ['Australia', 'modern'],
    ['', 'modern'],
    ['Atlantis', 'modern'],
    ['constructor', 'modern'],
  ])('of %j is %s', (country, style) => {
    expect(styleOfCountry(country)).toBe(style);
  });
});

it('exports the version of the pictures', () => {
  expect(Number.isInteger(ART_VERSION)).toBe(true);
});
