/** What a person may do in the guide, from least to most. */
export const ROLES = ['user', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The person on whose behalf a request comes: whoever its session belongs to, or its API token. */
export interface Viewer {
  readonly id: string;
  readonly role: Role;
  /** Null where an API token speaks for the person. */
  readonly sessionId: string | null;
  /** The token may look, but not change anything. */
  readonly isReadOnly?: boolean;
}

/** A person who has signed in themselves, and not a program of theirs. */
export type PresentViewer = Viewer & { readonly sessionId: string };

/** Where a request comes from. */
export interface Caller {
  /** What its network address counts as (`networkOf`), as far as the configured proxies are believed. */
  readonly network: string;
  /** What the browser says about itself; empty where it says nothing. */
  readonly userAgent: string;
  /** Waits for something else than this process, and lets others have the request's turn meanwhile. */
  readonly aside: <T>(wait: () => Promise<T>) => Promise<T>;
}
