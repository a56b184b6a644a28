import type { EntityManager } from 'typeorm';
import type { AccountModule } from '../accounts/index.js';
import { ActivityTarget } from '../activities/index.js';
import { SiteMails } from '../site/index.js';
import { MailTrialService, type TrialParts } from './mail-trial.service.js';
import { SettingsService } from './settings.service.js';
import { SitePictureService } from './site-picture.service.js';

/** Objects that each process creates once; the requests share them. */
export type SettingsParts = Pick<TrialParts, 'tryMail' | 'sender'>;

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export function createSettingsModule(manager: EntityManager, left: AccountModule, parts: SettingsParts) {
  left.activities.track({
    kind: ActivityTarget.SETTING,
    table: 'settings',
    label: 't.name',
    touch: 'version = t.version + 1, updated_at = now()',
    revertible: ['value'],
    guarded: { columns: ['value'], rule: 'admin-in-person' },
  });
  const sitePictures = new SitePictureService(manager);
  const { activities, userById, siteSettings, publicUrl, throttle } = left;
  const settings = new SettingsService(manager, { siteSettings, activities, userById, sitePictures });
  const mailTrials = new MailTrialService({ ...parts, settings, siteMails: new SiteMails(siteSettings, publicUrl), userById, throttle });
  return { ...left, sitePictures, settings, mailTrials };
}
export type SettingsModule = ReturnType<typeof createSettingsModule>;
