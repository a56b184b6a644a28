export { createCategoryModule, type CategoryModule } from './category.module.js';
export { CategoryResolver } from './category.resolver.js';
