export { ApiToken, ApiTokenScope } from './api-token.entity.js';
export { ApiTokenService, isApiToken, type Quota } from './api-token.service.js';
