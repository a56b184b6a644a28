import type { RequestScope } from '../core/access/request.js';
import type { Caller } from '../core/access/viewer.js';
import { repeatUndone } from '../core/db/repeat.js';
import type { Logger } from '../core/logging/logger.js';
import { isApiToken, type Quota } from '../modules/accounts/index.js';
import { createServices, type ServiceParts, type Services } from './services.js';

/** One request: who asks, and with what it is answered. GraphQL, REST and the pages share it. */
export interface Context extends RequestScope<Services> {
  readonly requestId: string;
  /** How often the API token that came along may still be used; undefined where none did. */
  readonly quota?: Quota;
}

interface Incoming {
  requestId: string;
  caller: Caller;
  /** What a session travels as, or an API token. */
  token?: string;
}

interface ContextParts extends ServiceParts {
  logger: Logger;
  /** Waits until no answer is kept that a commit has outdated. */
  settled: () => Promise<void>;
}

/** Begins a request; a token that does not hold makes it a visitor's. */
export async function createContext(parts: ContextParts, { requestId, caller, token }: Incoming): Promise<Context> {
  const { dataSource, settled } = parts;
  const logger = parts.logger.child({ requestId });
  const own: ServiceParts = { ...parts, accounts: { ...parts.accounts, logger } };
  const onPool = (): Services => createServices(own, dataSource.manager);

  // Resolvers hold on to this object: what it contains is exchanged for the time of a transaction, and loaders begin anew after it.
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
