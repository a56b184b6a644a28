export { AccountCitiesResolver, AdminUserCitiesResolver, InvitationCitiesResolver } from './moderated-cities.resolver.js';
