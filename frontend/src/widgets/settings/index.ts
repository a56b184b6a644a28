export {
  CATEGORIES,
  CATEGORY_FIELDS,
  type FieldOf,
  GROUPS,
  type LocalizedValue,
  type PictureUse,
  type SettingField,
  type SettingFields,
  type SettingValues,
  SLUG_FIELD,
} from './declarations';
export { fieldPath, groupName, itemName, optionText, settingText } from './texts';
export { loggedChange, recordText, valueText } from './words';
