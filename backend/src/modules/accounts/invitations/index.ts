export { Invitation } from './invitation.entity.js';
export { purgeInvitations } from './invitation.purge.js';
export { InvitationService } from './invitation.service.js';
