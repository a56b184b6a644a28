import type { EntityManager } from 'typeorm';
import type { AccountModule } from '../accounts/index.js';
import { ActivityTarget } from '../activities/index.js';
import { SettingsService } from './settings.service.js';
import { SitePictureService } from './site-picture.service.js';

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export function createSettingsModule(manager: EntityManager, left: AccountModule) {
  left.activities.track({
    kind: ActivityTarget.SETTING,
    table: 'settings',
    label: 't.name',
    touch: 'version = t.version + 1, updated_at = now()',
    revertible: ['value'],
    guarded: { columns: ['value'], rule: 'admin-in-person' },
  });
  const sitePictures = new SitePictureService(manager);
  const { activities, userById, siteSettings } = left;
  return { ...left, sitePictures, settings: new SettingsService(manager, { siteSettings, activities, userById, sitePictures }) };
}
export type SettingsModule = ReturnType<typeof createSettingsModule>;
