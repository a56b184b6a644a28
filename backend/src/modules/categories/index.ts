export { createCategoryModule, type CategoryModule } from './category.module.js';
export { CategoryResolver } from './category.resolver.js';
export { categoryRoutes } from './category.rest.js';
export { movePlaces, movePlacesHandler } from './move-places.job.js';
export { MOVE_PLACES } from './move-places.task.js';
