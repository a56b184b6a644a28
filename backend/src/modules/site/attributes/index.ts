export { AttributeDefinition } from './attribute.type.js';
export { AttributeDefinitions } from './attribute-definitions.js';
