import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { IsIn, IsObject, IsOptional } from 'class-validator';
import type { Trial } from '../../core/mail/index.js';
import { because } from '../../core/validation/index.js';
import { LANGUAGE_CODES, type LanguageCode, MAIL_NAMES, type MailKind } from '../site/index.js';

const oneOf = (options: readonly string[]) => because(['settings.notOption', { options: options.join(', ') }]);

@InputType({ description: 'A mail of the app in a language.' })
export class MailTrialInput {
  @Field(() => String, { description: 'Name of the mail, as in the settings of the group `MAIL`: `verifyAddress`.' })
  @IsIn(MAIL_NAMES, oneOf(MAIL_NAMES))
  mail: MailKind;

  @Field(() => String, { description: 'Language of the mail, such as `de`.' })
  @IsIn(LANGUAGE_CODES, oneOf(LANGUAGE_CODES))
  language: LanguageCode;
}

/** Body of a request about a mail: the mail, and settings of the group `mail` to use instead of the stored ones. */
export class MailTrialBody extends MailTrialInput {
  @IsOptional()
  @IsObject(because('settings.notRecord'))
  value?: object | null;
}

/** Outcomes of a test mail by their name in GraphQL. */
export const TestMailOutcome = { SENT: 'sent', NOT_SET_UP: 'notSetUp', REFUSED: 'refused', UNREACHABLE: 'unreachable' } as const satisfies Readonly<
  Record<string, Trial['outcome']>
>;
registerEnumType(TestMailOutcome, {
  name: 'TestMailOutcome',
  description: 'Outcome of a test mail.',
  valuesConfig: {
    SENT: { description: 'The mail server has accepted the mail.' },
    NOT_SET_UP: { description: 'The site has no mail server: `SMTP_URL` is not set.' },
    REFUSED: { description: 'The mail server has refused the mail, the sender or the sign-in.' },
    UNREACHABLE: { description: 'The mail server cannot be reached.' },
  },
});

@ObjectType({ description: 'A mail with sample data, as its recipient would get it.' })
export class MailPreview {
  @Field(() => String, { description: 'Name and address of the sender.' })
  from: string;

  @Field(() => String, { description: 'Subject.' })
  subject: string;

  @Field(() => String, { description: 'The mail as plain text.' })
  text: string;

  @Field(() => String, { description: 'The mail as an HTML page.' })
  html: string;

  @Field(() => String, { description: 'First sentence of the app, used if the settings have none in this language.' })
  standardFirst: string;

  @Field(() => String, { description: 'Last sentence of the app, used if the settings have none in this language; empty if there is none.' })
  standardLast: string;

  @Field(() => [String], { description: 'Placeholders that both sentences can have, without braces: `name`.' })
  placeholders: string[];
}

@ObjectType({ description: 'Result of sending a test mail.' })
export class TestMail {
  @Field(() => TestMailOutcome, { description: 'Outcome.' })
  outcome: Trial['outcome'];

  @Field(() => String, { description: 'Address of the viewer, to which the mail goes.' })
  address: string;

  @Field(() => String, {
    nullable: true,
    description: 'Answer of the mail server, or the error of the connection, without secrets; null if the mail was sent.',
  })
  answer: string | null;
}
