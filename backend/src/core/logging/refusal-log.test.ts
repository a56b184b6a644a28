import type { Logger } from './logger.js';
import { RefusalLog } from './refusal-log.js';

afterEach(() => jest.useRealTimers());

test('logs one line in ten seconds, with the number of refusals since the last line', () => {
  jest.useFakeTimers();
  const warn = jest.fn();
  const log = new RefusalLog({ warn } as unknown as Logger, 'Some are refused');
  for (let i = 0; i < 100; i++) log.note();
  expect(warn.mock.calls).toEqual([[{ refused: 1 }, 'Some are refused']]);
  jest.advanceTimersByTime(10_001);
  log.note();
  expect(warn.mock.calls[1]).toEqual([{ refused: 100 }, 'Some are refused']);
});
