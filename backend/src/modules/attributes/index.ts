export { type AttributeModule, createAttributeModule } from './attribute.module.js';
export { AttributeResolver } from './attribute.resolver.js';
export { attributeRoutes } from './attribute.rest.js';
