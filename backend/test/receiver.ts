import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A message that a receiver has got. */
export interface Received {
  headers: Record<string, string>;
  body: string;
}

export interface Receiver {
  /** Where it listens, on this machine. */
  readonly url: string;
  readonly received: Received[];
  /** What it answers from now on; without a status it never does. */
  answer: { status?: number; headers?: Record<string, string> };
  stop(): void;
}

/** Starts what webhooks can lead to. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers as Record<string, string>, body });
      const { status, headers } = receiver.answer;
      if (status !== undefined) response.writeHead(status, headers).end('Thank you');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answer: { status: 204 },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
  return receiver;
}
