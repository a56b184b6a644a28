export type { AttributeDefinition } from './attributes/index.js';
export { displayDescription, displayFields, displayName } from './display-texts.js';
export { textIn } from './localized-text.type.js';
export { type MailData, type MailValues, type PreviewedMail, SiteMails } from './mails/index.js';
export type { SitePage } from './pages/index.js';
export {
  type AccentPalette,
  accentPalette,
  Attribute,
  ATTRIBUTE_FIELDS,
  ATTRIBUTE_SECTIONS,
  ATTRIBUTE_KEY_RULES,
  type AttributeKind,
  AttributeList,
  type AttributeRecord,
  Category,
  CATEGORY_FIELDS,
  CATEGORY_PRESETS,
  CategoryList,
  type CategoryValues,
  type Confirmable,
  type DecisionMail,
  effectiveValues,
  fieldsIn,
  GROUP_NAMES,
  groupErrors,
  ICON_NAMES,
  iconPath,
  initialValues,
  type GroupName,
  type GroupValues,
  isLanguage,
  LANGUAGE_CODES,
  type LanguageCode,
  LEGAL_SLUGS,
  loadAttributes,
  loadCategories,
  lockedFields,
  MAIL_NAMES,
  type MailKind,
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
