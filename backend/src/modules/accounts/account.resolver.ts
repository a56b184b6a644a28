import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access, type InPersonScope, OwnTransaction, type RequestScope, type SignedInScope } from '../../core/access/index.js';
import * as actions from './account.actions.js';
import {
  ChangePasswordInput,
  DeleteAccountInput,
  RegisterInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  SignInInput,
  UpdateProfileInput,
  VerifyEmailInput,
} from './account.input.js';
import type { AccountModule } from './account.module.js';
import { Account, providerBehind, SignIn, SignInMethod } from './viewer.type.js';

const INPUT = { description: 'Input of the mutation.' };

@Resolver()
export class AccountResolver {
  constructor(private readonly services: AccountModule) {}

  @Access('public')
  @OwnTransaction()
  @Mutation(() => SignIn, { description: 'Creates an account, signs it in and sends a confirmation link to its e-mail address.' })
  register(@Arg('input', () => RegisterInput, INPUT) input: RegisterInput, @Ctx() scope: RequestScope<AccountModule>): Promise<SignIn> {
    return actions.register(scope, input);
  }

  @Access('public')
  @OwnTransaction()
  @Mutation(() => SignIn, { description: 'Signs a user in with e-mail address and password.' })
  signIn(@Arg('input', () => SignInInput, INPUT) input: SignInInput, @Ctx() scope: RequestScope<AccountModule>): Promise<SignIn> {
    return actions.signIn(scope, input);
  }

  @Access('in-person')
  @Mutation(() => Boolean, { description: 'Ends the session of this request.' })
  async signOut(@Ctx() { viewer }: InPersonScope): Promise<boolean> {
    await this.services.sessions.end(viewer, viewer.sessionId);
    return true;
  }

  @Access('public')
  @Mutation(() => Boolean, {
    description: 'Confirms an e-mail address with the token of its link. Unless the viewer is signed in to the account, all former ways to sign in end.',
  })
  async verifyEmail(@Arg('input', () => VerifyEmailInput, INPUT) { token }: VerifyEmailInput, @Ctx() { viewer }: RequestScope): Promise<boolean> {
    await this.services.accounts.verifyEmail(viewer, token);
    return true;
  }

  @Access('signed-in')
  @Mutation(() => Boolean, { description: "Sends the confirmation link for the viewer's e-mail address again, at most five times an hour." })
  async resendVerification(@Ctx() { viewer }: SignedInScope): Promise<boolean> {
    await this.services.accounts.resendVerification(viewer);
    return true;
  }

  @Access('public')
  @OwnTransaction()
  @Mutation(() => Boolean, { description: 'Sends a link to choose a new password, if the address has an account. The response is the same if it has none.' })
  async requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput, INPUT) input: RequestPasswordResetInput,
    @Ctx() scope: RequestScope<AccountModule>,
  ): Promise<boolean> {
    await actions.requestPasswordReset(scope, input);
    return true;
  }

  @Access('public')
  @OwnTransaction()
  @Mutation(() => Boolean, { description: 'Sets a new password with the token of a reset link, and ends all sessions of the account.' })
  async resetPassword(@Arg('input', () => ResetPasswordInput, INPUT) input: ResetPasswordInput, @Ctx() scope: RequestScope<AccountModule>): Promise<boolean> {
    await actions.resetPassword(scope, input);
    return true;
  }

  @Access('in-person')
  @OwnTransaction()
  @Mutation(() => SignIn, { description: 'Sets a new password, ends all sessions and starts a new one for the viewer.' })
  changePassword(@Arg('input', () => ChangePasswordInput, INPUT) input: ChangePasswordInput, @Ctx() scope: InPersonScope<AccountModule>): Promise<SignIn> {
    return actions.changePassword(scope, input);
  }

  @Access('in-person')
  @OwnTransaction()
  @Mutation(() => Account, { description: 'Changes the name at once, and the e-mail address when the link sent to it is opened.' })
  updateProfile(@Arg('input', () => UpdateProfileInput, INPUT) input: UpdateProfileInput, @Ctx() scope: InPersonScope<AccountModule>): Promise<Account> {
    return actions.updateProfile(scope, input);
  }

  @Access('signed-in')
  @Mutation(() => Account, { description: "Turns e-mails about decisions on the viewer's contributions on or off, and sets the language of e-mails." })
  updateMailPreferences(
    @Arg('wantsDecisionMails', () => Boolean, { description: 'Whether the viewer receives these e-mails.' }) wantsDecisionMails: boolean,
    @Arg('language', () => String, { nullable: true, description: 'Language of e-mails to the viewer, such as `de`; unchanged if omitted.' })
    language: string | null | undefined,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<Account> {
    return this.services.accounts.updateMailPreferences(viewer, { wantsDecisionMails, language });
  }

  @Access('in-person')
  @Mutation(() => Account, {
    description: 'Removes a sign-in method from the account and ends all other sessions; CONFLICT for the last method and for the password.',
  })
  async removeSignInMethod(
    @Arg('method', () => SignInMethod, { description: 'Sign-in method to remove.' }) method: SignInMethod,
    @Ctx() { viewer }: InPersonScope,
  ): Promise<Account> {
    await this.services.social.disconnect(viewer, providerBehind(method));
    return this.services.accounts.get(viewer);
  }

  @Access('in-person')
  @OwnTransaction()
  @Mutation(() => Boolean, { description: 'Deletes the account permanently: personal data is erased, reviews stay without a name.' })
  async deleteAccount(@Arg('input', () => DeleteAccountInput, INPUT) input: DeleteAccountInput, @Ctx() scope: InPersonScope<AccountModule>): Promise<boolean> {
    await actions.deleteAccount(scope, input);
    return true;
  }
}
