import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type Role } from '../../core/access/viewer.js';
import { Conflict } from '../../core/errors/index.js';
import type { User } from '../users/index.js';
import { IDENTITY_PROVIDERS, type IdentityProvider } from './user-identity.entity.js';

export const UserRole: Record<Uppercase<Role>, Role> = { USER: 'user', MODERATOR: 'moderator', ADMIN: 'admin' };
registerEnumType(UserRole, {
  name: 'UserRole',
  description: 'What a person may do in the guide.',
  valuesConfig: {
    USER: { description: 'Whoever has an account.' },
    MODERATOR: { description: 'Keeps the guide clean.' },
    ADMIN: { description: 'Runs the guide.' },
  },
});

export enum SignInMethod {
  LOCAL = 'local',
  GOOGLE = 'google',
  FACEBOOK = 'facebook',
}
registerEnumType(SignInMethod, {
  name: 'SignInMethod',
  description: 'A way to sign in.',
  valuesConfig: {
    LOCAL: { description: 'E-mail address and password.' },
    GOOGLE: { description: 'A Google account.' },
    FACEBOOK: { description: 'A Facebook account.' },
  },
});

export const METHODS: Record<IdentityProvider, SignInMethod> = { google: SignInMethod.GOOGLE, facebook: SignInMethod.FACEBOOK };

/** Whose account a way to sign in goes by. @throws Conflict for the password */
export function providerBehind(method: SignInMethod): IdentityProvider {
  const provider = IDENTITY_PROVIDERS.find((one) => METHODS[one] === method);
  if (!provider) throw new Conflict('A password can be changed, but not taken away.');
  return provider;
}

@ObjectType({ description: 'What the person who is signed in may do.' })
export class ViewerRights {
  @Field(() => Boolean, { description: 'Whether they may use the admin console.' })
  administer: boolean;

  @Field(() => Boolean, { description: 'Whether they may decide about what others contribute.' })
  moderate: boolean;
}

/** The signed-in person as they see themselves. */
@ObjectType({ description: 'The person who is signed in, as they see themselves.' })
export class Account {
  @Field(() => ID, { description: 'Stable identifier.' })
  id: string;

  @Field(() => String, { description: 'The name that others see.' })
  name: string;

  @Field(() => String, { description: 'E-mail address; others never see it.' })
  email: string;

  @Field(() => UserRole, { description: 'What they may do in the guide.' })
  role: Role;

  @Field(() => String, { nullable: true, description: 'Address of their picture, if there is one; signed, for them alone, as long as it waits.' })
  avatarUrl: string | null;

  @Field(() => Boolean, { description: 'Whether only they and moderators see their picture, until their address is confirmed or a moderator approves it.' })
  isAvatarWaiting: boolean;

  @Field(() => SignInMethod, { description: 'Where the account comes from.' })
  provider: SignInMethod;

  @Field(() => [SignInMethod], { description: 'The ways in which they can sign in.' })
  signInMethods: SignInMethod[];

  @Field(() => Boolean, { description: 'Whether the e-mail address is known to be theirs.' })
  isVerified: boolean;

  @Field(() => String, { nullable: true, description: 'A new e-mail address that waits for its link to be opened.' })
  pendingEmail: string | null;

  @Field(() => Boolean, { description: 'Whether they are told by mail what became of what they contribute.' })
  wantsDecisionMails: boolean;

  @Field(() => Date, { description: 'Member since.' })
  createdAt: Date;
}

@ObjectType({ description: 'What a sign-in form needs to know of this guide.' })
export class SignInOptions {
  @Field(() => [SignInMethod], { description: 'The ways to sign in that are set up.' })
  methods: SignInMethod[];

  @Field(() => Int, { description: 'Least characters of a new password.' })
  minPasswordLength: number;

  @Field(() => Boolean, { description: 'Whether this site sends e-mail.' })
  sendsMail: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The folder that holds the mails of a site that is not set up to send them; null for everyone but admins.',
  })
  mailFolder?: string;
}

/** A fresh sign-in. */
@ObjectType('SignInPayload', { description: 'A fresh sign-in.' })
export class SignIn {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer …`. It is shown this once.' })
  token: string;

  @Field(() => Date, { description: 'When it ends by itself.' })
  expiresAt: Date;

  @Field(() => Account, { description: 'Who has signed in.' })
  viewer: Account;
}

type Credentials = Pick<User, 'passwordHash'>;

const methodsOf = ({ passwordHash }: Credentials, providers: readonly SignInMethod[]): SignInMethod[] => [
  ...(passwordHash === null ? [] : [SignInMethod.LOCAL]),
  ...providers,
];

/** Where an account comes from: from elsewhere as long as its owner has no password of their own. */
export const providerOf = (user: Credentials, providers: readonly SignInMethod[]): SignInMethod => methodsOf(user, providers)[0] ?? SignInMethod.LOCAL;

/** Puts together what is known of a person. */
export function accountOf(user: User, providers: readonly SignInMethod[], pendingEmail: string | null): Account {
  const { id, name, email, role, avatarUrl, isVerified, createdAt, wantsDecisionMails } = user;
  const ways = { signInMethods: methodsOf(user, providers), provider: providerOf(user, providers) };
  return { id, name, email, role, avatarUrl, isAvatarWaiting: false, isVerified, createdAt, wantsDecisionMails, pendingEmail, ...ways };
}
