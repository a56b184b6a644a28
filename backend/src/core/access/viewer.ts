/** Roles of users, from the fewest rights to the most. */
export const ROLES = ['user', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The user on whose behalf a request is made, by session or API token. */
export interface Viewer {
  readonly id: string;
  readonly role: Role;
  /** Ids of the cities that a moderator decides about; null for all cities. It does not matter for other roles, where it is null. */
  readonly cityIds: readonly string[] | null;
  /** Whether the e-mail address is confirmed. */
  readonly isConfirmed?: boolean;
  /** Null for a request with an API token. */
  readonly sessionId: string | null;
  /** Whether the API token can only read. */
  readonly isReadOnly?: boolean;
  /** Id of the change that a job makes for the user in portions. */
  readonly changeId?: string;
}

/** A user with a session, as opposed to an API token. */
export type PresentViewer = Viewer & { readonly sessionId: string };

/** Origin of a request. */
export interface Caller {
  /** Network of the client's address (`networkOf`), determined with the configured number of trusted proxies. */
  readonly network: string;
  /** The `User-Agent` header; empty if the client sends none. */
  readonly userAgent: string;
  /** Waits for something outside this process. Meanwhile another request can use this request's slot in the concurrency limiter. */
  readonly aside: <T>(wait: () => Promise<T>) => Promise<T>;
}
