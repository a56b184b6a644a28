import { mapLook } from './mapLook';

const line = (kind: string, detail = '') => ({ isArea: false, kind, kind_detail: detail });
const area = (kind: string) => ({ isArea: true, kind, kind_detail: '' });

test('a road is drawn above its edge, and roads above parks', () => {
  const { stepsOf } = mapLook('light', 15, undefined);
  const [edge = 0, road = 0] = stepsOf('roads', line('major_road', 'primary'));
  const [park = 0] = stepsOf('landuse', area('park'));
  expect([park < edge, edge < road]).toEqual([true, true]);
});

test('a pier is drawn above the sea, and other areas below it', () => {
  const { stepsOf } = mapLook('light', 15, undefined);
  const [pier = 0, sea = 0, park = 0] = [stepsOf('landuse', area('pier')), stepsOf('water', area('ocean')), stepsOf('landuse', area('park'))].map(
    ([step]) => step,
  );
  expect([park < sea, sea < pier]).toEqual([true, true]);
});

test('features that the map does not show have no steps', () => {
  const { stepsOf } = mapLook('light', 15, undefined);
  expect([
    stepsOf('landuse', area('no such kind')),
    stepsOf('roads', line('ferry')),
    stepsOf('pois', line('cafe')),
    stepsOf('constructor', area('toString')),
    stepsOf('boundaries', line('county')),
  ]).toEqual([[], [], [], [], []]);
});

test('a map of the world draws borders, and neither paths nor buildings', () => {
  const { stepsOf } = mapLook('dark', 9, undefined);
  expect(stepsOf('boundaries', line('country'))).toHaveLength(1);
  expect([stepsOf('roads', line('path')), stepsOf('buildings', area('building'))]).toEqual([[], []]);
});

test('both schemes and the accent have colors of their own', () => {
  const colors = (...given: Parameters<typeof mapLook>) => mapLook(...given).steps.map(({ color }) => color);
  const [light, dark, own] = [colors('light', 15, undefined), colors('dark', 15, undefined), colors('light', 15, '#8A1C7C')];
  expect([light.join() === dark.join(), light.join() === own.join()]).toEqual([false, false]);
  for (const color of [...light, ...dark, ...own]) expect(color).toMatch(/^#[0-9a-f]{6}$/i);
});
