export { type AccentPalette, accentPalette, readableAccent } from './accent.js';
export { GROUP_NAMES, type GroupName, type GroupValues, SETTING_GROUPS } from './groups/index.js';
export { type Confirmable, REGISTRATION_MODES, type RegistrationMode } from './groups/registration.js';
export type { LanguageCode } from './languages.js';
export { readValues } from './read-values.js';
export { Setting } from './setting.entity.js';
export { fieldsIn, type Localized, type PictureUse, type SettingField } from './setting-field.js';
export { effectiveValues, lockedFields, type SettingVariables, SiteSettings } from './site-settings.js';
