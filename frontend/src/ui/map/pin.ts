import { DivIcon } from 'leaflet';

const WIDTH = 36;
const HEIGHT = 46;

/** Size of a pin (px). */
export const PIN_SIZE = { width: WIDTH, height: HEIGHT };

const EYE = '<circle class="pin-eye" cx="18" cy="18" r="6.5"/>';
const WORDS = '<text class="pin-words" x="18" y="23" text-anchor="middle"></text>';

const drawingOf = (inside: string) => `
<svg viewBox="0 0 36 46" width="${WIDTH}" height="${HEIGHT}" aria-hidden="true" focusable="false">
  <path class="pin-body" d="M18 1.5C8.9 1.5 1.5 8.9 1.5 18 1.5 30.1 18 44.5 18 44.5S34.5 30.1 34.5 18C34.5 8.9 27.1 1.5 18 1.5z"/>
  ${inside}
</svg>`;

/**
 * Creates the icon of a marker, with its tip at the point. The surrounding style sheet sets its colors.
 * @param label accessible name
 * @param short text on the pin, two or three characters; without it, the pin shows a dot
 */
export function makePin(label: string, short?: string): DivIcon {
  const html = document.createElement('span');
  html.innerHTML = drawingOf(short === undefined ? EYE : WORDS);
  for (const text of html.querySelectorAll('text')) text.textContent = short ?? '';
  const words = document.createElement('span');
  words.className = 'pin-label';
  words.textContent = label;
  html.append(words);
  return new DivIcon({
    html,
    className: 'pin',
    iconSize: [WIDTH, HEIGHT],
    iconAnchor: [WIDTH / 2, HEIGHT - 2],
    popupAnchor: [0, 6 - HEIGHT],
  });
}
