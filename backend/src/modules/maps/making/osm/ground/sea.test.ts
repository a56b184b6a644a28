import { isInRing, type Position } from '../../../../../core/osm/index.js';
import { coastIn, dividedBy } from './sea.js';

const BOX = { west: 0, south: 0, east: 10, north: 10 };

/** Reads a line, such as `4,0 4,10`. */
const line = (text: string): Position[] => text.split(' ').map((point) => point.split(',').map(Number) as Position);

/** Draws the area as rows from the north, with `~` for sea and `#` for land: a character for each square degree, looked up in its middle. */
function draw(...ways: Position[][]): string[] | undefined {
  const parts = dividedBy(coastIn(ways, BOX), BOX);
  if (!parts) return undefined;
  const isIn = (at: Position, polygons: Position[][][]) =>
    polygons.filter(([outline = [], ...holes]) => isInRing(at, outline) && !holes.some((hole) => isInRing(at, hole))).length === 1;
  const signOf = (at: Position) => `${isIn(at, parts.land) ? '#' : ''}${isIn(at, parts.sea) ? '~' : ''}`;
  const columns = Array.from({ length: 10 }, (_, i) => i + 0.5);
  return columns.toReversed().map((y) => columns.map((x) => signOf([x, y])).join(''));
}

/** Returns rows that repeat: number and content in turn. */
const rows = (...content: (number | string)[]): string[] =>
  content.flatMap((row, i) => (typeof row === 'string' ? Array<string>(content[i - 1] as number).fill(row) : []));
const WEST_IS_LAND = rows(10, '####~~~~~~');

const square = (x: number, y: number, side: number): Position[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];

test('the sea lies on the right of a straight coast', () => {
  expect(draw(line('4,-1 4,11'))).toEqual(WEST_IS_LAND);
  expect(draw(line('4,11 4,-1'))).toEqual(rows(10, '~~~~######'));
});

test('ways in any order make one coast', () => {
  expect(draw(line('4,5 4,8'), line('4,8 4,11'), line('4,-1 4,2'), line('4,2 4,5'))).toEqual(WEST_IS_LAND);
});

test('a way with the wrong direction is turned, if the coast goes on at its ends', () => {
  expect(draw(line('4,-1 4,1 4,5'), line('4,7 4,5'), line('4,7 4,9 4,11'))).toEqual(WEST_IS_LAND);
});

test('a bay is sea, and capes beside it are land', () => {
  const coast = line('11,6 7,6 7,2 3,2 3,6 -1,6');
  expect(draw(coast)).toEqual(rows(4, '~~~~~~~~~~', 4, '###~~~~###', 2, '##########'));
  expect(draw(coast.toReversed())).toEqual(rows(4, '##########', 4, '~~~####~~~', 2, '~~~~~~~~~~'));
});

test('an island lies in the sea, and an enclosed sea in the land', () => {
  expect(draw(square(2, 2, 4))).toEqual(rows(4, '~~~~~~~~~~', 4, '~~####~~~~', 2, '~~~~~~~~~~'));
  expect(draw(square(2, 2, 4).toReversed())).toEqual(rows(4, '##########', 4, '##~~~~####', 2, '##########'));
});

test('islands lie off a coast, also one with a lagoon and an islet in it', () => {
  const ways = [line('2,-1 2,11'), square(3, 1, 6), square(4, 2, 4).toReversed(), square(5, 3, 1)];
  const expected = rows(3, '##~~~~~~~~', 1, '##~######~', 2, '##~#~~~~#~', 1, '##~#~#~~#~', 1, '##~#~~~~#~', 1, '##~######~', 1, '##~~~~~~~~');
  expect(draw(...ways)).toEqual(expected);
});

test('a coast through two corners of the area divides it, and one that touches a corner has no part in it', () => {
  const stairs = Array.from({ length: 10 }, (_, i) => `${'#'.repeat(10 - i)}${'~'.repeat(i)}`);
  expect(draw(line('-1,-1 0,0 5.1,4.9 10,10 11,11'))).toEqual(stairs);
  expect(coastIn([line('-2,2 2,-2')], BOX)).toEqual([]);
});

test('two coasts have a strait between them, or land', () => {
  const [left, right] = [line('3,-1 3,11'), line('7,11 7,-1')];
  expect(draw(left, right)).toEqual(rows(10, '###~~~~###'));
  expect(draw(left.toReversed(), right.toReversed())).toEqual(rows(10, '~~~####~~~'));
});

test('an island that the edge cuts is land on this side of it', () => {
  expect(draw(square(6, 3, 8))).toEqual(rows(7, '~~~~~~####', 3, '~~~~~~~~~~'));
});

test('a coast that ends a little before the edge, or has a small gap, is completed', () => {
  expect(draw(line('4,0.7 4,5'), line('4,6 4,9.5'))).toEqual(WEST_IS_LAND);
  expect(draw([...square(2, 2, 4).slice(0, -1), [2, 3.5]])).toEqual(draw(square(2, 2, 4)));
});

test('the sea is unknown if a coast ends far from the edge, or coasts contradict each other', () => {
  expect(draw(line('4,-1 4,5'))).toBeUndefined();
  expect(draw(line('3,-1 3,11'), line('7,-1 7,11'))).toBeUndefined();
});

test('a coast outside of the area has no part in it', () => {
  expect(coastIn([line('11,-1 11,11'), square(12, 12, 3)], BOX)).toEqual([]);
});
