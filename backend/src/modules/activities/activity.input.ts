import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { PlainText } from '../../core/validation/plain-text.js';
import { ActivityAction, ActivityTarget } from './activity.entity.js';

@InputType({ description: 'Which activities to list; every part narrows the list further.' })
export class ActivityFilter {
  @Field(() => ID, { nullable: true, description: 'Only what this person has done.' })
  @IsOptional()
  @PlainText(200)
  actorId?: string | null;

  @Field(() => ActivityTarget, { nullable: true, description: 'Only what was done to this kind of thing.' })
  targetKind?: ActivityTarget | null;

  @Field(() => ID, { nullable: true, description: 'Only what was done to this one thing.' })
  @IsOptional()
  @PlainText(200)
  targetId?: string | null;

  @Field(() => ActivityAction, { nullable: true, description: 'Only this.' })
  action?: ActivityAction | null;

  @Field(() => Date, { nullable: true, description: 'Only from this moment on.' })
  since?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Only before this moment.' })
  until?: Date | null;
}
