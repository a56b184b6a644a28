import path from 'node:path';
import type { DataSource } from 'typeorm';
import type { Env } from '../core/config/index.js';
import type { Logger } from '../core/logging/index.js';
import { createTrial, readMailbox } from '../core/mail/index.js';
import { PictureMaker, SignedAddresses } from '../core/pictures/index.js';
import type { FileStore } from '../core/storage/index.js';
import { worldMap } from '../core/tiles/index.js';
import { createAccountParts } from '../modules/accounts/index.js';
import { isVisibleCity } from '../modules/cities/index.js';
import { createMapStore, mapFolder, type MapParts, MapTiles, MapUploads } from '../modules/maps/index.js';
import { createSiteModule, type SettingVariables, SiteSettings } from '../modules/site/index.js';
import { createWebhookParts } from '../modules/webhooks/index.js';
import type { ServiceParts } from './services.js';
import { signInOptionsOf } from './sign-in-options.js';
import { createSystemChecks } from './system-checks.js';

/** Periods (s) of signed addresses. */
const [MINUTE, HOUR] = [60, 3600];

interface Process {
  env: Env;
  dataSource: DataSource;
  logger: Logger;
  /** Storage of uploaded files. */
  store: FileStore;
  /** Secret that signs session tokens. */
  sessionSecret: string;
  siteSettings: SiteSettings;
}

/** Returns the settings that environment variables set. */
const settingVariables = ({ contact, socialLinks, mail, map }: Env): SettingVariables => ({
  CONTACT_EMAIL: contact.email,
  CONTACT_PHONE: contact.phone,
  CONTACT_ADDRESS: contact.address,
  MAIL_FROM: readMailbox(mail.from).name || undefined,
  MAP_SOURCE: map.source,
  MAP_TILE_URL: map.tileUrl,
  MAP_TILE_ATTRIBUTION: map.tileAttribution,
  SOCIAL_LINKS: socialLinks.length > 0 ? socialLinks : undefined,
});

/** Reads the settings of the site from the database, and from environment variables. */
export async function readSiteSettings(env: Env, { manager }: DataSource): Promise<SiteSettings> {
  const settings = new SiteSettings(settingVariables(env), isVisibleCity);
  await settings.load(manager);
  return settings;
}

/** Folder of exported and uploaded packs. */
export const packFolder = ({ dataDir }: Pick<Env, 'dataDir'>): string => path.join(dataDir, 'packs');

/** Folder of uploaded files that are imported. */
export const importFolder = ({ dataDir }: Pick<Env, 'dataDir'>): string => path.join(dataDir, 'imports');

/** Creates the stores of map archives and of their uploaded files. */
export const createMapStores = (env: Pick<Env, 'dataDir' | 'bucket'>): Pick<MapParts, 'store' | 'uploads'> => ({
  store: createMapStore(env),
  uploads: new MapUploads(mapFolder(env)),
});

/** Creates the objects of a process for map archives. */
function createMapParts(env: Env, siteSettings: SiteSettings, logger: Logger): MapParts {
  const stores = createMapStores(env);
  return { ...stores, tiles: new MapTiles(siteSettings, stores.store, logger), allowsPrivate: env.webhookPrivateAddresses };
}

/** Creates the dependencies that all requests of a process share, from its configuration. */
export const createServiceParts = ({ env, dataSource, logger, store, sessionSecret, siteSettings }: Process): ServiceParts => ({
  dataSource,
  site: createSiteModule(siteSettings, { world: worldMap(), hasGraphiql: env.graphqlIntrospection && !env.graphqlSafelist }),
  accounts: createAccountParts(dataSource, {
    logger,
    publicUrl: env.publicUrl,
    sessionSecret,
    signInOptions: signInOptionsOf(env),
    noticeDelay: env.noticeDelay,
    limitsUse: env.rateLimit > 0,
    apiTokenLimit: env.apiTokenRateLimit,
  }),
  settings: { tryMail: createTrial(env.mail), sender: readMailbox(env.mail.from).address },
  photos: { store, pictureMaker: new PictureMaker(), addresses: new SignedAddresses(sessionSecret, { purpose: 'uploads', period: HOUR }) },
  imports: { folder: importFolder(env) },
  maps: createMapParts(env, siteSettings, logger),
  setup: { hasMail: env.mail.smtpUrl !== undefined, hasBackups: env.backup.schedule !== undefined },
  system: {
    check: createSystemChecks(env, dataSource),
    status: { folder: env.dataDir, isEmbedded: env.databaseUrl === undefined },
    backups: { settings: env.backup, addresses: new SignedAddresses(sessionSecret, { purpose: 'backups', period: MINUTE }) },
    packs: { folder: packFolder(env), addresses: new SignedAddresses(sessionSecret, { purpose: 'packs', period: MINUTE }) },
  },
  webhooks: createWebhookParts({ allowsPrivate: env.webhookPrivateAddresses, delay: env.noticeDelay, publicUrl: env.publicUrl }),
});
