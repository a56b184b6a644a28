import type http from 'node:http';

/** A server on its way out: it is first taken off the list of those that serve, and then asks whoever is connected to connect anew. */
export class Leaving {
  private isEnding = false;
  private readonly unanswered = new Set<http.ServerResponse>();

  /** Whether no more requests should be sent here, though those that come are answered. */
  isAnnounced = false;

  /** A request has come that this response answers. */
  begin(response: http.ServerResponse): void {
    response.shouldKeepAlive &&= !this.isEnding;
    this.unanswered.add(response);
  }

  /** Its answer has come to an end. */
  end(response: http.ServerResponse): void {
    this.unanswered.delete(response);
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
