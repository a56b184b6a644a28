import { groupPins } from './groupPins';

const SIZE = { width: 36, height: 46 };

test('overlapping pins form one group at the first pin', () => {
  const points = [
    { x: 100, y: 100 },
    { x: 130, y: 80 },
    { x: 300, y: 100 },
    { x: 90, y: 145 },
  ];
  expect(groupPins(points, SIZE)).toEqual([[0, 1, 3], [2]]);
});

test('adjacent pins are not grouped', () => {
  expect(
    groupPins(
      [
        { x: 0, y: 0 },
        { x: 36, y: 0 },
        { x: 0, y: -46 },
      ],
      SIZE,
    ),
  ).toEqual([[0], [1], [2]]);
});

test('a pin that overlaps two groups joins the first', () => {
  expect(
    groupPins(
      [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
        { x: 20, y: 0 },
        { x: 75, y: 0 },
      ],
      SIZE,
    ),
  ).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

test('no pins give no groups', () => {
  expect(groupPins([], SIZE)).toEqual([]);
});
