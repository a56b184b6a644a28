import { type LinkKind, LinkService, tokenOf } from '../src/modules/accounts/registration/index.js';
import { MailPreferencesTokens } from '../src/modules/accounts/mails/index.js';
import { type ErrorBody, type GraphqlBody, TEST_SECRET, type TestServer } from './server.js';

/** The two APIs, which both offer every operation on accounts. */
export const EDGES = ['GraphQL', 'REST'] as const;
export type Edge = (typeof EDGES)[number];

const VIEWER = '{ id name email role avatarUrl provider signInMethods isVerified pendingEmail createdAt }';
const SIGN_IN = `{ token expiresAt viewer ${VIEWER} }`;

interface Operation {
  method: string;
  path: string;
  /** Name of the input type; omitted for operations without input. */
  input?: string;
  selection?: string;
}

/** Operations on accounts, with their names in both APIs. */
const OPERATIONS = {
  register: { method: 'POST', path: '/api/auth/register', input: 'RegisterInput', selection: SIGN_IN },
  signIn: { method: 'POST', path: '/api/auth/login', input: 'SignInInput', selection: SIGN_IN },
  signOut: { method: 'POST', path: '/api/auth/logout' },
  updateProfile: { method: 'PUT', path: '/api/auth/me', input: 'UpdateProfileInput', selection: VIEWER },
  changePassword: { method: 'PUT', path: '/api/auth/password', input: 'ChangePasswordInput', selection: SIGN_IN },
  deleteAccount: { method: 'DELETE', path: '/api/auth/me', input: 'DeleteAccountInput' },
  requestPasswordReset: { method: 'POST', path: '/api/auth/forgot-password', input: 'RequestPasswordResetInput' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password', input: 'ResetPasswordInput' },
  verifyEmail: { method: 'POST', path: '/api/auth/verify-email', input: 'VerifyEmailInput' },
  resendVerification: { method: 'POST', path: '/api/auth/resend-verification' },
  endOtherSessions: { method: 'DELETE', path: '/api/auth/sessions' },
} satisfies Record<string, Operation>;
type OperationName = keyof typeof OPERATIONS;

/** Response of either API in one form; `code` is undefined on success. */
export interface Outcome {
  code: string | undefined;
  status: number;
  message: string;
  fields: Record<string, string> | undefined;
  /** Session token that a sign-in returns. */
  token: string;
  headers: Headers;
  text: string;
}

/** Runs an operation on an account over one of the APIs. */
export async function act(server: TestServer, edge: Edge, name: OperationName, input?: object, headers: Record<string, string> = {}): Promise<Outcome> {
  const operation: Operation = OPERATIONS[name];
  if (edge === 'REST') {
    const {
      status,
      body,
      headers: received,
      text,
    } = await server.send<Partial<ErrorBody> & { token?: string }>(operation.method, operation.path, input, headers);
    const { code, message = '', fields, token = '' } = body;
    return { code, status, message, fields, token, headers: received, text };
  }
  const call = operation.input ? `mutation ($input: ${operation.input}!) { ${name}(input: $input)` : `mutation { ${name}`;
  const answer = await server.graphql(`${call} ${operation.selection ?? ''} }`, { input }, { headers });
  const { data, errors } = answer.body as GraphqlBody<Record<string, { token?: string } | null> | null>;
  const [error] = errors ?? [];
  const { code, fields } = error?.extensions ?? {};
  return { code, status: answer.status, message: error?.message ?? '', fields, token: data?.[name]?.token ?? '', headers: answer.headers, text: answer.text };
}

export const bearer = (token: string): { Authorization: string } => ({ Authorization: `Bearer ${token}` });

/** Returns the id of the user whom these headers authenticate, which both APIs must agree on; null for a visitor. */
export async function whoIs(server: TestServer, headers: Record<string, string>): Promise<string | null> {
  const [rest, graphql] = await Promise.all([
    server.send<{ user?: { _id: string } }>('GET', '/api/auth/me', undefined, headers),
    server.graphql<{ viewer: { id: string } | null }>('{ viewer { id } }', {}, { headers }),
  ]);
  const id = graphql.body.data.viewer?.id ?? null;
  expect([rest.status, rest.body.user?._id]).toEqual(id ? [200, id] : [401, undefined]);
  return id;
}

/** Returns the token in the link of the newest mail to an address; undefined if there is none. */
export function linkTo({ mails }: TestServer, address: string): string | undefined {
  const [mail] = mails.filter(({ to }) => to === address).slice(-1);
  return /#([\w-]{43})(?![\w-])/.exec(mail?.text ?? '')?.[1];
}

/** Returns the token in the link to a user's mail preferences. */
export const mailTokenOf = (user: { id: string; email: string }): string => new MailPreferencesTokens(TEST_SECRET).of(user);

/** Creates a link for a user, as if it had been mailed. Returns its token. */
export async function issueLink({ dataSource }: TestServer, kind: LinkKind, { id, email }: { id: string; email: string }): Promise<string> {
  return tokenOf(TEST_SECRET, (await new LinkService(dataSource.manager, TEST_SECRET).issue(kind, id, email)) ?? '');
}
