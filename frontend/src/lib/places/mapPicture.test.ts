import { aLayer, ownMap, tileMap } from '../../../test/baseMap';
import { mapPictureIn, mapPictureOf } from './mapPicture';

const here = { latitude: 47.14, longitude: 9.52 };
const there = { latitude: 10, longitude: 10 };

test('a place has a picture with the credits of the archives around it', () => {
  const picture = { path: '/art/maps/p1', credit: 'Natural Earth, © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>', hasStreets: true };
  expect(mapPictureOf('p1', here, ownMap(here))).toEqual(picture);
  expect(mapPictureIn('dark', picture)).toBe('/art/maps/p1-dark.webp');
});

test('a place outside of all cities has a picture without streets', () => {
  expect(mapPictureOf('p1', there, ownMap(here))).toMatchObject({ credit: 'Natural Earth', hasStreets: false });
});

test('a site with raster tiles of an address has no pictures', () => {
  expect(mapPictureOf('p1', here, tileMap())).toBeUndefined();
});

test('an archive across the date line holds the places on both sides', () => {
  const fiji = { southWest: { latitude: -20, longitude: 177 }, northEast: { latitude: -15, longitude: -178 } };
  const base = { source: 'OWN', layers: [aLayer('world'), aLayer('fiji', fiji)] };
  const streets = [178, -179, -170, 170].map((longitude) => mapPictureOf('p1', { latitude: -17, longitude }, base)?.hasStreets);
  expect(streets).toEqual([true, true, false, false]);
});
