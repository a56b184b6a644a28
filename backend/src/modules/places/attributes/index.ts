export {
  type AttributeValue,
  type AttributeValues,
  cellOf,
  isAttributeValues,
  isOfKind,
  joinedText,
  MOST_ATTRIBUTES,
  MOST_OPTIONS,
  parsedValue,
  readAttributes,
  textsOf,
  valueOf,
  visibleValues,
} from './attribute-values.js';
export { AttributeInput } from './attribute.input.js';
export { PlaceAttribute } from './place-attribute.type.js';
export { AttributeNames, NamesArgs, PlaceAttributesArgs } from './shown-attributes.js';
