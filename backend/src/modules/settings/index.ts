export { MailTrialResolver } from './mail-trial.resolver.js';
export { mailTrialRoutes } from './mail-trial.rest.js';
export { createSettingsModule, type SettingsModule, type SettingsParts } from './settings.module.js';
export { SettingsResolver } from './settings.resolver.js';
export { settingsRoutes } from './settings.rest.js';
export { SitePicture } from './site-picture.entity.js';
export { purgeSitePictures } from './site-picture.service.js';
