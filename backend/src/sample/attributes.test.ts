import { CATEGORY_PRESETS } from '../modules/site/index.js';
import { buildSampleData } from './build.js';

const { places } = buildSampleData(new Date('2026-03-17T09:30:00Z'));

type Place = (typeof places)[number];
const share = (has: (place: Place) => unknown): number => places.filter(has).length / places.length;

test('the shares of places with hours, attributes and contact are those of the specification', () => {
  expect(share(({ opening_hours }) => opening_hours)).toBeGreaterThanOrEqual(0.7);
  expect(share((place) => Object.keys(place.attributes).length >= 3)).toBeGreaterThanOrEqual(0.9);
  expect(share(({ website, phone }) => website ?? phone)).toBeGreaterThanOrEqual(0.5);
  expect(places.filter(({ more_categories }) => more_categories.length > 0).length).toBeGreaterThanOrEqual(100);
  expect(places.filter(({ names }) => Object.keys(names).length > 0).length).toBeGreaterThanOrEqual(150);
});

test('free places have no entry fee, and others have one', () => {
  const wrong = places.filter((place) => {
    const fee = place.attributes.entry_fee;
    return fee !== undefined && place.price_range !== null && fee === (place.price_range === 'Free');
  });
  expect(wrong.map(({ source_id }) => source_id)).toEqual([]);
});

test('further categories are of the app, and differ from the main one and from each other', () => {
  expect(places.flatMap((place) => place.more_categories).filter((slug) => !(CATEGORY_PRESETS as readonly string[]).includes(slug))).toEqual([]);
  const wrong = places.filter(({ category, more_categories }) => new Set([category, ...more_categories]).size <= more_categories.length);
  expect(wrong.map(({ source_id }) => source_id)).toEqual([]);
});

test('names in languages differ from the name on the sign', () => {
  expect(places.filter(({ name, names }) => Object.values(names).includes(name)).map(({ source_id }) => source_id)).toEqual([]);
});
