import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Text, type TextRules } from '../validation/index.js';
import type { ReasonKey } from '../errors/index.js';

/** State of a contribution in moderation. */
export enum ModerationStatus {
  PENDING = 'pending',
  APPROVED = 'approved',
  REJECTED = 'rejected',
}
registerEnumType(ModerationStatus, {
  name: 'ModerationStatus',
  description: 'State of a contribution in moderation.',
  valuesConfig: {
    PENDING: { description: 'Waiting for a moderator.' },
    APPROVED: { description: 'Visible to everyone.' },
    REJECTED: { description: 'Refused; visible to its author and to moderators only.' },
  },
});

@ObjectType({ description: 'Moderation of a contribution, visible to its author and to moderators only.' })
export class Moderation {
  @Field(() => ModerationStatus, { description: 'Status of the contribution.' })
  status: ModerationStatus;

  @Field(() => String, { nullable: true, description: 'Reason for the refusal.' })
  reason: string | null;

  @Field(() => Boolean, { description: 'Whether it was public and waits for a moderator again, because several users have reported it.' })
  isHeld: boolean;

  @Field(() => Int, { description: 'Number that grows with each change of content or status; a decision names the version that was read.' })
  version: number;
}

/** Rules for the text of a reason. */
export const REASON: TextRules<ReasonKey> = { label: 'Reason', required: 'console.reasonMissing', max: 500, isMultiline: true };

/** Default reason of a refusal by REST. */
export const GUIDELINES = 'It does not meet the guidelines of this site.';

@InputType({ description: 'Reason for refusing a contribution.' })
export class RejectionInput {
  @Field(() => String, { description: 'The reason, shown to the author; at most 500 characters.' })
  @Text(REASON)
  reason: string;
}
