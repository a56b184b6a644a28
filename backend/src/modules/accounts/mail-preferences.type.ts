import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Mail preferences of a user, as a link in a mail shows them.' })
export class MailPreferences {
  @Field(() => String, { description: 'E-mail address of the user, masked: `a…@example.org`.' })
  address: string;

  @Field(() => Boolean, { description: 'Whether they get mails about decisions on what they contribute.' })
  wantsDecisionMails: boolean;
}
