import { groupPins } from './groupPins';

const SIZE = { width: 36, height: 46 };

test('pins that cover each other are one, where the first of them is', () => {
  const points = [
    { x: 100, y: 100 },
    { x: 130, y: 80 },
    { x: 300, y: 100 },
    { x: 90, y: 145 },
  ];
  expect(groupPins(points, SIZE)).toEqual([[0, 1, 3], [2]]);
});

test('pins side by side, or one above the other, stay by themselves', () => {
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

test('a pin between two groups belongs to the first, and what stands there does not move', () => {
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

test('no pins, no groups', () => {
  expect(groupPins([], SIZE)).toEqual([]);
});
