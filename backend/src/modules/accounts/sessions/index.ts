export { type SessionClaims, SessionTokens } from './session-tokens.js';
export { Session } from './session.entity.js';
export { SessionService, VIEWER_SQL, type ViewerRow } from './session.service.js';
