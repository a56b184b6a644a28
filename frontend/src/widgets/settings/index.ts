export {
  ATTRIBUTE_FIELDS,
  ATTRIBUTES,
  CATEGORIES,
  CATEGORY_FIELDS,
  type FieldOf,
  GROUPS,
  KEY_FIELD,
  type LocalizedValue,
  type PictureUse,
  type SettingField,
  type SettingFields,
  type SettingValues,
  SLUG_FIELD,
  TERM_FIELDS,
  TERM_KEY_FIELD,
  TERMS,
} from './declarations';
export { fieldPath, groupName, itemName, optionText, settingText } from './texts';
export { loggedChange, recordText, valueText } from './words';
