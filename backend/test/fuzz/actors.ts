import { ROLES } from '../../src/core/access/index.js';

export const ACTORS = ['visitor', ...ROLES] as const;
export type Actor = (typeof ACTORS)[number];
type Headers = Record<string, string>;

/** One user of every role, each with a session. A session that has ended is replaced. */
export class Actors {
  private readonly signedIn = new Map<Actor, Headers>();

  /** @param signIn creates a user of a role, and returns the headers of a session */
  constructor(private readonly signIn: (role: string) => Promise<Headers>) {}

  async headersOf(actor: Actor): Promise<Headers> {
    if (actor === 'visitor') return {};
    const headers = this.signedIn.get(actor) ?? (await this.signIn(actor));
    this.signedIn.set(actor, headers);
    return headers;
  }

  /** Forgets the session of an actor if a response says that it has ended. */
  look(actor: Actor, { text }: { text: string }): void {
    if (text.includes('"UNAUTHENTICATED"')) this.signedIn.delete(actor);
  }
}
