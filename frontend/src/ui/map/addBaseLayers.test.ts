import { Map } from 'leaflet';
import { tileMap } from '../../../test/baseMap';
import { addBaseLayers } from './addBaseLayers';
import type { BaseMap } from './types';

const bounds = { southWest: { latitude: 47, longitude: 9 }, northEast: { latitude: 48, longitude: 10 } };
const aerial = (id: string, attribution: string) => ({
  id,
  url: `/map/${id}/0123456789abcdef/{z}/{x}/{y}`,
  kind: 'RASTER' as const,
  minZoom: 5,
  maxZoom: 16,
  bounds,
  attribution,
});
const look = { scheme: 'light', accent: '#0B6B6B', language: 'en', font: 'sans-serif', pins: [] } as const;

let map: Map;
beforeEach(() => {
  const element = document.createElement('div');
  document.body.append(element);
  map = new Map(element, { fadeAnimation: false }).setView([47.1, 9.5], 12);
  map.attributionControl.setPrefix(false);
});
afterEach(() => void map.remove());

const credits = () => map.getContainer().querySelector('.leaflet-control-attribution')?.textContent;
const sources = () => [...map.getContainer().querySelectorAll('img')].map((tile) => tile.getAttribute('src') ?? '');
const own: BaseMap = {
  source: 'OWN',
  hasBorders: true,
  tiles: null,
  layers: [aerial('a1', 'Survey office'), aerial('a2', 'Survey office'), aerial('a3', 'Town')],
};

test('the credits of all archives show once each, and go with the layers', () => {
  const layers = addBaseLayers(map, own, look, () => undefined);
  expect(credits()).toBe('Survey office, Town');
  layers.remove();
  expect(credits()).toBe('');
  expect(sources()).toEqual([]);
});

test('raster archives are drawn inside of their bounds only', () => {
  addBaseLayers(map, own, look, () => undefined);
  expect(sources().filter((source) => source.startsWith('/map/a1/0123456789abcdef/12/'))).not.toEqual([]);
  map.setView([20, 9.5], 12, { animate: false });
  expect(sources()).toEqual([]);
});

test('a site without a base map has no layers and no credits', () => {
  addBaseLayers(map, { source: 'NONE', hasBorders: true, tiles: null, layers: [] }, look, () => undefined);
  expect([sources(), credits()]).toEqual([[], '']);
});

test('tells whether tiles of the tile server show', () => {
  const told = jest.fn();
  addBaseLayers(map, tileMap(), look, told);
  const [first, second] = map.getContainer().querySelectorAll('img');
  first?.dispatchEvent(new Event('error'));
  expect(told).toHaveBeenLastCalledWith(false);
  second?.dispatchEvent(new Event('load'));
  expect(told).toHaveBeenLastCalledWith(true);
});
