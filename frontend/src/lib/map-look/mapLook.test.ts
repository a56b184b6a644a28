import fc from 'fast-check';
import { contrast } from '../../graphql/contrast.generated';
import { areaColor, mapColors, ROADS, type RoadClass, roadClass, roadWidth, zoomAround } from '.';

const accents = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

test.each(['light', 'dark'] as const)('names are readable on land, water and parks for every accent (%s)', (scheme) => {
  fc.assert(
    fc.property(accents, (accent) => {
      const { land, water, park, wood, building, placeText, softText, waterText, parkText } = mapColors(scheme, accent);
      for (const surface of [land, building]) {
        expect(contrast(placeText, surface)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(softText, surface)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(waterText, water)).toBeGreaterThanOrEqual(4.5);
      for (const surface of [park, wood]) expect(contrast(parkText, surface)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 200 },
  );
});

test.each(['light', 'dark'] as const)('land, water, parks and roads can be told apart for every accent (%s)', (scheme) => {
  fc.assert(
    fc.property(accents, (accent) => {
      const { land, water, park, street, highway } = mapColors(scheme, accent);
      expect(new Set([land, water, park, street, highway]).size).toBe(5);
      expect(contrast(land, water)).toBeGreaterThan(1.1);
      expect(contrast(land, highway)).toBeGreaterThan(1.2);
    }),
    { numRuns: 200 },
  );
});

test('the kinds of the schema have classes and colors, unknown ones have none', () => {
  expect(roadClass({ kind: 'major_road', kind_detail: 'primary' })).toBe('main');
  expect(roadClass({ kind: 'major_road', kind_detail: 'tertiary' })).toBe('collector');
  expect(roadClass({ kind: 'minor_road', kind_detail: 'service' })).toBe('service');
  expect(roadClass({ kind: 'ferry' })).toBeUndefined();
  expect([areaColor('forest'), areaColor('village_green'), areaColor('residential'), areaColor(undefined)]).toEqual(['wood', 'park', undefined, undefined]);
});

test('a road grows with the zoom level, and a more important one is never narrower', () => {
  const roads: RoadClass[] = ['service', 'street', 'collector', 'main', 'highway'];
  for (let zoom = 5; zoom <= 19; zoom++) {
    for (const road of roads) expect(roadWidth(road, zoom + 1)).toBeGreaterThanOrEqual(roadWidth(road, zoom));
    const shown = roads.filter((road) => ROADS[road].from <= zoom).map((road) => roadWidth(road, zoom));
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  }
  expect(roadWidth('street', 12)).toBe(0.7);
  expect(roadWidth('street', 19)).toBe(15);
});

test('a map around a point is far away only if just the world map shows it', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude });
  const world = { id: 'world', bounds: { southWest: at(-85, -180), northEast: at(85, 180) } };
  const city = { id: 'a1', bounds: { southWest: at(47, 9), northEast: at(48, 10) } };
  const own = { source: 'OWN', layers: [world, city] };
  expect([zoomAround(own, at(47.1, 9.5), 15), zoomAround(own, at(38.7, -9.1), 15), zoomAround(own, at(38.7, -9.1), 5)]).toEqual([15, 9, 5]);
  expect(zoomAround({ source: 'TILES', layers: [world] }, at(38.7, -9.1), 15)).toBe(15);
});
