const src = 'backend/src';
const accounts = `${src}/modules/accounts`;
const INVITATIONS = [`${accounts}/invitations/invitation.test.ts`];
const RULES = [`${accounts}/registration/registration-rules.test.ts`];

/** Breakages of invitations, and of the settings that decide who can register. */
export const REGISTRATION = [
  {
    name: 'An invitation creates one account more than it allows',
    file: `${accounts}/invitations/invitation.entity.ts`,
    from: 'this.uses >= this.maxUses',
    to: 'this.uses > this.maxUses',
    tests: INVITATIONS,
  },
  {
    name: 'Ten people who open an invitation at once all get its last use',
    file: `${accounts}/invitations/invitation.service.ts`,
    from: "findOne(Invitation, { where, lock: { mode: 'pessimistic_write' } })",
    to: 'findOne(Invitation, { where })',
    tests: INVITATIONS,
  },
  {
    name: 'An expired invitation still creates accounts',
    file: `${accounts}/invitations/invitation.entity.ts`,
    from: 'return this.expiresAt <= new Date() ? InvitationState.EXPIRED : InvitationState.OPEN;',
    to: 'return InvitationState.OPEN;',
    tests: INVITATIONS,
  },
  {
    name: 'A revoked invitation still creates accounts',
    file: `${accounts}/invitations/invitation.entity.ts`,
    from: 'if (this.revokedAt || role',
    to: 'if (role',
    tests: INVITATIONS,
  },
  {
    name: 'An invitation makes people admins',
    file: `${accounts}/invitations/invitation.input.ts`,
    from: "['user', 'moderator'] as const",
    to: "['user', 'moderator', 'admin'] as const",
    tests: INVITATIONS,
  },
  {
    name: 'People register over REST and GraphQL although the site is closed',
    file: `${accounts}/account.actions.ts`,
    from: '  services.registrationRules.require(input.email, isInvited);\n',
    to: '',
    tests: RULES,
  },
  {
    name: 'A sign-in with Google or Facebook creates an account although the site is closed',
    file: `${accounts}/social/social.service.ts`,
    from: 'return this.refusal(email, { user, invitation }) ?? this.register',
    to: 'return this.register',
    tests: [`${src}/server/social/social.test.ts`],
  },
  {
    name: 'A sign-in is refused because a concurrent one has just created the account',
    file: `${accounts}/social/social.service.ts`,
    from: 'return (await this.find(profile)) ?? outcome;',
    to: 'return outcome;',
    tests: [`${src}/server/social/social.test.ts`],
  },
  {
    name: 'Addresses of a domain that only ends like a listed one can be registered',
    file: `${accounts}/registration/registration.rules.ts`,
    from: '!domains.includes(emailDomain(email))',
    to: '!domains.some((domain) => emailDomain(email).endsWith(domain))',
    tests: RULES,
  },
];
