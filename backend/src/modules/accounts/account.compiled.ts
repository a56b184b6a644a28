import { byViewer, columnsOf, type CompiledFields, fixed, made, one, part, rightsFields, value, VIEWER } from '../../core/compiled-queries/index.js';
import { pendingEmailSql } from './registration/index.js';
import type { IdentityProvider } from './user-identity.entity.js';
import { Account, METHODS, methodsOf, providerOf, ViewerRights, viewerRights } from './viewer.type.js';

/** Returns SQL for the input of `methodsOf` as JSON. An empty text stands for the hash of the password. */
const credentialsOf = (row: string): string => `json_build_object('passwordHash', CASE WHEN ${row}.password_hash IS NOT NULL THEN '' END, 'providers',
  (SELECT coalesce(json_agg(identity.provider ORDER BY identity.created_at), '[]') FROM user_identities identity WHERE identity.user_id = ${row}.id))`;

interface Given {
  passwordHash: string | null;
  providers: IdentityProvider[];
}
const methodsIn = ({ providers }: Given) => providers.map((provider) => METHODS[provider]);

// Photos add the picture.
const { avatarUrl: _url, isAvatarWaiting: _isWaiting, ...OWN_COLUMNS } = columnsOf(Account);

/** Compiled fields of the viewer's own account. */
export const accountFields: CompiledFields = {
  Query: {
    viewer: byViewer(
      fixed(null),
      one(() => `SELECT person.* FROM users person WHERE person.id = ${VIEWER.id}`),
    ),
  },
  Account: {
    ...OWN_COLUMNS,
    provider: made(credentialsOf, (given: Given) => providerOf(given, methodsIn(given))),
    signInMethods: made(credentialsOf, (given: Given) => methodsOf(given, methodsIn(given))),
    pendingEmail: value((row) => `(${pendingEmailSql(`${row}.id`)})`),
    viewerCan: part(),
  },
  ViewerRights: rightsFields(
    ViewerRights,
    () => 'true',
    (_account, viewer) => viewerRights(viewer),
  ),
};
