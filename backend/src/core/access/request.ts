import type { Caller, PresentViewer, Viewer } from './viewer.js';

/** What GraphQL and REST know of a request besides its input. */
export interface RequestScope<Services = unknown> {
  readonly viewer: Viewer | null;
  readonly caller: Caller;
  /** Services and loaders of this request; within `transaction` they work in it. */
  readonly services: Services;
  /** Runs a write, all or none of it. What the services leave for after the commit is done then. */
  transaction<T>(write: () => Promise<T>): Promise<T>;
}

/** A request by somebody who is signed in. */
export type SignedInScope<Services = unknown> = RequestScope<Services> & { readonly viewer: Viewer };

/** A request by somebody who has signed in themselves. */
export type InPersonScope<Services = unknown> = RequestScope<Services> & { readonly viewer: PresentViewer };
