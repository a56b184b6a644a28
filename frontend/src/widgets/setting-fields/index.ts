export { blankValues, savedSettings, settingsSchema } from './settingsForm';
export type { SettingForm } from './control';
export { LockedField } from './LockedField';
export { SettingControl } from './SettingControl';
export { fieldPathOf, settingsParts } from './settingsParts';
