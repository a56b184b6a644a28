import type http from 'node:http';
import { isSliceOver, nextSlice } from '../../core/slices.js';

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** Connections in as many turns of the event loop, one after the other, are a crowd. */
const CROWD = 8;
/** Milliseconds that requests are held back for a crowd at most. */
const LONGEST_HOLD = 250;

/**
 * Takes in a crowd of new connections before it goes on with requests. Node accepts one connection in each turn of the event loop
 * (https://github.com/libuv/libuv/pull/3696): where each turn has much to do, the last of some hundred would wait for seconds before anybody sees
 * them, and could neither be answered nor refused.
 */
export function afterArrivals(server: http.Server, handle: Handler): Handler {
  let held: Parameters<Handler>[] = [];
  let hasArrival = false;
  /** Turns with an arrival, one after the other; 0 where nobody watches. */
  let streak = 0;
  let begun = 0;

  function look(): void {
    const isOver = !hasArrival || performance.now() - begun > LONGEST_HOLD;
    hasArrival = false;
    streak = isOver ? 0 : streak + 1;
    if (!isOver) {
      setImmediate(look);
      return;
    }
    void release(held);
    held = [];
  }

  /** The first are worked on while the last are still looked at. */
  async function release(all: Parameters<Handler>[]): Promise<void> {
    for (const one of all) {
      while (isSliceOver()) await nextSlice();
      handle(...one);
    }
  }

  server.on('connection', () => {
    hasArrival = true;
    if (streak > 0) return;
    streak = 1;
    begun = performance.now();
    setImmediate(look);
  });
  return (...one) => {
    if (streak < CROWD) handle(...one);
    else held.push(one);
  };
}
