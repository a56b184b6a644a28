import { ROLES } from '../../src/core/access/viewer.js';

export const ACTORS = ['visitor', ...ROLES] as const;
export type Actor = (typeof ACTORS)[number];
type Headers = Record<string, string>;

/** People of every role with a session each; whose session has ended, is replaced. */
export class Actors {
  private readonly signedIn = new Map<Actor, Headers>();

  /** @param signIn makes somebody of a role, and gives the headers of a session of theirs */
  constructor(private readonly signIn: (role: string) => Promise<Headers>) {}

  async headersOf(actor: Actor): Promise<Headers> {
    if (actor === 'visitor') return {};
    const headers = this.signedIn.get(actor) ?? (await this.signIn(actor));
    this.signedIn.set(actor, headers);
    return headers;
  }

  /** Forgets a session where an answer to it says that it has ended. */
  look(actor: Actor, { text }: { text: string }): void {
    if (text.includes('"UNAUTHENTICATED"')) this.signedIn.delete(actor);
  }
}
