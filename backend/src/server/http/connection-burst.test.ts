import { EventEmitter } from 'node:events';
import type http from 'node:http';
import { afterConnectionBurst } from './connection-burst.js';

/** Waits for the next turn of the event loop, after callbacks that are already scheduled for it. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

let server: EventEmitter;
let handled: number[];
let send: (n: number) => void;
beforeEach(() => {
  server = new EventEmitter();
  handled = [];
  const handle = afterConnectionBurst(server as http.Server, (request) => void handled.push(request as unknown as number));
  send = (n) => handle(n as unknown as http.IncomingMessage, undefined);
});

/** Opens one connection in each of so many turns. */
async function arrive(turns: number): Promise<void> {
  for (let n = 0; n < turns; n += 1) {
    server.emit('connection');
    await turn();
  }
}

test('a request is handled at once if no or few connections arrive', async () => {
  send(1);
  expect(handled).toEqual([1]);
  await arrive(5);
  send(2);
  expect(handled).toEqual([1, 2]);
});

test('requests wait until a connection burst is accepted, then run in their order', async () => {
  await arrive(10);
  send(1);
  send(2);
  await arrive(10);
  expect(handled).toEqual([]);
  await turn();
  await turn();
  expect(handled).toEqual([1, 2]);
  send(3);
  expect(handled).toEqual([1, 2, 3]);
});

test('an endless connection burst does not hold requests back forever', async () => {
  await arrive(10);
  send(1);
  while (handled.length === 0) await arrive(1);
  expect(handled).toEqual([1]);
});
