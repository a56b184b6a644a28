import { setTimeout as sleep } from 'node:timers/promises';
import type { InPersonScope, RequestScope } from '../../core/access/index.js';
import { textOrNull } from '../../core/validation/index.js';
import type {
  ChangePasswordInput,
  DeleteAccountInput,
  RegisterInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  SignInInput,
  UpdateProfileInput,
} from './account.input.js';
import type { AccountModule } from './account.module.js';
import type { Account, SignIn } from './viewer.type.js';

/*
 * Account operations that hash passwords, count guesses or wait. They do this before their transaction begins, so that they hold no database
 * connection meanwhile. GraphQL and REST call the same functions.
 */

type Anybody = Pick<RequestScope<AccountModule>, 'services' | 'caller' | 'transaction'>;
type Somebody = Pick<InPersonScope<AccountModule>, 'services' | 'caller' | 'transaction' | 'viewer'>;

/** Minimum duration (ms) of a request for a reset mail. It hides whether the address has an account. */
const EVEN_TIME = 150;

export async function register({ services, caller, transaction }: Anybody, input: RegisterInput): Promise<SignIn> {
  const isInvited = textOrNull(input.invitation) !== null;
  services.registrationRules.require(input.email, isInvited);
  await services.throttle.signUp(caller.network);
  const passwordHash = await services.passwords.hashNew('password', input.password);
  const signedIn = await transaction(async () => services.accounts.signInAs(await services.registration.register(input, passwordHash), caller));
  if (isInvited) await services.throttle.welcome(caller.network);
  return signedIn;
}

export async function signIn({ services, caller, transaction }: Anybody, input: SignInInput): Promise<SignIn> {
  const user = await services.accounts.authenticate(input, caller);
  return transaction(() => services.accounts.signInAs(user, caller, { isLong: input.rememberMe ?? false }));
}

export async function requestPasswordReset({ services, caller, transaction }: Anybody, { email }: RequestPasswordResetInput): Promise<void> {
  await services.throttle.mail(caller.network);
  await Promise.all([transaction(() => services.passwordChanges.requestReset(email)), sleep(EVEN_TIME)]);
}

export async function resetPassword({ services, transaction }: Anybody, { token, password }: ResetPasswordInput): Promise<void> {
  await services.passwordChanges.checkReset(token);
  const passwordHash = await services.passwords.hashNew('password', password);
  await transaction(() => services.passwordChanges.reset(token, passwordHash));
}

export async function changePassword({ services, viewer, caller, transaction }: Somebody, input: ChangePasswordInput): Promise<SignIn> {
  await services.accounts.confirm(viewer, input.currentPassword, caller);
  const passwordHash = await services.passwords.hashNew('newPassword', input.newPassword);
  return transaction(() => services.passwordChanges.change(viewer, passwordHash, caller));
}

export async function updateProfile({ services, viewer, caller, transaction }: Somebody, input: UpdateProfileInput): Promise<Account> {
  await services.accounts.confirmUpdate(viewer, input, caller);
  return transaction(() => services.accounts.update(viewer, input));
}

export async function deleteAccount({ services, viewer, caller, transaction }: Somebody, input: DeleteAccountInput): Promise<void> {
  await services.accounts.confirm(viewer, input.currentPassword, caller);
  await transaction(() => services.accounts.remove(viewer));
}
