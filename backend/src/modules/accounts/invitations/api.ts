export { InvitationResolver } from './invitation.resolver.js';
export { invitationRoutes } from './invitation.rest.js';
