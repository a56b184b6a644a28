export { Attribute } from './attribute.entity.js';
export {
  ATTRIBUTE_FIELDS,
  ATTRIBUTE_KEY_RULES,
  type AttributeFields,
  type AttributeKind,
} from './attribute.fields.js';
export { ATTRIBUTE_RECORDS, AttributeList, type AttributeRecord, loadAttributes } from './attribute-list.js';
