import type http from 'node:http';
import { shouldYield, yieldToEventLoop } from '../../core/event-loop.js';

type Handler<Response> = (request: http.IncomingMessage, response: Response) => void;

/** A connection burst is at least this many consecutive turns of the event loop, each with a new connection. */
const CROWD = 8;
/** Maximum time (ms) that a connection burst holds requests back. */
const LONGEST_HOLD = 250;

/**
 * Accepts a burst of new connections before it handles requests. Node accepts one connection per turn of the event loop
 * (https://github.com/libuv/libuv/pull/3696). If each turn did much work, the last of some hundred connections would wait for seconds, and could
 * neither be answered nor refused.
 * @param onHeld called once for each request that is held back
 */
export function afterConnectionBurst<Response>(server: http.Server, handle: Handler<Response>, onHeld: () => void = () => undefined): Handler<Response> {
  let held: Parameters<Handler<Response>>[] = [];
  let hasArrival = false;
  /** Number of consecutive turns with a new connection; 0 while no turn is watched. */
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

  /** Handles the held requests, and yields to the event loop in between, so that work on the first ones proceeds. */
  async function release(all: Parameters<Handler<Response>>[]): Promise<void> {
    for (const one of all) {
      while (shouldYield()) await yieldToEventLoop();
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
