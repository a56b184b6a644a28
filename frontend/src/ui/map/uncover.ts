import { GridLayer, type Map } from 'leaflet';

/** Class of a map that is transparent, because a picture of the same area lies below it. */
const WAITING = 'is-waiting';

/**
 * Keeps a map transparent over the picture of its area until its tiles are drawn, or until it moves.
 * @returns a function that ends this
 */
export function waitForTiles(map: Map): () => void {
  const container = map.getContainer();
  const end = (): void => {
    container.classList.remove(WAITING);
    map.off('movestart zoomstart resize', end).off('layeradd', follow);
    map.eachLayer((layer) => layer.off('load', end));
  };
  const follow = ({ layer }: { layer: unknown }): void => {
    if (layer instanceof GridLayer) layer.once('load', end);
  };
  container.classList.add(WAITING);
  map.eachLayer((layer) => follow({ layer }));
  map.on('movestart zoomstart resize', end).on('layeradd', follow);
  return end;
}
