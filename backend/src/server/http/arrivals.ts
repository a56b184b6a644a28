import type http from 'node:http';
import { isSliceOver, nextSlice } from '../../core/slices.js';

type Handler<Response> = (request: http.IncomingMessage, response: Response) => void;

/** Connections in as many turns of the event loop, one after the other, are a crowd. */
const CROWD = 8;
/** Milliseconds that requests are held back for a crowd at most. */
const LONGEST_HOLD = 250;

/**
 * Takes in a crowd of new connections before it goes on with requests. Node accepts one connection in each turn of the event loop
 * (https://github.com/libuv/libuv/pull/3696): where each turn has much to do, the last of some hundred would wait for seconds before anybody sees
 * them, and could neither be answered nor refused.
 * @param onHeld called with each request that is held back
 */
export function afterArrivals<Response>(server: http.Server, handle: Handler<Response>, onHeld: () => void = () => undefined): Handler<Response> {
  let held: Parameters<Handler<Response>>[] = [];
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
  async function release(all: Parameters<Handler<Response>>[]): Promise<void> {
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
    if (streak < CROWD) {
      handle(...one);
      return;
    }
    held.push(one);
    onHeld();
  };
}
