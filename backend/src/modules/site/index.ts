export type { SitePage } from './pages/index.js';
export {
  type AccentPalette,
  accentPalette,
  type Confirmable,
  effectiveValues,
  fieldsIn,
  GROUP_NAMES,
  groupErrors,
  type GroupName,
  type GroupValues,
  type LanguageCode,
  LEGAL_SLUGS,
  lockedFields,
  type PictureUse,
  readableAccent,
  readValues,
  RESERVED_SLUGS,
  Setting,
  SETTING_GROUPS,
  type SettingField,
  type SettingVariables,
  SiteSettings,
  stampChanges,
} from './settings/index.js';
export { createSiteModule, type SiteModule } from './site.module.js';
export { siteFields } from './site.compiled.js';
export { SiteResolver } from './site.resolver.js';
export { Accent, type Site, sitePicturePath } from './site.type.js';
