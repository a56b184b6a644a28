import { Overloaded } from '../../core/errors/index.js';
import { createLogger } from '../../core/logging/index.js';
import { ConcurrencyLimiter } from './concurrency-limiter.js';

const MOST = 32;
const WAIT = 2_000;

let admission: ConcurrencyLimiter;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  admission = new ConcurrencyLimiter(createLogger('silent'));
});
afterEach(() => jest.useRealTimers());

const enter = (count: number) => Promise.all(Array.from({ length: count }, () => admission.enter()));
/** Runs all callbacks that are ready. */
const settle = () => jest.advanceTimersByTimeAsync(0);
const outcomeOf = (turn: Promise<unknown>) =>
  turn.then(
    () => 'let in',
    (error: unknown) => (error instanceof Overloaded ? 'refused' : 'broken'),
  );

/** Processes requests of this duration, one after the other. */
async function work(count: number, milliseconds: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const turn = await admission.enter();
    await jest.advanceTimersByTimeAsync(milliseconds);
    turn.leave();
  }
}

/** Processes requests that all end with a refusal (503). */
async function refuse(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const turn = await admission.enter();
    await jest.advanceTimersByTimeAsync(101);
    turn.leave(true);
  }
}

/** Returns the current limit of concurrent requests. */
async function limit(): Promise<number> {
  const leaves: (() => void)[] = [];
  const turns = Array.from({ length: MOST + 1 }, () =>
    admission
      .enter()
      .then((turn) => leaves.push(() => turn.leave()))
      .catch(() => undefined),
  );
  await settle();
  const count = leaves.length;
  await jest.advanceTimersByTimeAsync(WAIT);
  await Promise.all(turns);
  for (const leave of leaves) leave();
  return count;
}

test('a usual number of requests never waits', async () => {
  await enter(MOST);
});

test('a waiting request gets a slot when another request releases one', async () => {
  const [turn] = await enter(MOST);
  const seen: string[] = [];
  for (const name of ['first', 'last']) void admission.enter().then(() => seen.push(name));
  await settle();
  expect(seen).toEqual([]);
  turn?.leave();
  turn?.leave(); // the second call has no effect
  await settle();
  expect(seen).toEqual(['first']);
});

test.each([
  [30, 'first'],
  [31, 'last'],
])('in a queue of %d requests the %s one is next', async (length, who) => {
  const [turn] = await enter(MOST);
  const seen: number[] = [];
  for (let n = 1; n <= length; n++)
    void admission
      .enter()
      .then(() => seen.push(n))
      .catch(() => undefined);
  await settle();
  turn?.leave();
  await settle();
  expect(seen).toEqual([who === 'first' ? 1 : length]);
});

/** Fills the queue with a burst, of which all but a few time out; the first of these few has then waited for the given time. */
async function leaveFewOfBurst(milliseconds: number, seen: string[]): Promise<void> {
  for (let n = 0; n < 30; n++) void outcomeOf(admission.enter());
  await jest.advanceTimersByTimeAsync(WAIT - milliseconds);
  await queueFirstAndLast(milliseconds, seen);
}

/** Queues two requests, the second one after the given time. */
async function queueFirstAndLast(milliseconds: number, seen: string[]): Promise<void> {
  for (const name of ['first', 'last']) {
    void admission
      .enter()
      .then(() => seen.push(name))
      .catch(() => undefined);
    if (name === 'first') await jest.advanceTimersByTimeAsync(milliseconds);
  }
}

/** Ends requests until one of the queue gets a slot: the long wait has lowered the limit, so several must end. */
async function leaveUntilOneIsIn(turns: readonly { leave(): void }[], seen: readonly string[]): Promise<void> {
  for (const turn of turns) {
    turn.leave();
    await settle();
    if (seen.length > 0) return;
  }
}

test.each([
  { kind: 'left over from a burst', queue: leaveFewOfBurst, milliseconds: 500, who: 'first' },
  { kind: 'left over from a burst', queue: leaveFewOfBurst, milliseconds: 501, who: 'last' },
  { kind: 'never long', queue: queueFirstAndLast, milliseconds: 501, who: 'first' },
  { kind: 'never long', queue: queueFirstAndLast, milliseconds: WAIT - 1, who: 'first' },
])('in a short queue, $kind, whose first request has waited $milliseconds ms, the $who one is next', async ({ queue, milliseconds, who }) => {
  const turns = await enter(MOST);
  const seen: string[] = [];
  await queue(milliseconds, seen);
  await leaveUntilOneIsIn(turns, seen);
  expect(seen).toEqual([who]);
});

test('the order of a burst ends when the queue is empty', async () => {
  const turns = await enter(MOST);
  await leaveFewOfBurst(500, []);
  await jest.advanceTimersByTimeAsync(WAIT);
  const seen: string[] = [];
  await queueFirstAndLast(WAIT - 1, seen);
  await leaveUntilOneIsIn(turns, seen);
  expect(seen).toEqual(['first']);
});

test('a request that waits for something else releases its slot, and takes it back without queueing', async () => {
  const [turn] = await enter(MOST);
  turn?.leave();
  await admission.enter();
  turn?.resume();
  const next = outcomeOf(admission.enter());
  turn?.leave();
  await jest.advanceTimersByTimeAsync(WAIT);
  expect(await next).toBe('refused');
});

test('time that a request waits for something else does not lower the limit', async () => {
  const turn = await admission.enter();
  for (let i = 0; i < 60; i++) {
    turn.leave();
    await jest.advanceTimersByTimeAsync(1_000);
    turn.resume();
  }
  turn.leave();
  expect(await limit()).toBe(MOST);
});

test('a request that waits too long is refused, and later ones still get a slot', async () => {
  const turns = await enter(MOST);
  const early = outcomeOf(admission.enter());
  await jest.advanceTimersByTimeAsync(WAIT / 2);
  const late = outcomeOf(admission.enter());
  await jest.advanceTimersByTimeAsync(WAIT / 2);
  for (const turn of turns) turn.leave();
  expect([await early, await late]).toEqual(['refused', 'let in']);
});

test('a request that finds the queue full is refused at once', async () => {
  await enter(MOST);
  const waiting = Array.from({ length: 2_000 }, () => outcomeOf(admission.enter()));
  expect(await outcomeOf(admission.enter())).toBe('refused');
  await jest.advanceTimersByTimeAsync(WAIT);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['refused']));
});

test('slow requests lower the limit, to ten at least, and fast ones raise it again', async () => {
  await work(5, 500);
  const fewer = await limit();
  expect(fewer).toBeLessThan(MOST);
  await work(60, 500);
  expect(await limit()).toBe(10);
  await work(3_000, 1);
  expect(await limit()).toBe(MOST);
});

test('refusals lower the limit', async () => {
  await refuse(60);
  expect(await limit()).toBe(10);
});
