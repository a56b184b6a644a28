import { areaOf } from './areaOf';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test('an area contains all points', () => {
  expect(areaOf([at(47, 9), at(47.2, 9.5), at(46.9, 9.2)])).toEqual({ southWest: at(46.9, 9), northEast: at(47.2, 9.5) });
});

test('an area crosses the date line where this is shorter', () => {
  expect(areaOf([at(-17, 179.5), at(-16, -179)])).toEqual({ southWest: at(-17, 179.5), northEast: at(-16, -179) });
  expect(areaOf([at(-17, -70), at(-16, 10)])).toEqual({ southWest: at(-17, -70), northEast: at(-16, 10) });
});
