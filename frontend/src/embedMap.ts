import 'leaflet/dist/leaflet.css';
import { control, latLngBounds, Map as LeafletMap, Marker, point, Popup } from 'leaflet';
import type { MapData } from './app/embed/maps';
import { zoomAround } from './lib/map-look';
import { addBaseLayers, groupPins, makePin, PIN_SIZE, waitForTiles } from './ui/map';

/** Zoom level of streets with some surroundings. */
const CLOSE = 15;
/** Maximum zoom level. */
const CLOSEST = 19;
/** Space between pins and the edges (px); the top needs room for the height of a pin. */
const PADDING: [x: number, y: number] = [32, 48];
const BALLOON = { maxWidth: 240, maxHeight: 160 };

type Pin = MapData['pins'][number];

/** Creates the popup content of a pin: a link to the place's page, and a line of text. */
function balloon({ name, about, address }: Pin): HTMLElement {
  const link = document.createElement('a');
  Object.assign(link, { href: address, target: '_blank', rel: 'noopener', textContent: name, dir: 'auto' });
  const line = Object.assign(document.createElement('div'), { className: 'about', dir: 'auto', textContent: about });
  const content = document.createElement('div');
  content.append(link, line);
  return content;
}

/** Opens a group of pins: zooms in, or at the maximum zoom lists all its places in one popup. */
function openGroup(map: LeafletMap, pins: readonly Pin[]): void {
  const bounds = latLngBounds(pins.map(({ position }) => position));
  // Zooming removes the focused group, so the focus moves to the map.
  map.getContainer().focus({ preventScroll: true });
  if (map.getZoom() < CLOSEST) {
    map.setView(bounds.getCenter(), Math.max(map.getZoom() + 1, Math.min(CLOSEST, map.getBoundsZoom(bounds, false, point(PADDING).multiplyBy(2)))));
    return;
  }
  const content = document.createElement('div');
  content.append(...pins.map(balloon));
  new Popup({ ...BALLOON, offset: [0, 6 - PIN_SIZE.height] })
    .setLatLng(pins[0]?.position ?? bounds.getCenter())
    .setContent(content)
    .openOn(map);
}

/** Creates the marker of one place, or of a group at the position of its first place. */
function markerOf(map: LeafletMap, [pin, ...others]: readonly [Pin, ...Pin[]], groups: MapData['groups']): Marker {
  if (others.length === 0) return new Marker(pin.position, { icon: makePin(pin.name), riseOnHover: true }).bindPopup(balloon(pin), BALLOON);
  const count = new Intl.NumberFormat(document.documentElement.lang).format(others.length + 1);
  const open = () => openGroup(map, [pin, ...others]);
  return new Marker(pin.position, { icon: makePin(groups[others.length - 1] ?? count, count), riseOnHover: true }).on('click', open).on('keypress', (event) => {
    if (event.originalEvent.key === 'Enter') open();
  });
}

/** Draws the pins and groups those that overlap; repeats this after each zoom. */
function drawPins(map: LeafletMap, { pins, groups }: MapData): void {
  let drawn = new Map<string, Marker>();
  const draw = () => {
    const next = new Map<string, Marker>();
    for (const members of groupPins(
      pins.map(({ position }) => map.project(position)),
      PIN_SIZE,
    )) {
      const grouped = members.flatMap((i) => pins[i] ?? []) as [Pin, ...Pin[]];
      const key = members.join();
      next.set(key, drawn.get(key) ?? markerOf(map, grouped, groups).addTo(map));
    }
    for (const [key, marker] of drawn) if (!next.has(key)) marker.remove();
    drawn = next;
  };
  draw();
  map.on('zoomend', draw);
}

/** Adds what lies below the pins, in the color scheme that the embedding site or the visitor has set. */
function drawBase(map: LeafletMap, element: HTMLElement, { base, pins }: MapData): void {
  const root = document.documentElement;
  const isDark = matchMedia('(prefers-color-scheme: dark)');
  const look = () => ({
    scheme: (root.dataset.theme ?? (isDark.matches ? 'dark' : 'light')) as 'light' | 'dark',
    accent: getComputedStyle(root).getPropertyValue('--link').trim(),
    language: root.lang,
    font: getComputedStyle(element).fontFamily,
    pins: pins.map(({ position: [latitude, longitude] }) => ({ latitude, longitude })),
  });
  const note = document.getElementById('no-pictures');
  const layers = addBaseLayers(map, base, look(), (areShown) => {
    if (note) note.hidden = areShown;
  });
  isDark.addEventListener('change', () => layers.setLook(look()));
  // The pages of the tile providers refuse to load in a frame, so their links open a new tab.
  for (const link of map.attributionControl.getContainer()?.querySelectorAll('a') ?? []) Object.assign(link, { target: '_blank', rel: 'noopener' });
}

/** Draws the map of an embedded page from the data in its `data-map` attribute. */
function draw(element: HTMLElement, data: MapData): void {
  const { label, center, pins, base, words } = data;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(element, {
    zoomControl: false,
    // The mouse wheel and a single finger scroll the surrounding page; two fingers move the map.
    scrollWheelZoom: false,
    dragging: matchMedia('(pointer: fine)').matches,
    fadeAnimation: !still,
    zoomAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  });
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', label);
  map.attributionControl.setPrefix(false);
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  map.on('popupopen', ({ popup }) => popup.getElement()?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', words.close));
  const [latitude, longitude] = center;
  const near = (zoom: number) => zoomAround(base, { latitude, longitude }, zoom);
  if (pins.length > 0) map.fitBounds(latLngBounds(pins.map(({ position }) => position)), { maxZoom: near(CLOSE), padding: PADDING, animate: false });
  else map.setView(center, near(CLOSE - 3), { animate: false });
  if (element.parentElement?.querySelector('.static-map')) waitForTiles(map);
  drawBase(map, element, data);
  drawPins(map, data);
}

const element = document.getElementById('map');
if (element) draw(element, JSON.parse(element.dataset.map ?? '') as MapData);
