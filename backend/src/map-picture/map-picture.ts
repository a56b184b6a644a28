import sharp, { type Sharp } from 'sharp';
import type { MapLook } from './look.js';
import { rasterTile } from './raster.js';
import { Shapes } from './shapes.js';
import { tilesOf, type View, type ViewTile } from './view.js';

/** Map archive as a source of tiles. */
export interface PictureLayer {
  isRaster: boolean;
  maxZoom: number;
  /** Names of layers of its vector tiles that the picture does not show. */
  hidden?: readonly string[];
  /** Returns a tile as it is stored; null if the archive has none there. */
  tile: (z: number, x: number, y: number) => Promise<Buffer | null>;
}

export interface MapPicture extends View {
  /** Layers to draw, lowest first. */
  layers: readonly PictureLayer[];
  look: MapLook;
  /** Pixels of the picture per CSS pixel; 1 by default. */
  scale?: number;
}

/** Draws the pin of the client's `ui/map/pin.ts`, whose tip is at 18, 44. */
const pinAt = (x: number, y: number, { pin, pinEdge }: MapLook): string =>
  `<g transform="translate(${x - 18} ${y - 44})"><path d="M18 1.5C8.9 1.5 1.5 8.9 1.5 18 1.5 30.1 18 44.5 18 44.5S34.5 30.1 34.5 18C34.5 8.9 27.1 1.5 18 1.5z" fill="${pin}" stroke="${pinEdge}" stroke-width="2"/><circle cx="18" cy="18" r="6.5" fill="${pinEdge}"/></g>`;

/** Calls a function with each tile that the layer has. Tiles that it cannot read stay empty. */
async function eachTile({ tile }: PictureLayer, tiles: readonly ViewTile[], use: (bytes: Buffer, tile: ViewTile) => Promise<void>): Promise<void> {
  for (const at of tiles) {
    const bytes = await tile(at.z, at.x, at.y);
    if (bytes) await use(bytes, at).catch(() => undefined);
  }
}

async function drawLayer(layer: PictureLayer, view: View, look: MapLook): Promise<string> {
  if (!layer.isRaster) {
    // The client's map draws vector tiles 512 px wide.
    const shapes = new Shapes(view, look);
    await eachTile(layer, tilesOf(view, Math.min(view.zoom - 1, layer.maxZoom)), (bytes, tile) => shapes.add(bytes, tile, layer.hidden));
    return shapes.draw();
  }
  const images: string[] = [];
  await eachTile(layer, tilesOf(view, Math.min(view.zoom, layer.maxZoom)), async (bytes, tile) => {
    images.push(await rasterTile(bytes, tile, look.raster));
  });
  return images.join('');
}

/**
 * Draws the surroundings of a point from map archives, without labels, with a pin in the middle. Projection and scale are those of the client's map, so that the map can replace the picture without a jump. Tiles that are missing, damaged or too large stay empty, and shapes
 * beyond the limits of `Shapes` are left out.
 * @throws the error of a source that cannot be asked
 * @returns the picture, not encoded yet, `scale` times as large as the view
 */
export async function drawMapPicture({ layers, look, scale = 1, ...view }: MapPicture): Promise<Sharp> {
  const { width, height } = view;
  const drawn: string[] = [];
  for (const layer of layers) drawn.push(await drawLayer(layer, view, look));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${look.background}"/>${drawn.join('')}${pinAt(width / 2, height / 2, look)}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true });
}
