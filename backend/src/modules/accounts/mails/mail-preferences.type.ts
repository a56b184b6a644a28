import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Mail preferences of a user, as a link in an e-mail shows them.' })
export class MailPreferences {
  @Field(() => String, { description: 'E-mail address of the user, masked: `a…@example.org`.' })
  address: string;

  @Field(() => Boolean, { description: 'Whether the user receives e-mails about decisions on their contributions.' })
  wantsDecisionMails: boolean;
}
