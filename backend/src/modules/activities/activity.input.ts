import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { PlainText } from '../../core/validation/index.js';
import { ActivityAction, ActivityTarget } from './activity.entity.js';

@InputType({ description: 'Filter of the activity log; entries must match all given conditions.' })
export class ActivityFilter {
  @Field(() => ID, { nullable: true, description: 'Only actions of the user with this identifier.' })
  @IsOptional()
  @PlainText(200)
  actorId?: string | null;

  @Field(() => ActivityTarget, { nullable: true, description: 'Only targets of this kind.' })
  targetKind?: ActivityTarget | null;

  @Field(() => ID, { nullable: true, description: 'Only the target with this identifier.' })
  @IsOptional()
  @PlainText(200)
  targetId?: string | null;

  @Field(() => ActivityAction, { nullable: true, description: 'Only this action.' })
  action?: ActivityAction | null;

  @Field(() => Date, { nullable: true, description: 'Only at or after this time.' })
  since?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Only before this time.' })
  until?: Date | null;
}
