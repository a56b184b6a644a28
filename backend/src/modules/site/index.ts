export {
  type AccentPalette,
  accentPalette,
  effectiveValues,
  fieldsIn,
  GROUP_NAMES,
  type GroupName,
  type GroupValues,
  type LanguageCode,
  lockedFields,
  type PictureUse,
  readableAccent,
  readValues,
  Setting,
  SETTING_GROUPS,
  type SettingField,
  type SettingVariables,
  SiteSettings,
} from './settings/index.js';
export type { SiteModule } from './site.module.js';
export { siteFields } from './site.compiled.js';
export { SiteResolver } from './site.resolver.js';
export { Accent, type FixedSite, publicSite, type Site, sitePicturePath } from './site.type.js';
