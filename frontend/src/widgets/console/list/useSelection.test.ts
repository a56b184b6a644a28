import { act, renderHook } from '@testing-library/react';
import { useSelection } from './useSelection';

const rowsIn = (version: number) => ['a', 'b'].map((id) => ({ id, version, label: `Place ${id}` }));
const start = () =>
  renderHook(({ q, version }) => useSelection({ q }, { rows: rowsIn(version), total: 312, asOf: '7:7:' }), { initialProps: { q: 'tea', version: 1 } });

test('ticks are named one by one', () => {
  const { result } = start();
  act(() => result.current.tick(['a', 'b'], true));
  act(() => result.current.tick(['a'], false));
  expect(result.current).toMatchObject({ count: 1, isAll: false, ids: ['b'], input: { seen: [{ id: 'b', version: 1 }] } });
  act(() => result.current.clear());
  expect(result.current.count).toBe(0);
});

test('all are meant by the filter, as of the list that was read', () => {
  const { result } = start();
  act(() => result.current.tickAll());
  expect(result.current).toMatchObject({ count: 312, isAll: true, ids: undefined, input: { filter: { q: 'tea' }, asOf: '7:7:' } });
  expect(result.current.has('anything')).toBe(true);
});

test('who takes one tick away from all keeps those of the page', () => {
  const { result } = start();
  act(() => result.current.tickAll());
  act(() => result.current.tick(['a'], false));
  expect(result.current).toMatchObject({ count: 1, isAll: false, input: { seen: [{ id: 'b', version: 1 }] } });
});

test('another filter has no ticks, and the former one none any more once others were set', () => {
  const { result, rerender } = start();
  act(() => result.current.tick(['a'], true));
  rerender({ q: 'coffee', version: 1 });
  expect(result.current.count).toBe(0);
});

test('a row that changes stays ticked as it was, until the viewer looks again', () => {
  const { result, rerender } = start();
  act(() => result.current.tick(['a'], true));
  rerender({ q: 'tea', version: 2 });
  expect(result.current.input).toEqual({ seen: [{ id: 'a', version: 1 }] });
  act(() => result.current.lookAgain());
  expect(result.current.input).toEqual({ seen: [{ id: 'a', version: 2 }] });
  expect(result.current.labelOf('a')).toBe('Place a');
});
