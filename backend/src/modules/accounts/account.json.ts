import { type Static, Type } from '@sinclair/typebox';
import { ROLES } from '../../core/access/index.js';
import { ADDRESS, choice, ID, MOMENT, object } from '../../core/rest/index.js';
import { LANGUAGE_CODES } from '../site/index.js';
import { type Account, type SignIn, SignInMethod } from './viewer.type.js';

/** The signed-in user, as the REST API shows them to themselves. */
const UserJson = object(
  {
    _id: ID,
    name: Type.String(),
    email: Type.String(),
    role: choice(ROLES),
    avatar: Type.Optional(ADDRESS),
    provider: Type.Optional(choice(Object.values(SignInMethod))),
    isVerified: Type.Boolean(),
    createdAt: MOMENT,
  },
  'User',
);
export const ViewerJson = object({ user: UserJson }, 'Viewer');

export const userJson = ({ id, name, email, role, avatarUrl, provider, isVerified, createdAt }: Account): Static<typeof UserJson> => ({
  _id: id,
  name,
  email,
  role,
  avatar: avatarUrl ?? undefined,
  provider: provider === SignInMethod.LOCAL ? undefined : provider,
  isVerified,
  createdAt,
});

export const SignInJson = object({ token: Type.String({ description: 'Session token; send it as `Authorization: Bearer …`.' }), user: UserJson }, 'SignIn');
export const signInJson = ({ token, viewer }: SignIn): Static<typeof SignInJson> => ({ token, user: userJson(viewer) });

export const MailPreferencesJson = object({ wantsDecisionMails: Type.Boolean(), language: Type.Optional(choice(LANGUAGE_CODES)) }, 'MailPreferences');

export const SessionJson = object(
  {
    _id: ID,
    device: Type.Optional(Type.String()),
    createdAt: MOMENT,
    lastSeenAt: MOMENT,
    isCurrent: Type.Boolean(),
  },
  'Session',
);
