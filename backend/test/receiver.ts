import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A message that the receiver has got. */
export interface Received {
  headers: Record<string, string>;
  body: string;
}

export interface Receiver {
  /** URL of the receiver on this machine. */
  readonly url: string;
  readonly received: Received[];
  /** Response to all later messages; without a status, the receiver never responds. */
  answer: { status?: number; headers?: Record<string, string> };
  stop(): void;
}

/** Starts a server that receives the messages of webhooks. */
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
