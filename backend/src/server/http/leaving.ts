import type http from 'node:http';

/** A server on its way out: it is first taken off the list of those that serve, and then asks whoever is connected to connect anew. */
export class Leaving {
  private isEnding = false;
  private readonly unanswered = new Set<http.ServerResponse>();

  /** Whether no more requests should be sent here, though those that come are answered. */
  isAnnounced = false;

  constructor(httpServer: http.Server) {
    httpServer.prependListener('request', (_request, response) => {
      response.shouldKeepAlive &&= !this.isEnding;
      this.unanswered.add(response);
      response.once('close', () => this.unanswered.delete(response));
    });
  }

  announce(): void {
    this.isAnnounced = true;
  }

  /** From now on answers say `Connection: close`, those to requests under way, too. */
  closeConnections(): void {
    this.isEnding = true;
    for (const response of this.unanswered) response.shouldKeepAlive = false;
  }
}
