export { AccountLink, type LinkKind } from './account-link.entity.js';
export { AddressMemory } from './address-memory.js';
export { ConfirmationRules } from './confirmation.rules.js';
export { cancelLinks, LINK_LIFE, LinkService, pendingEmailSql, tokenOf } from './link.service.js';
export { REGISTRATION_REFUSALS, type RegistrationRefusal, RegistrationRules } from './registration.rules.js';
export { Throttle } from './throttle.js';
export { WaysInService } from './ways-in.service.js';
