import { Overloaded } from '../../core/errors/index.js';
import { createLogger } from '../../core/logging/logger.js';
import { Admission } from './admission.js';

const MOST = 32;
const WAIT = 2_000;

let admission: Admission;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  admission = new Admission(createLogger('silent'));
});
afterEach(() => jest.useRealTimers());

const enter = (count: number) => Promise.all(Array.from({ length: count }, () => admission.enter()));
/** Has everything run that waits for nothing but its turn. */
const settle = () => jest.advanceTimersByTimeAsync(0);
const outcomeOf = (turn: Promise<unknown>) =>
  turn.then(
    () => 'let in',
    (error: unknown) => (error instanceof Overloaded ? 'refused' : 'broken'),
  );

/** Lets requests through that take so long, one after the other. */
async function work(count: number, milliseconds: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const turn = await admission.enter();
    await jest.advanceTimersByTimeAsync(milliseconds);
    turn.leave();
  }
}

/** Has requests answered at once, all of them refused by something that they need. */
async function refuse(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const turn = await admission.enter();
    await jest.advanceTimersByTimeAsync(101);
    turn.leave(true);
  }
}

/** How many are let in at once. */
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

test('somebody in line is let in when somebody leaves', async () => {
  const [turn] = await enter(MOST);
  const seen: string[] = [];
  for (const name of ['first', 'last']) void admission.enter().then(() => seen.push(name));
  await settle();
  expect(seen).toEqual([]);
  turn?.leave();
  turn?.leave(); // the second time counts for nothing
  await settle();
  expect(seen).toEqual(['first']);
});

test.each([
  [30, 'first'],
  [31, 'last'],
])('in a line of %d the next is the %s one', async (length, who) => {
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

test.each([
  [500, 'first'],
  [501, 'last'],
])('where the first in a short line has waited for %d ms, the next is the %s one', async (milliseconds, who) => {
  const turns = await enter(MOST);
  const seen: string[] = [];
  for (const name of ['first', 'last']) {
    void admission
      .enter()
      .then(() => seen.push(name))
      .catch(() => undefined);
    if (name === 'first') await jest.advanceTimersByTimeAsync(milliseconds);
  }
  for (const turn of turns) {
    turn.leave();
    await settle();
    if (seen.length > 0) break; // the first to leave has taken long, so that fewer are let in at once
  }
  expect(seen).toEqual([who]);
});

test('whoever waits for something else leaves their turn to others, and goes on after that without standing in line', async () => {
  const [turn] = await enter(MOST);
  turn?.leave();
  await admission.enter();
  turn?.resume();
  const next = outcomeOf(admission.enter());
  turn?.leave();
  await jest.advanceTimersByTimeAsync(WAIT);
  expect(await next).toBe('refused');
});

test('the time that somebody waits for something else tells nothing of how busy this process is', async () => {
  const turn = await admission.enter();
  for (let i = 0; i < 60; i++) {
    turn.leave();
    await jest.advanceTimersByTimeAsync(1_000);
    turn.resume();
  }
  turn.leave();
  expect(await limit()).toBe(MOST);
});

test('whose turn does not come in time is refused, and the others are let in as before', async () => {
  const turns = await enter(MOST);
  const early = outcomeOf(admission.enter());
  await jest.advanceTimersByTimeAsync(WAIT / 2);
  const late = outcomeOf(admission.enter());
  await jest.advanceTimersByTimeAsync(WAIT / 2);
  for (const turn of turns) turn.leave();
  expect([await early, await late]).toEqual(['refused', 'let in']);
});

test('nobody waits behind a line that is too long', async () => {
  await enter(MOST);
  const waiting = Array.from({ length: 2_000 }, () => outcomeOf(admission.enter()));
  expect(await outcomeOf(admission.enter())).toBe('refused');
  await jest.advanceTimersByTimeAsync(WAIT);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['refused']));
});

test('fewer are let in at once while the work takes long, but never fewer than ten, and more again when it does not', async () => {
  await work(5, 500);
  const fewer = await limit();
  expect(fewer).toBeLessThan(MOST);
  await work(60, 500);
  expect(await limit()).toBe(10);
  await work(3_000, 1);
  expect(await limit()).toBe(MOST);
});

test('fewer are let in at once while something that they need is too busy', async () => {
  await refuse(60);
  expect(await limit()).toBe(10);
});
