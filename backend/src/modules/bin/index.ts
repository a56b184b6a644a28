export { type BinModule, createBinModule } from './bin.module.js';
export { BinResolver } from './bin.resolver.js';
export { binRoutes } from './bin.rest.js';
export { EMPTY_BIN } from './bin.task.js';
