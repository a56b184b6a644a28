type Kinds = Readonly<Record<string, readonly string[]>>;

/** Mails about accounts, with the placeholders that the operator can use besides those of `COMMON_PLACEHOLDERS`. */
const ACCOUNT_MAILS = {
  verifyAddress: [],
  resetPassword: [],
  powerGained: [],
  passwordChanged: [],
  emailChanged: ['email'],
  identityJoined: ['provider'],
  identityLeft: ['provider'],
  accountDeleted: [],
  accountRemoved: [],
} as const satisfies Kinds;

/** Mails about decisions on contributions, which users can turn off. */
const DECISION_MAILS = {
  placeApproved: ['place'],
  placeRejected: ['place'],
  editApplied: ['place'],
  editRejected: ['place'],
  reviewApproved: ['place'],
  reviewRejected: ['place'],
  photoApproved: ['date'],
  photoRejected: ['date'],
} as const satisfies Kinds;

export const MAIL_KINDS = { ...ACCOUNT_MAILS, ...DECISION_MAILS };

export type MailKind = keyof typeof MAIL_KINDS;
export type DecisionMail = keyof typeof DECISION_MAILS;

/** Whether users can turn off a mail. */
export const isDecisionMail = (mail: MailKind): mail is DecisionMail => Object.hasOwn(DECISION_MAILS, mail);

export const MAIL_NAMES = Object.keys(MAIL_KINDS) as MailKind[];

/** Placeholders of every mail: the name of the recipient, and that of the site. */
const COMMON_PLACEHOLDERS = ['name', 'site'] as const;

/** Returns the placeholders that the operator can use in a mail. */
export const placeholdersOf = (mail: MailKind): string[] => [...COMMON_PLACEHOLDERS, ...MAIL_KINDS[mail]];
