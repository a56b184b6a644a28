export { type AccentPalette, accentPalette, readableAccent } from './accent.js';
export {
  Attribute,
  ATTRIBUTE_FIELDS,
  ATTRIBUTE_KEY_RULES,
  type AttributeFields,
  type AttributeKind,
  AttributeList,
  type AttributeRecord,
  loadAttributes,
} from './attributes/index.js';
export { readableUnderWhite } from './contrast.js';
export {
  Category,
  CATEGORY_FIELDS,
  CATEGORY_PRESETS,
  CategoryList,
  type CategoryRecord,
  type CategoryValues,
  ICON_NAMES,
  iconPath,
  loadCategories,
  SCHEMA_TYPES,
  SLUG_RULES,
} from './categories/index.js';
export { Definition } from './definition.entity.js';
export {
  GROUP_NAMES,
  groupErrors,
  type GroupName,
  type GroupValues,
  LEGAL_SLUGS,
  type MapSource,
  type PageRecord,
  RESERVED_SLUGS,
  SETTING_GROUPS,
} from './groups/index.js';
export { type MapRecord } from './maps/index.js';
export type { LinkRule, Publication } from './groups/moderation.js';
export { type Confirmable, REGISTRATION_MODES, type RegistrationMode } from './groups/registration.js';
export { fallbackLanguages, isLanguage, LANGUAGE_CODES, type LanguageCode, type OfferedLanguages } from './languages.js';
export { type DecisionMail, isDecisionMail, MAIL_KINDS, MAIL_NAMES, type MailKind, placeholdersOf } from './mail-kinds.js';
export { readValues } from './read-values.js';
export { Setting } from './setting.entity.js';
export {
  fieldsIn,
  initialValues,
  type Localized,
  type PictureUse,
  type SettingField,
  type SettingFields,
  type SettingVariables,
  type ValuesOf,
} from './setting-field.js';
export { effectiveValues, lockedFields, SiteSettings } from './site-settings.js';
export { stampChanges } from './stamp-changes.js';
export { loadSearchTerms, SearchTerm, type SearchTermRecord, TERM_FIELDS, TERM_KEY_RULES, type TermFields } from './terms/index.js';
