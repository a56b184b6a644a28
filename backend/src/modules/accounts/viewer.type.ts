import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { allows, type Role, type Viewer } from '../../core/access/index.js';
import { Conflict } from '../../core/errors/index.js';
import type { User } from '../users/index.js';
import { IDENTITY_PROVIDERS, type IdentityProvider } from './user-identity.entity.js';

export const UserRole: Record<Uppercase<Role>, Role> = { USER: 'user', MODERATOR: 'moderator', ADMIN: 'admin' };
registerEnumType(UserRole, {
  name: 'UserRole',
  description: 'Role of a user.',
  valuesConfig: {
    USER: { description: 'A user without special permissions.' },
    MODERATOR: { description: 'Decides about contributions and reports.' },
    ADMIN: { description: 'Manages the content and the users, and has the permissions of a moderator.' },
  },
});

export enum SignInMethod {
  LOCAL = 'local',
  GOOGLE = 'google',
  FACEBOOK = 'facebook',
}
registerEnumType(SignInMethod, {
  name: 'SignInMethod',
  description: 'A sign-in method.',
  valuesConfig: {
    LOCAL: { description: 'E-mail address and password.' },
    GOOGLE: { description: 'A Google account.' },
    FACEBOOK: { description: 'A Facebook account.' },
  },
});

export const METHODS: Record<IdentityProvider, SignInMethod> = { google: SignInMethod.GOOGLE, facebook: SignInMethod.FACEBOOK };

/** Returns the external provider of a sign-in method. @throws Conflict for the password */
export function providerBehind(method: SignInMethod): IdentityProvider {
  const provider = IDENTITY_PROVIDERS.find((one) => METHODS[one] === method);
  if (!provider) throw new Conflict('accounts.passwordNotRemovable');
  return provider;
}

@ObjectType({ description: 'Permissions of the signed-in user.' })
export class ViewerRights {
  @Field(() => Boolean, { description: 'Whether the user may use the admin console.' })
  administer: boolean;

  @Field(() => Boolean, { description: 'Whether the user may decide about contributions of others.' })
  moderate: boolean;
}

/** Returns the permissions of a signed-in user. */
export const viewerRights = (viewer: Viewer | null): ViewerRights => ({ administer: allows('admin', viewer), moderate: allows('moderator', viewer) });

@ObjectType({ description: 'The account of the signed-in user, as only they see it.' })
export class Account {
  @Field(() => ID, { description: 'Stable identifier.' })
  id: string;

  @Field(() => String, { description: 'Public name.' })
  name: string;

  @Field(() => String, { description: 'E-mail address; only the user and admins see it.' })
  email: string;

  @Field(() => UserRole, { description: 'Role of the user.' })
  role: Role;

  moderatedCityIds: string[] | null;

  @Field(() => String, { nullable: true, description: 'URL of the picture, signed while the picture is not public; null if there is none.' })
  avatarUrl: string | null;

  @Field(() => Boolean, { description: 'Whether the picture waits to be public: for a confirmed e-mail address or the approval of a moderator.' })
  isAvatarWaiting: boolean;

  @Field(() => SignInMethod, { description: 'Main sign-in method: `LOCAL` if the account has a password, else its oldest provider.' })
  provider: SignInMethod;

  @Field(() => [SignInMethod], { description: 'Sign-in methods of the account.' })
  signInMethods: SignInMethod[];

  @Field(() => Boolean, { description: 'Whether the e-mail address is confirmed.' })
  isVerified: boolean;

  @Field(() => String, { nullable: true, description: 'New e-mail address that is not confirmed yet; null if there is none.' })
  pendingEmail: string | null;

  @Field(() => Boolean, { description: 'Whether the user receives e-mails about decisions on their contributions.' })
  wantsDecisionMails: boolean;

  @Field(() => String, { nullable: true, description: 'Language of e-mails to the user, such as `de`; null for that of the site.' })
  language: string | null;

  @Field(() => Date, { description: 'Time of registration.' })
  createdAt: Date;
}

@ObjectType({ description: 'Sign-in options of this site.' })
export class SignInOptions {
  @Field(() => [SignInMethod], { description: 'Sign-in methods that are set up.' })
  methods: SignInMethod[];

  @Field(() => Int, { description: 'Minimum length of a new password, in characters.' })
  minPasswordLength: number;

  @Field(() => Boolean, { description: 'Whether this site sends e-mail.' })
  sendsMail: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Folder of the e-mails, if the site is not set up to send them; null for users who are not admins.',
  })
  mailFolder?: string;
}

@ObjectType('SignInPayload', { description: 'A new session.' })
export class SignIn {
  @Field(() => String, { description: 'Session token, shown only once; send it as `Authorization: Bearer …`.' })
  token: string;

  @Field(() => Date, { description: 'Expiry time of the session.' })
  expiresAt: Date;

  @Field(() => Account, { description: 'The signed-in user.' })
  viewer: Account;
}

type Credentials = Pick<User, 'passwordHash'>;

/** Returns the sign-in methods of an account. @param providers its external providers, the oldest first */
export const methodsOf = ({ passwordHash }: Credentials, providers: readonly SignInMethod[]): SignInMethod[] => [
  ...(passwordHash === null ? [] : [SignInMethod.LOCAL]),
  ...providers,
];

/** Returns the main sign-in method: the password if the account has one, else its oldest provider. */
export const providerOf = (user: Credentials, providers: readonly SignInMethod[]): SignInMethod => methodsOf(user, providers)[0] ?? SignInMethod.LOCAL;

/** Builds the `Account` of a user. */
export function accountOf(user: User, providers: readonly SignInMethod[], pendingEmail: string | null): Account {
  const { id, name, email, role, moderatedCityIds, avatarUrl, isVerified, createdAt, wantsDecisionMails, language } = user;
  const ways = { signInMethods: methodsOf(user, providers), provider: providerOf(user, providers) };
  return {
    id,
    name,
    email,
    role,
    moderatedCityIds,
    avatarUrl,
    isAvatarWaiting: false,
    isVerified,
    createdAt,
    wantsDecisionMails,
    language,
    pendingEmail,
    ...ways,
  };
}
