import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import type { Role } from '../../../core/access/index.js';
import { because, Text } from '../../../core/validation/index.js';
import { INVITATION_TOKEN } from '../account.rules.js';
import { ModeratedCityIds } from '../moderated-cities.js';
import { UserRole } from '../viewer.type.js';

/** Roles that an invitation can give. Admins are only made one by one. */
export const INVITED_ROLES = ['user', 'moderator'] as const satisfies readonly Role[];

const MOST_USES = 1000;
const MOST_DAYS = 365;
const USES = because(['console.invitationUses', { most: MOST_USES }]);
const DAYS = because(['console.invitationDays', { most: MOST_DAYS }]);

@InputType({ description: 'Data of a new invitation.' })
export class CreateInvitationInput {
  @Field(() => UserRole, { defaultValue: 'user', description: 'Role of the new accounts: `USER` or `MODERATOR`.' })
  @IsOptional()
  @IsIn(INVITED_ROLES, because('console.invitationRole'))
  role?: Role;

  @ModeratedCityIds()
  cityIds?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Note for admins, such as who is invited, at most 120 characters.' })
  @Text({ label: 'Note', max: 120 })
  note?: string | null;

  @Field(() => Int, { description: `Number of people who can use it, 1 to ${MOST_USES}.` })
  @IsInt(USES)
  @Min(1, USES)
  @Max(MOST_USES, USES)
  maxUses: number;

  @Field(() => Int, { description: `Days until it expires, 1 to ${MOST_DAYS}.` })
  @IsInt(DAYS)
  @Min(1, DAYS)
  @Max(MOST_DAYS, DAYS)
  expiresInDays: number;
}

/** Token of an invitation: a request body of the REST API. */
export class InvitationInput {
  @Text({ ...INVITATION_TOKEN, required: 'accounts.linkIncomplete' })
  token: string;
}
