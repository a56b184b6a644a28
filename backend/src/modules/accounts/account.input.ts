import { IsBoolean, IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { EMAIL } from '../../core/validation/contact-rules.js';
import { Text } from '../../core/validation/text-rules.js';
import { LINK_TOKEN, NAME, NEW_PASSWORD, PASSWORD } from './account.rules.js';

@InputType({ description: 'What a new account needs.' })
export class RegisterInput {
  @Field(() => String, { description: 'The name that others will see, 2 to 80 characters.' })
  @Text(NAME)
  name: string;

  @Field(() => String, { description: 'E-mail address; one account each.' })
  @Text(EMAIL)
  email: string;

  @Field(() => String, { description: 'Password, at least 6 characters (an operator may ask for more) and none of the most common ones.' })
  @Text(NEW_PASSWORD)
  password: string;
}

@InputType({ description: 'How somebody with a password signs in.' })
export class SignInInput {
  @Field(() => String, { description: 'E-mail address of the account.' })
  @Text(EMAIL)
  email: string;

  @Field(() => String, { description: 'Its password.' })
  @Text(PASSWORD)
  password: string;

  @Field(() => Boolean, { defaultValue: false, description: 'Stays signed in for 30 days in place of 12 hours.' })
  @IsOptional()
  @IsBoolean({ message: 'Remember me must be true or false' })
  rememberMe?: boolean;
}

@InputType({ description: 'Whose password was forgotten.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'E-mail address of the account.' })
  @Text(EMAIL)
  email: string;
}

@InputType({ description: 'A new password in place of a forgotten one.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'What the link in the message ends with.' })
  @Text(LINK_TOKEN)
  token: string;

  @Field(() => String, { description: 'The new password.' })
  @Text(NEW_PASSWORD)
  password: string;
}

@InputType({ description: 'Proof that a mailbox belongs to the account.' })
export class VerifyEmailInput {
  @Field(() => String, { description: 'What the link in the message ends with.' })
  @Text(LINK_TOKEN)
  token: string;
}

@InputType({ description: 'A new password in place of a known one.' })
export class ChangePasswordInput {
  @Field(() => String, { nullable: true, description: 'The password so far; not needed by an account that has none yet.' })
  @Text({ ...PASSWORD, required: undefined })
  currentPassword?: string;

  @Field(() => String, { description: 'The new password.' })
  @Text(NEW_PASSWORD)
  newPassword: string;
}

@InputType({ description: 'What a person changes about themselves.' })
export class UpdateProfileInput {
  @Field(() => String, { description: 'The name that others see.' })
  @Text(NAME)
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address. A new one counts once the link in the message to it was opened; the present one calls off a change that waits for that.',
  })
  @Text({ ...EMAIL, mayBeMissing: true })
  email?: string;

  @Field(() => String, { nullable: true, description: 'The password; needed for a new e-mail address, unless the account has no password.' })
  @Text({ ...PASSWORD, required: undefined })
  currentPassword?: string;
}

@InputType({ description: 'Proof that it is the person who deletes the account.' })
export class DeleteAccountInput {
  @Field(() => String, { nullable: true, description: 'The password; not needed by an account that has none.' })
  @Text({ ...PASSWORD, required: undefined })
  currentPassword?: string;
}

/** Which mails a person wants; a body of the REST API. */
export class MailPreferencesInput {
  @IsBoolean({ message: 'Please say true or false' })
  wantsDecisionMails: boolean;
}
