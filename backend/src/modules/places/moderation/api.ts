export { PlaceDecisionResolver } from './decision.resolver.js';
