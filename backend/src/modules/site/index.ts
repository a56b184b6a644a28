export type { SitePage } from './pages/index.js';
export {
  type AccentPalette,
  accentPalette,
  Category,
  CATEGORY_FIELDS,
  CategoryList,
  type CategoryValues,
  type Confirmable,
  effectiveValues,
  fieldsIn,
  GROUP_NAMES,
  groupErrors,
  ICON_NAMES,
  iconPath,
  type GroupName,
  type GroupValues,
  type LanguageCode,
  LEGAL_SLUGS,
  lockedFields,
  type PictureUse,
  readableAccent,
  readableUnderWhite,
  readValues,
  RESERVED_SLUGS,
  SCHEMA_TYPES,
  Setting,
  SETTING_GROUPS,
  type SettingField,
  type SettingVariables,
  SiteSettings,
  SLUG_RULES,
  stampChanges,
} from './settings/index.js';
export { createSiteModule, type SiteModule } from './site.module.js';
export { siteFields } from './site.compiled.js';
export { SiteResolver } from './site.resolver.js';
export { Accent, type Site, sitePicturePath } from './site.type.js';
