import type { Caller, PresentViewer, Viewer } from './viewer.js';

/** Context of a request besides its input, the same for GraphQL and REST. */
export interface RequestScope<Services = unknown> {
  readonly viewer: Viewer | null;
  readonly caller: Caller;
  /** Services and loaders of this request. Inside `transaction` they use its connection. */
  readonly services: Services;
  /** Runs a write in one transaction. Afterwards it runs the work that services have deferred until the commit. */
  transaction<T>(write: () => Promise<T>): Promise<T>;
}

/** A request on behalf of a user, with a session or an API token. */
export type SignedInScope<Services = unknown> = RequestScope<Services> & { readonly viewer: Viewer };

/** A request with a session, not with an API token. */
export type InPersonScope<Services = unknown> = RequestScope<Services> & { readonly viewer: PresentViewer };
