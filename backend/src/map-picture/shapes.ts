import { setImmediate } from 'node:timers/promises';
import type { MapLook, Step } from './look.js';
import { readTile } from './tile.js';
import type { View, ViewTile } from './view.js';

/** Maximum number of points in 1,000 px² of a picture, so 250,000 in one of 1280 x 450. The center of a large city has about 100,000 there. */
const MAX_POINTS = 434;
/** Maximum length (px) of all lines and outlines in 1,000 px², which bounds the time of drawing: a million px take about 0.3 s. */
const MAX_LENGTH = 3472;
/** Least area (px²) for these limits: small pictures need most of the shapes of their tiles, too. */
const LEAST_AREA = 1280 * 450;
/** Shortest distance (px) between two points of a line; closer ones look the same. */
const SHORT = 0.4;
/** Space (px) around the picture in which lines still reach into it by their width. */
const EDGE = 12;
/** Maximum length of one `d`, so that no attribute reaches the limit of XML readers. */
const MAX_PATH = 500_000;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Collects the lines and areas of tiles as SVG paths, by the steps of the drawing. */
export class Shapes {
  private readonly paths: string[][];
  private points = 0;
  private length = 0;
  private isFull = false;
  private readonly maxPoints: number;
  private readonly maxLength: number;

  constructor(
    private readonly view: View,
    private readonly look: MapLook,
  ) {
    this.paths = look.steps.map(() => []);
    const area = Math.max(LEAST_AREA, view.width * view.height) / 1000;
    this.maxPoints = MAX_POINTS * area;
    this.maxLength = MAX_LENGTH * area;
  }

  /**
   * Adds the content of a tile.
   * @param bytes vector tile, gzipped or not
   * @param hidden names of layers that are left out
   * @throws Error if the tile is damaged; what was read before stays
   */
  async add(bytes: Buffer, tile: ViewTile, hidden: readonly string[] = []): Promise<void> {
    for (const layer of await readTile(bytes)) {
      if (hidden.includes(layer.name)) continue;
      const scale = tile.size / layer.extent;
      for (const feature of layer.features()) {
        const steps = this.look.stepsOf(layer.name, feature);
        if (steps.length === 0) continue;
        for (const line of feature.lines()) {
          const path = this.pathOf(line, scale, tile, feature.isArea);
          if (path) for (const step of steps) this.paths[step]?.push(path);
        }
        if (this.isFull) return;
      }
      // Other requests go first: a picture has up to a dozen tiles.
      await setImmediate();
    }
  }

  /** Returns a line as SVG path data; undefined if it is outside of the picture. */
  private pathOf(line: readonly number[], scale: number, { left, top }: ViewTile, isArea: boolean): string | undefined {
    let [path, lastX, lastY] = ['', NaN, NaN];
    let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity];
    let [points, length] = [0, 0];
    const end = line.length - 2;
    for (let i = 0; i <= end; i += 2) {
      const [x, y] = [round(left + (line[i] ?? 0) * scale), round(top + (line[i + 1] ?? 0) * scale)];
      if (i > 0 && i < end && Math.abs(x - lastX) < SHORT && Math.abs(y - lastY) < SHORT) continue;
      path += `${i === 0 ? 'M' : ' '}${x} ${y}`;
      // A renderer skips the parts of a segment that are outside.
      if (i > 0) length += Math.min(Math.hypot(x - lastX, y - lastY), this.view.width);
      [lastX, lastY] = [x, y];
      [west, east, north, south] = [Math.min(west, x), Math.max(east, x), Math.min(north, y), Math.max(south, y)];
      points++;
      if (this.points + points > this.maxPoints || this.length + length > this.maxLength) {
        this.isFull = true;
        return undefined;
      }
    }
    const { width, height } = this.view;
    const isSeen = east > -EDGE && west < width + EDGE && south > -EDGE && north < height + EDGE;
    if (!isSeen || end <= 0) return undefined;
    this.points += points;
    this.length += length;
    return path + (isArea ? 'z' : '');
  }

  /** Returns the SVG elements of all steps. */
  draw(): string {
    return this.look.steps.flatMap((step, i) => portionsOf(this.paths[i] ?? []).map((data) => `<path ${styleOf(step)} d="${data}"/>`)).join('');
  }
}

function styleOf({ color, width, dash }: Step): string {
  if (width === undefined) return `fill="${color}"`;
  const ends = dash ? `stroke-dasharray="${dash.join(' ')}"` : 'stroke-linecap="round"';
  return `fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" ${ends}`;
}

/** Joins paths to longer ones. */
function portionsOf(paths: readonly string[]): string[] {
  const portions: string[] = [];
  let portion = '';
  for (const path of paths) {
    portion += path;
    if (portion.length < MAX_PATH) continue;
    portions.push(portion);
    portion = '';
  }
  return portion ? [...portions, portion] : portions;
}
