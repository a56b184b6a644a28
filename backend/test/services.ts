import type { EntityManager } from 'typeorm';
import { createLogger } from '../src/core/logging/logger.js';
import { PictureMaker } from '../src/core/pictures/picture-maker.js';
import { createAccountParts } from '../src/modules/accounts/index.js';
import { createWebhookParts } from '../src/modules/webhooks/index.js';
import { createServices, type Services } from '../src/server/services.js';
import { TEST_SECRET, type TestServer } from './server.js';

/** The services of a request to a test server, for what no request asks for. What they would do after a commit is left out. */
export function servicesOf({ dataSource, store, url }: TestServer, manager: EntityManager = dataSource.manager): Services {
  const accounts = createAccountParts(dataSource, {
    mailer: { send: async () => undefined },
    logger: createLogger('silent'),
    publicUrl: url,
    sessionSecret: TEST_SECRET,
    noticeDelay: 0,
    limitsUse: false,
    apiTokenLimit: 120,
    signInOptions: { methods: [], minPasswordLength: 6, sendsMail: true },
  });
  const site = { mapTiles: { url: '', attribution: '' }, contact: {}, socialLinks: [], hasGraphiql: true };
  return createServices({ dataSource, site, accounts, photos: { store, pictureMaker: new PictureMaker() }, webhooks: createWebhookParts(false) }, manager, {
    afterCommit: () => undefined,
  });
}
