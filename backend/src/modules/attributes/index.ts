export { keyProblem, valueErrors } from './attribute-rules.js';
export { type AttributeModule, createAttributeModule } from './attribute.module.js';
export { AttributeResolver } from './attribute.resolver.js';
export { attributeRoutes } from './attribute.rest.js';
export { loadColumns } from './reserved-names.js';
export { hasValues } from './used-values.query.js';
