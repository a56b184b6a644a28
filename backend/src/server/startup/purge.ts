import type { DataSource } from 'typeorm';
import { purgeBackgroundJobs, purgeFailedJobs } from '../../core/jobs/index.js';
import type { FileStore } from '../../core/storage/index.js';
import { purgeInvitations } from '../../modules/accounts/index.js';
import { purgeCities } from '../../modules/cities/index.js';
import { purgeLists } from '../../modules/favorites/index.js';
import { purgeImportChanges } from '../../modules/imports/index.js';
import { purgePhotos } from '../../modules/photos/index.js';
import { purgePlaces } from '../../modules/places/index.js';
import { forgetNetworks } from '../../modules/reports/index.js';
import { purgeReviews } from '../../modules/reviews/index.js';
import { purgeSitePictures } from '../../modules/settings/index.js';
import { purgeDecisions } from '../../modules/standing/index.js';
import { purgeWebhookDeliveries } from '../../modules/webhooks/index.js';

/**
 * Deletes for good what was deleted long ago, outdated records, and photos that nothing uses: dependent rows first, files last. Several
 * instances can run it at the same time.
 * @returns the number of deleted rows and photos
 */
export async function purge(dataSource: DataSource, store: FileStore): Promise<number> {
  let purged = 0;
  const records = [purgeReviews, purgePlaces, purgeCities, purgeLists, purgeWebhookDeliveries, purgeDecisions, purgeInvitations, forgetNetworks];
  for (const one of [...records, purgeImportChanges, purgeSitePictures, purgeFailedJobs, purgeBackgroundJobs]) purged += await one(dataSource);
  return purged + (await purgePhotos(dataSource, store));
}
