export { Decision, DecisionKind } from './decision.entity.js';
export { DecisionResolver } from './decision.resolver.js';
export { LAST_DECISIONS } from './standing.loader.js';
export { createStandingModule, type StandingModule } from './standing.module.js';
export { ModerationRules } from './moderation.rules.js';
export { countsAsReporter, reportsADay, waitingSuggestions } from './standing.policy.js';
export { purgeDecisions } from './standing.purge.js';
export { contributions, type Standing } from './standing.query.js';
export type { Decided, StandingService } from './standing.service.js';
