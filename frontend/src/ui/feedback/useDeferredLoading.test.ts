import { act, renderHook } from '@testing-library/react';
import { useDeferredLoading } from './useDeferredLoading';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = () => renderHook(({ loading }) => useDeferredLoading(loading), { initialProps: { loading: true } });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('loading within 300 ms shows no indicator', () => {
  const hook = start();
  pass(299);
  expect(hook.result.current).toBe(false);
  hook.rerender({ loading: false });
  pass(1000);
  expect(hook.result.current).toBe(false);
});

test('loading over 300 ms shows the indicator for at least 400 ms', () => {
  const hook = start();
  pass(300);
  expect(hook.result.current).toBe(true);
  pass(50);
  hook.rerender({ loading: false });
  pass(349);
  expect(hook.result.current).toBe(true);
  pass(1);
  expect(hook.result.current).toBe(false);
});

test('an indicator shown for over 400 ms disappears at once', () => {
  const hook = start();
  pass(2000);
  hook.rerender({ loading: false });
  pass(0);
  expect(hook.result.current).toBe(false);
});
