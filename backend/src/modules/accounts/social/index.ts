export { createIdentityLoader } from './identity.loader.js';
export { SIGN_IN_REFUSALS, type SocialProfile, SocialService, type SocialSignIn } from './social.service.js';
