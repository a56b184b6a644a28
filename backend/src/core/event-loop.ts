/** Time slice (ms) of synchronous work. After it, the work yields to the event loop. */
const SLICE = 25;

/** Start of the work in the current turn of the event loop (`performance.now()`). */
let begun: number | undefined;

/**
 * Returns whether the work of this turn of the event loop has used up its time slice. Long work asks before each of its parts; all work of the turn
 * shares the slice.
 */
export function shouldYield(): boolean {
  if (begun !== undefined) return performance.now() - begun > SLICE;
  begun = performance.now();
  setImmediate(() => {
    begun = undefined;
  });
  return false;
}

/** Yields to the event loop: resolves in its next turn. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
