import type http from 'node:http';

/** Graceful shutdown: first makes load balancers stop sending requests, then closes connections, so that clients connect to another server. */
export class GracefulShutdown {
  private isEnding = false;
  private readonly unanswered = new Set<http.ServerResponse>();

  /** Whether `/readyz` responds 503. Requests that still arrive are served. */
  isAnnounced = false;

  /** Registers the response of a new request. */
  begin(response: http.ServerResponse): void {
    response.shouldKeepAlive &&= !this.isEnding;
    this.unanswered.add(response);
  }

  /** Unregisters a response that has ended. */
  end(response: http.ServerResponse): void {
    this.unanswered.delete(response);
  }

  announce(): void {
    this.isAnnounced = true;
  }

  /** Sends `Connection: close` with every response from now on, including those of requests in progress. */
  closeConnections(): void {
    this.isEnding = true;
    for (const response of this.unanswered) response.shouldKeepAlive = false;
  }
}
