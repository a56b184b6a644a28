import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { because, EMAIL, Text } from '../../core/validation/index.js';
import { LANGUAGE_CODES } from '../site/index.js';
import { INVITATION_TOKEN, LANGUAGE_UNKNOWN, LINK_TOKEN, NAME, NEW_PASSWORD, PASSWORD } from './account.rules.js';

@InputType({ description: 'Data of a new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'Public name, 2 to 80 characters.' })
  @Text(NAME)
  name: string;

  @Field(() => String, { description: 'E-mail address; an address can have only one account.' })
  @Text(EMAIL)
  email: string;

  @Field(() => String, { description: 'Password of at least `signInOptions.minPasswordLength` characters; the most common passwords are refused.' })
  @Text(NEW_PASSWORD)
  password: string;

  @Field(() => String, {
    nullable: true,
    description: 'Token of an invitation: the part of its link after `#invitation=`. Needed while `site.registration.mode` is `INVITATION`.',
  })
  @Text(INVITATION_TOKEN)
  invitation?: string | null;

  @Field(() => String, { nullable: true, description: 'Language of e-mails to the user, such as `de`; that of the site if omitted.' })
  @IsOptional()
  @IsIn(LANGUAGE_CODES, because(LANGUAGE_UNKNOWN))
  language?: string | null;
}

@InputType({ description: 'Credentials of a user who signs in with a password.' })
export class SignInInput {
  @Field(() => String, { description: 'E-mail address of the account.' })
  @Text(EMAIL)
  email: string;

  @Field(() => String, { description: 'Password of the account.' })
  @Text(PASSWORD)
  password: string;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether the session lasts 30 days instead of 12 hours.' })
  @IsOptional()
  @IsBoolean(because('api.remember'))
  rememberMe?: boolean;
}

@InputType({ description: 'Account whose password was forgotten.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'E-mail address of the account.' })
  @Text(EMAIL)
  email: string;
}

@InputType({ description: 'New password that replaces a forgotten one.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'Token from the link in the e-mail: the part after the `#`.' })
  @Text(LINK_TOKEN)
  token: string;

  @Field(() => String, { description: 'The new password.' })
  @Text(NEW_PASSWORD)
  password: string;
}

@InputType({ description: 'Proof that the user can read the mailbox of the account.' })
export class VerifyEmailInput {
  @Field(() => String, { description: 'Token from the link in the e-mail: the part after the `#`.' })
  @Text(LINK_TOKEN)
  token: string;
}

@InputType({ description: 'New password that replaces the current one.' })
export class ChangePasswordInput {
  @Field(() => String, { nullable: true, description: 'Current password; not needed if the account has none.' })
  @Text({ ...PASSWORD, required: undefined })
  currentPassword?: string;

  @Field(() => String, { description: 'The new password.' })
  @Text(NEW_PASSWORD)
  newPassword: string;
}

@InputType({ description: 'New profile data of the viewer.' })
export class UpdateProfileInput {
  @Field(() => String, { description: 'Public name, 2 to 80 characters.' })
  @Text(NAME)
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address. A new address takes effect when the link sent to it is opened; the current address cancels a pending change.',
  })
  @Text({ ...EMAIL, mayBeMissing: true })
  email?: string;

  @Field(() => String, { nullable: true, description: 'Current password; needed for a new e-mail address, unless the account has no password.' })
  @Text({ ...PASSWORD, required: undefined })
  currentPassword?: string;
}

@InputType({ description: 'Confirmation that the owner deletes the account.' })
export class DeleteAccountInput {
  @Field(() => String, { nullable: true, description: 'Current password; not needed if the account has none.' })
  @Text({ ...PASSWORD, required: undefined })
  currentPassword?: string;
}

/** Mail preferences of a user: a request body of the REST API. */
export class MailPreferencesInput {
  @IsBoolean(because('api.trueOrFalse'))
  wantsDecisionMails: boolean;

  /** Language of e-mails to the user; unchanged if omitted. */
  @IsOptional()
  @IsIn(LANGUAGE_CODES, because(LANGUAGE_UNKNOWN))
  language?: string | null;
}
