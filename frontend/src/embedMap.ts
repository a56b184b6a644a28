import 'leaflet/dist/leaflet.css';
import { control, latLngBounds, Map as LeafletMap, Marker, point, Popup, TileLayer } from 'leaflet';
import type { MapData } from './app/embed/maps';
import { groupPins } from './ui/map/groupPins';
import { makePin, PIN_SIZE } from './ui/map/pin';

/** Near enough for streets, with some surroundings. */
const CLOSE = 15;
/** The nearest. */
const CLOSEST = 19;
/** Pixels between pins and the edges, of which the upper one needs room for the height of a pin. */
const PADDING: [x: number, y: number] = [32, 48];
const BALLOON = { maxWidth: 240, maxHeight: 160 };

type Pin = MapData['pins'][number];

/** What a press on a pin shows: the name, which leads to the place's page, and a line about it. */
function balloon({ name, about, address }: Pin): HTMLElement {
  const link = document.createElement('a');
  Object.assign(link, { href: address, target: '_blank', rel: 'noopener', textContent: name, dir: 'auto' });
  const line = Object.assign(document.createElement('div'), { className: 'about', dir: 'auto', textContent: about });
  const content = document.createElement('div');
  content.append(link, line);
  return content;
}

/** Shows what a group stands for: nearer, or where the map goes no nearer, in one balloon. */
function openGroup(map: LeafletMap, pins: readonly Pin[]): void {
  const bounds = latLngBounds(pins.map(({ position }) => position));
  // The group is about to be no more: whoever uses the keyboard stays on the map.
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

/** A marker of one place, or of several of which the first is where it stands. */
function markerOf(map: LeafletMap, [pin, ...others]: readonly [Pin, ...Pin[]], groups: MapData['groups']): Marker {
  if (others.length === 0) return new Marker(pin.position, { icon: makePin(pin.name), riseOnHover: true }).bindPopup(balloon(pin), BALLOON);
  const count = new Intl.NumberFormat(document.documentElement.lang).format(others.length + 1);
  const open = () => openGroup(map, [pin, ...others]);
  return new Marker(pin.position, { icon: makePin(groups[others.length - 1] ?? count, count), riseOnHover: true }).on('click', open).on('keypress', (event) => {
    if (event.originalEvent.key === 'Enter') open();
  });
}

/** Draws the pins, those that would cover each other as one, for every zoom anew. */
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

/** Draws the map of a page in a frame, which has written down what is on it. */
function draw(element: HTMLElement, data: MapData): void {
  const { label, center, pins, tiles, words } = data;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(element, {
    zoomControl: false,
    // The wheel and a single finger scroll the page around the frame; two fingers move the map.
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
  if (pins.length > 0) map.fitBounds(latLngBounds(pins.map(({ position }) => position)), { maxZoom: CLOSE, padding: PADDING, animate: false });
  else map.setView(center, CLOSE - 3, { animate: false });

  const note = document.getElementById('no-pictures');
  let hasPictures = false;
  // Tile servers ask for the name of the site that shows their pictures.
  new TileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: CLOSEST, referrerPolicy: 'strict-origin-when-cross-origin' })
    .on('tileload', () => {
      hasPictures = true;
      if (note) note.hidden = true;
    })
    .on('tileerror', () => {
      if (note) note.hidden = hasPictures;
    })
    .addTo(map);
  // Whom the pictures are by cannot be shown in a frame.
  for (const link of map.attributionControl.getContainer()?.querySelectorAll('a') ?? []) Object.assign(link, { target: '_blank', rel: 'noopener' });
  drawPins(map, data);
}

const element = document.getElementById('map');
if (element) draw(element, JSON.parse(element.dataset.map ?? '') as MapData);
