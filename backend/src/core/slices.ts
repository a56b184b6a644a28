/** Milliseconds of work in JavaScript, after which whoever waits for the process has a turn. */
const SLICE = 25;

/** When the work began that is done in this turn of the event loop. */
let begun: number | undefined;

/** Whether work that asks this before each of its parts has been at it for long in this turn of the event loop, all of it together. */
export function isSliceOver(): boolean {
  if (begun !== undefined) return performance.now() - begun > SLICE;
  begun = performance.now();
  setImmediate(() => {
    begun = undefined;
  });
  return false;
}

/** Waits for the next turn of the event loop. */
export const nextSlice = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
