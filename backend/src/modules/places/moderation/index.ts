export { PlaceDecisionService } from './decision.service.js';
