import { GeomType, type LabelSymbolizer } from 'protomaps-leaflet';
import { clearOf } from './clearOf';

/** Point with what the library's class has of it. */
const at = (x: number, y: number) => ({ x, y, clone: () => at(x, y) });

/** Places a name of 40 x 10 px around each point (px of the whole world). */
const names: LabelSymbolizer = {
  place: (_layout, geometry) =>
    geometry.flat().map((anchor) => {
      const { x, y } = anchor;
      return { anchor, bboxes: [{ minX: x - 20, maxX: x + 20, minY: y - 5, maxY: y + 5 }], draw: () => undefined };
    }),
};

/** Returns the heights at which names of points or lines are placed. */
function placed(pins: Parameters<typeof clearOf>[0], { zoom = 1, geomType = GeomType.Line, symbolizer = names }, ...points: [number, number][]) {
  const geometry = [points.map(([x, y]) => at(x, y))];
  return clearOf(pins)(symbolizer)
    .place({ zoom } as never, geometry as never, { geomType } as never)
    ?.map(({ anchor, bboxes: [box] }) => [anchor.y, (box?.minY ?? 0) + 5]);
}
const both = (...heights: number[]) => heights.map((y) => [y, y]);

/** Its tip is at 256, 256 at zoom level 1, and at 512, 512 at the next one. */
const ORIGIN = { latitude: 0, longitude: 0 };

test('names along lines that a pin covers are left out, at each zoom level', () => {
  expect(placed([ORIGIN], {}, [256, 240], [256, 204], [256, 265], [200, 241], [300, 242])).toEqual(both(204, 265, 241, 242));
  expect(placed([ORIGIN], { zoom: 2 }, [256, 240], [512, 500])).toEqual(both(240));
});

test('a pin in the north covers the names there', () => {
  // The latitude is a quarter of the way from the north edge to the south edge.
  expect(placed([{ latitude: 66.51326, longitude: 0 }], {}, [256, 112], [256, 240])).toEqual(both(240));
});

test('the name of a point moves above or below a pin, whichever is nearer', () => {
  expect(placed([ORIGIN], { geomType: GeomType.Point }, [256, 250], [256, 212], [256, 300])).toEqual(both(264, 205, 300));
});

test('the name of a point among pins moves to where none is, or is left out', () => {
  const column = (...latitudes: number[]) => latitudes.map((latitude) => ({ latitude, longitude: 0 }));
  const heightOf = (pins: ReturnType<typeof column>, y: number) => placed(pins, { geomType: GeomType.Point }, [256, y])?.map(([to = 0]) => Math.round(to));
  expect(heightOf(column(0), 240)).toEqual([264]);
  expect(heightOf(column(0, -18), 240)).toEqual([205]);
  expect(heightOf(column(36, 18, 0, -18), 222)).toEqual([]);
});

test('a dot keeps its place beside its name', () => {
  const dotted: LabelSymbolizer = {
    place: (...all) => names.place(...all)?.map((label) => ({ ...label, bboxes: [...label.bboxes, ...label.bboxes] })),
  };
  expect(placed([ORIGIN], { geomType: GeomType.Point, symbolizer: dotted }, [256, 240], [256, 300])).toEqual(both(300));
});

test('all names stay on a map without pins', () => {
  expect(clearOf([])(names)).toBe(names);
});
