import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { TextRules } from '../validation/text-form.js';
import { Text } from '../validation/text-rules.js';

/** Where something that people contribute stands. */
export enum ModerationStatus {
  PENDING = 'pending',
  APPROVED = 'approved',
  REJECTED = 'rejected',
}
registerEnumType(ModerationStatus, {
  name: 'ModerationStatus',
  description: 'Where something that people contribute stands.',
  valuesConfig: {
    PENDING: { description: 'Waiting for a moderator.' },
    APPROVED: { description: 'Everyone sees it.' },
    REJECTED: { description: 'Refused; only its author and moderators see it.' },
  },
});

@ObjectType({ description: 'Where a contribution stands. Only its author and moderators are told.' })
export class Moderation {
  @Field(() => ModerationStatus, { description: 'Where it stands.' })
  status: ModerationStatus;

  @Field(() => String, { nullable: true, description: 'Why it was refused.' })
  reason: string | null;

  @Field(() => Boolean, { description: 'Whether it was public and waits again because several people have reported it.' })
  isHeld: boolean;

  @Field(() => Int, { description: 'Grows with each change of what it says or where it stands; a decision names the one that was read.' })
  version: number;
}

/** What a reason must be like. */
export const REASON: TextRules = { label: 'Reason', required: 'Please give a reason', max: [500, 'A reason has at most 500 characters'], isMultiline: true };

/** The reason where REST gives none. */
export const GUIDELINES = 'It does not meet the guidelines of this guide.';

@InputType({ description: 'Why a contribution is refused.' })
export class RejectionInput {
  @Field(() => String, { description: 'The reason, for its author to read; at most 500 characters.' })
  @Text(REASON)
  reason: string;
}
