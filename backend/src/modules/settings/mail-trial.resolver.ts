import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, OwnTransaction, type SignedInScope } from '../../core/access/index.js';
import { MailPreview, MailTrialInput, TestMail } from './mail-trial.type.js';
import type { SettingsModule } from './settings.module.js';

const INPUT = { description: 'The mail and its language.' };
const VALUE = {
  nullable: true,
  validate: false,
  description: 'Values of all fields of the group `MAIL` to use instead of the stored ones.',
};

@Resolver()
export class MailTrialResolver {
  constructor(private readonly services: SettingsModule) {}

  @Access('admin-in-person')
  @Query(() => MailPreview, { description: 'A mail with sample data.' })
  mailPreview(
    @Arg('input', () => MailTrialInput, INPUT) input: MailTrialInput,
    @Arg('value', () => GraphQLJSONObject, VALUE) value: object | null | undefined,
  ): Promise<MailPreview> {
    return this.services.mailTrials.preview(input, value);
  }

  @Access('admin-in-person')
  @OwnTransaction()
  @Mutation(() => TestMail, { description: "Sends a mail with sample data to the viewer's own address; at most ten in half an hour." })
  sendTestMail(
    @Arg('input', () => MailTrialInput, INPUT) input: MailTrialInput,
    @Arg('value', () => GraphQLJSONObject, VALUE) value: object | null | undefined,
    @Ctx() { services, viewer }: SignedInScope<SettingsModule>,
  ): Promise<TestMail> {
    return services.mailTrials.send(viewer, input, value);
  }
}
