import { DivIcon, type PointTuple } from 'leaflet';

/**
 * A button on the map, its middle on the point. Its look is that of the style sheet around it.
 * @param label what screen readers say of it
 */
export function buttonIcon(kind: 'rating-pin' | 'pin-cluster', text: string, label: string, size: PointTuple): DivIcon {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.setAttribute('aria-label', label);
  return new DivIcon({ html: button, className: kind, iconSize: size });
}
