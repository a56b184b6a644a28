export { type FieldOf, GROUPS, type LocalizedValue, type PictureUse, type SettingField, type SettingFields, type SettingValues } from './declarations';
export { fieldPath, groupName, itemName, loggedChange, optionText, settingText, valueText } from './words';
