import { act, renderHook } from '@testing-library/react';
import { useSelection } from './useSelection';

const start = () => renderHook(({ q }) => useSelection({ q }, ['a', 'b'], 312), { initialProps: { q: 'tea' } });

test('ticks are named one by one', () => {
  const { result } = start();
  act(() => result.current.tick(['a', 'b'], true));
  act(() => result.current.tick(['a'], false));
  expect(result.current).toMatchObject({ count: 1, isAll: false, input: { ids: ['b'] } });
  act(() => result.current.clear());
  expect(result.current.count).toBe(0);
});

test('all are meant by the filter', () => {
  const { result } = start();
  act(() => result.current.tickAll());
  expect(result.current).toMatchObject({ count: 312, isAll: true, input: { filter: { q: 'tea' } } });
  expect(result.current.has('anything')).toBe(true);
});

test('who takes one tick away from all keeps those of the page', () => {
  const { result } = start();
  act(() => result.current.tickAll());
  act(() => result.current.tick(['a'], false));
  expect(result.current).toMatchObject({ count: 1, isAll: false, input: { ids: ['b'] } });
});

test('another filter has no ticks, and the former one none any more once others were set', () => {
  const { result, rerender } = start();
  act(() => result.current.tick(['a'], true));
  rerender({ q: 'coffee' });
  expect(result.current.count).toBe(0);
});
