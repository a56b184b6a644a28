export { MailPreferencesResolver } from './mail-preferences.resolver.js';
export { mailPreferencesRoutes } from './mail-preferences.rest.js';
