export { createModerationModule, type ModerationModule } from './moderation.module.js';
export type { WaitingAge } from './moderation.query.js';
export { ModerationAuthorResolver, ModerationResolver } from './moderation.resolver.js';
