import type { EntityManager } from 'typeorm';
import { parseEnv } from '../src/core/config/index.js';
import { createLogger } from '../src/core/logging/index.js';
import { SiteSettings } from '../src/modules/site/index.js';
import { createServiceParts } from '../src/server/service-parts.js';
import { createServices, type Services } from '../src/server/services.js';
import { TEST_SECRET, type TestServer } from './server.js';

/** Creates the services of a request to a test server, for operations that no API offers. */
export function servicesOf(
  { dataSource, store, url }: TestServer,
  manager: EntityManager = dataSource.manager,
  settings: Record<string, string> = {},
): Services {
  const env = parseEnv({ NODE_ENV: 'test', RATE_LIMIT: '0', MAIL_DECISION_DELAY: '0', PUBLIC_URL: url, SMTP_URL: 'smtp://127.0.0.1:1', ...settings });
  const siteSettings = new SiteSettings({}, () => Promise.resolve(false));
  return createServices(createServiceParts({ env, dataSource, logger: createLogger('silent'), store, sessionSecret: TEST_SECRET, siteSettings }), manager);
}
