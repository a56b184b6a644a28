export { SessionTokens } from './session-tokens.js';
export { Session } from './session.entity.js';
export { SessionService } from './session.service.js';
