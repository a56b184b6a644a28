import { GeomType, type Label, type LabelSymbolizer } from 'protomaps-leaflet';
import { type Point, toPlane } from '../../../lib/address';

/** Width of the library's tiles (px). */
const TILE = 256;

/** Space that a pin of `../pin` takes around its point (px), with a gap. */
const PIN = { left: 19, right: 19, above: 46, below: 3 };

/** Largest distance (px) by which a name moves. */
const FARTHEST = 60;

interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

const overlap = (a: Box, b: Box): boolean => a.minX < b.maxX && a.maxX > b.minX && a.minY < b.maxY && a.maxY > b.minY;

/** Returns a function from a zoom level to the boxes of pins, in pixels of the whole world. */
function boxesOf(pins: readonly Point[]): (zoom: number) => readonly Box[] {
  const known = new Map<number, readonly Box[]>();
  return (zoom) => {
    const scale = (TILE * 2 ** zoom) / 360;
    const boxes =
      known.get(zoom) ??
      pins.map(({ latitude, longitude }) => {
        const [x, y] = [(longitude + 180) * scale, (180 - toPlane(latitude)) * scale];
        return { minX: x - PIN.left, maxX: x + PIN.right, minY: y - PIN.above, maxY: y + PIN.below };
      });
    known.set(zoom, boxes);
    return boxes;
  };
}

/** Returns how far (px) a name must move down, or up if negative, to keep clear of boxes: the shorter way. */
function shiftOf(name: Box, boxes: readonly Box[]): number {
  const inWay = boxes.filter((box) => overlap(name, { ...box, minY: -Infinity, maxY: Infinity }));
  const isClear = (by: number) => !inWay.some((box) => overlap({ ...name, minY: name.minY + by, maxY: name.maxY + by }, box));
  const shifts = inWay.flatMap(({ minY, maxY }) => [maxY - name.minY, minY - name.maxY]).filter(isClear);
  return shifts.reduce((least, one) => (Math.abs(one) < Math.abs(least) ? one : least), Infinity);
}

/** Returns a label that keeps clear of boxes; undefined if it cannot. Only the name of a point can move: others follow a line, or have a dot. */
function moved(label: Label, boxes: readonly Box[], canMove: boolean): Label | undefined {
  const { anchor, bboxes } = label;
  if (!bboxes.some((one) => boxes.some((box) => overlap(one, box)))) return label;
  const [name, ...more] = bboxes;
  if (!name || more.length > 0 || !canMove) return undefined;
  const by = shiftOf(name, boxes);
  if (Math.abs(by) > FARTHEST) return undefined;
  const shifted = anchor.clone();
  shifted.y += by;
  return { ...label, anchor: shifted, bboxes: [{ ...name, minY: name.minY + by, maxY: name.maxY + by }] };
}

/** Returns a function that makes a symbolizer keep clear of pins: names of points move above or below, other names are left out. */
export function clearOf(pins: readonly Point[]): (symbolizer: LabelSymbolizer) => LabelSymbolizer {
  if (pins.length === 0) return (symbolizer) => symbolizer;
  const boxesAt = boxesOf(pins);
  return (symbolizer) => ({
    place: (layout, geometry, feature) => {
      const canMove = feature.geomType === GeomType.Point;
      return symbolizer.place(layout, geometry, feature)?.flatMap((label) => moved(label, boxesAt(layout.zoom), canMove) ?? []);
    },
  });
}
