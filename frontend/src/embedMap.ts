import 'leaflet/dist/leaflet.css';
import { control, latLngBounds, Map, Marker, TileLayer } from 'leaflet';
import type { MapData } from './app/embed/maps';
import { makePin } from './ui/map/pin';

/** Near enough for streets, with some surroundings. */
const CLOSE = 15;

/** What a press on a pin shows: the name, which leads to the place's page, and a line about it. */
function balloon({ name, about, address }: MapData['pins'][number]): HTMLElement {
  const link = document.createElement('a');
  Object.assign(link, { href: address, target: '_blank', rel: 'noopener', textContent: name, dir: 'auto' });
  const line = Object.assign(document.createElement('div'), { className: 'about', dir: 'auto', textContent: about });
  const content = document.createElement('div');
  content.append(link, line);
  return content;
}

/** Draws the map of a page in a frame, which has written down what is on it. */
function draw(element: HTMLElement, { label, center, pins, tiles, words }: MapData): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new Map(element, {
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
  if (pins.length > 0) map.fitBounds(latLngBounds(pins.map(({ position }) => position)), { maxZoom: CLOSE, padding: [32, 48], animate: false });
  else map.setView(center, CLOSE - 3, { animate: false });

  const note = document.getElementById('no-pictures');
  let hasPictures = false;
  // Tile servers ask for the name of the site that shows their pictures.
  new TileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19, referrerPolicy: 'strict-origin-when-cross-origin' })
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
  for (const pin of pins) new Marker(pin.position, { icon: makePin(pin.name), riseOnHover: true }).bindPopup(balloon(pin), { maxWidth: 240 }).addTo(map);
}

const element = document.getElementById('map');
if (element) draw(element, JSON.parse(element.dataset.map ?? '') as MapData);
