import { pino } from 'pino';
import { everyHour } from './hourly.js';

const HOUR = 3_600_000;
let lines: string[];
const logger = pino({}, { write: (line) => void lines.push(line) });
beforeEach(() => {
  lines = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a task is done every hour, not at the start, and never twice at once', async () => {
  let finish: (count: number) => void = () => undefined;
  const task = jest.fn(
    () =>
      new Promise<number>((resolve) => {
        finish = resolve;
      }),
  );
  const stop = everyHour('Tidying', task, logger);
  await jest.advanceTimersByTimeAsync(HOUR - 1);
  expect(task).toHaveBeenCalledTimes(0);
  await jest.advanceTimersByTimeAsync(3 * HOUR);
  expect(task).toHaveBeenCalledTimes(1);
  finish(3);
  await jest.advanceTimersByTimeAsync(HOUR);
  expect(task).toHaveBeenCalledTimes(2);
  finish(0);
  await stop();
  await jest.advanceTimersByTimeAsync(5 * HOUR);
  expect(task).toHaveBeenCalledTimes(2);
  expect(lines.map((line) => JSON.parse(line) as { msg: string; count: number }).map(({ msg, count }) => [msg, count])).toEqual([['Tidying: done', 3]]);
});

test('an urgent task is done at the start as well', async () => {
  const task = jest.fn(() => Promise.resolve(0));
  const stop = everyHour('Tidying', task, logger, { isUrgent: true });
  await jest.advanceTimersByTimeAsync(0);
  expect(task).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(HOUR);
  expect(task).toHaveBeenCalledTimes(2);
  await stop();
});

test('whoever stops waits for a task under way', async () => {
  let finish: (count: number) => void = () => undefined;
  const stop = everyHour(
    'Tidying',
    () =>
      new Promise<number>((resolve) => {
        finish = resolve;
      }),
    logger,
  );
  await jest.advanceTimersByTimeAsync(HOUR);
  let hasStopped = false;
  const stopped = stop().then(() => {
    hasStopped = true;
  });
  await jest.advanceTimersByTimeAsync(1000);
  expect(hasStopped).toBe(false);
  finish(0);
  await stopped;
});

test('a task that fails is logged and done again an hour later', async () => {
  const task = jest.fn(() => Promise.reject<number>(new Error('no')));
  const stop = everyHour('Tidying', task, logger);
  await jest.advanceTimersByTimeAsync(2 * HOUR);
  await stop();
  expect([task.mock.calls.length, lines.filter((line) => line.includes('Tidying has failed')).length]).toEqual([2, 2]);
});
