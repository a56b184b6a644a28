import { firstPicture } from './first-picture.js';

const drawn = { id: '1', images: [{ url: '/art/places/1.svg', sources: [] }, { url: '/b.svg' }] };

test.each<[string, unknown, string | undefined]>([
  ['a place', { place: drawn, site: {} }, '/art/places/1.svg'],
  ['the first place of a list', { places: { items: [drawn, { id: '2', images: [{ url: '/c.svg' }] }], total: 2 } }, '/art/places/1.svg'],
  ['a city without pictures, which is drawn', { city: { id: '7', images: [] } }, '/art/cities/7.svg'],
  ['the first city of a list', { cities: { items: [{ id: '7', images: [] }] } }, '/art/cities/7.svg'],
  ['a photo in several sizes', { place: { id: '1', images: [{ url: '/uploads/a/960.webp', sources: [{ url: '/uploads/a/320.webp', width: 320 }] }] } }, undefined],
  ['an empty list', { places: { items: [] } }, undefined],
  ['nothing that is there', { city: null }, undefined],
  ['something without pictures', { stats: {}, city: { id: '7' } }, undefined],
  ['no answer', null, undefined],
])('the first picture of %s', (_what, data, path) => expect(firstPicture(data)).toBe(path));
