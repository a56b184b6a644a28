export { Attribute } from './attribute.entity.js';
export {
  ATTRIBUTE_FIELDS,
  ATTRIBUTE_SECTIONS,
  ATTRIBUTE_KEY_RULES,
  ATTRIBUTE_KINDS,
  type AttributeFields,
  type AttributeKind,
  SCHEMA_PROPERTIES,
} from './attribute.fields.js';
export { ATTRIBUTE_RECORDS, AttributeList, type AttributeRecord, loadAttributes } from './attribute-list.js';
