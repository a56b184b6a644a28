import { act, renderHook } from '@testing-library/react';
import { useSelection } from './useSelection';

const rowsIn = (version: number) => ['a', 'b'].map((id) => ({ id, version, label: `Place ${id}` }));
const start = () =>
  renderHook(({ q, version }) => useSelection({ q }, { rows: rowsIn(version), total: 312, asOf: '7:7:' }), { initialProps: { q: 'tea', version: 1 } });

test('ticked rows are sent one by one', () => {
  const { result } = start();
  act(() => result.current.tick(['a', 'b'], true));
  act(() => result.current.tick(['a'], false));
  expect(result.current).toMatchObject({ count: 1, isAll: false, ids: ['b'], input: { seen: [{ id: 'b', version: 1 }] } });
  act(() => result.current.clear());
  expect(result.current.count).toBe(0);
});

test('all rows are sent as the filter and the time of the list', () => {
  const { result } = start();
  act(() => result.current.tickAll());
  expect(result.current).toMatchObject({ count: 312, isAll: true, ids: undefined, input: { filter: { q: 'tea' }, asOf: '7:7:' } });
  expect(result.current.has('anything')).toBe(true);
});

test('unticking one of all rows keeps the other rows of the page', () => {
  const { result } = start();
  act(() => result.current.tickAll());
  act(() => result.current.tick(['a'], false));
  expect(result.current).toMatchObject({ count: 1, isAll: false, input: { seen: [{ id: 'b', version: 1 }] } });
});

test('another filter has no ticks, and new ticks replace those of the former filter', () => {
  const { result, rerender } = start();
  act(() => result.current.tick(['a'], true));
  rerender({ q: 'coffee', version: 1 });
  expect(result.current.count).toBe(0);
});

test('a changed row stays ticked in its old version until lookAgain is called', () => {
  const { result, rerender } = start();
  act(() => result.current.tick(['a'], true));
  rerender({ q: 'tea', version: 2 });
  expect(result.current.input).toEqual({ seen: [{ id: 'a', version: 1 }] });
  act(() => result.current.lookAgain());
  expect(result.current.input).toEqual({ seen: [{ id: 'a', version: 2 }] });
  expect(result.current.labelOf('a')).toBe('Place a');
});
