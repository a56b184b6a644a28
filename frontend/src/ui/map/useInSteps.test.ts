import { act, renderHook } from '@testing-library/react';
import { useInSteps } from './useInSteps';

const things = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => ({ id: String(from + n) }));
const frame = () => act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

test('new items are added in steps, removed ones disappear at once, others always stay', async () => {
  const { result, rerender } = renderHook(({ items }) => useInSteps(items), { initialProps: { items: things(0, 100) } });
  expect(result.current).toEqual([]);
  await frame();
  const few = result.current.length;
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(100);
  for (let frames = 0; result.current.length < 100 && frames < 20; frames++) await frame();
  expect(result.current).toEqual(things(0, 100));

  const moved = things(90, 200);
  rerender({ items: moved });
  expect(result.current).toEqual(things(90, 100));
  await frame();
  expect(result.current.slice(0, 10)).toEqual(things(90, 100));
  expect(result.current.length).toBeGreaterThan(10);
  expect(result.current.length).toBeLessThan(110);
  for (let frames = 0; result.current.length < 110 && frames < 20; frames++) await frame();
  expect(result.current).toEqual(moved);
});
