import type { Caller, RequestScope } from '../core/access/index.js';
import { repeatUndone } from '../core/db/index.js';
import type { Logger } from '../core/logging/index.js';
import { isApiToken, type Quota } from '../modules/accounts/index.js';
import { createServices, type ServiceParts, type Services } from './services.js';

/** Data of one request: its user, services and loaders. GraphQL, REST and the pages share it. */
export interface Context extends RequestScope<Services> {
  readonly requestId: string;
  /** Remaining uses of the request's API token; undefined for requests without one. */
  readonly quota?: Quota;
}

interface Incoming {
  requestId: string;
  caller: Caller;
  /** Bearer token of the request: a session token or an API token. */
  token?: string;
}

interface ContextParts extends ServiceParts {
  logger: Logger;
  /** Waits until this process has invalidated the cached responses that earlier commits made stale. */
  settled: () => Promise<void>;
}

/** Creates the context of a request. An invalid token makes the request anonymous. */
export async function createContext(parts: ContextParts, { requestId, caller, token }: Incoming): Promise<Context> {
  const { dataSource, settled } = parts;
  const logger = parts.logger.child({ requestId });
  const own: ServiceParts = { ...parts, accounts: { ...parts.accounts, logger } };
  const onPool = (): Services => createServices(own, dataSource.manager);

  // Resolvers hold this object. A transaction therefore replaces its properties, at its begin and its end, each time with empty loaders.
  const services = onPool();

  async function transaction<T>(write: () => Promise<T>): Promise<T> {
    try {
      const result = await repeatUndone(() =>
        dataSource.transaction((manager) => {
          Object.assign(services, createServices(own, manager));
          return write();
        }),
      );
      await settled();
      return result;
    } finally {
      Object.assign(services, onPool());
    }
  }
  const use = token && isApiToken(token) ? await services.apiTokens.use(token) : null;
  const viewer = use ? use.viewer : token ? await services.sessions.viewerOf(token) : null;
  return { requestId, caller, services, transaction, viewer, quota: use?.quota };
}
