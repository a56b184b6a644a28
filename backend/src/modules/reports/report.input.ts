import { IsEnum, IsOptional, IsUUID } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { Text } from '../../core/validation/text-rules.js';
import { ReportReason } from './report.entity.js';

const TARGET = { message: 'There is no such thing to report' };

@InputType({ description: 'What is reported: exactly one of the three.' })
export class ReportTargetInput {
  @Field(() => ID, { nullable: true, description: 'A place.' })
  @IsOptional()
  @IsUUID('all', TARGET)
  placeId?: string | null;

  @Field(() => ID, { nullable: true, description: 'A review.' })
  @IsOptional()
  @IsUUID('all', TARGET)
  reviewId?: string | null;

  @Field(() => ID, { nullable: true, description: 'A photo.' })
  @IsOptional()
  @IsUUID('all', TARGET)
  photoId?: string | null;
}

@InputType({ description: 'What somebody says is wrong.' })
export class ReportInput extends ReportTargetInput {
  @Field(() => ReportReason, { description: 'Why.' })
  @IsEnum(ReportReason, { message: 'Please choose a reason' })
  reason: ReportReason;

  @Field(() => String, { nullable: true, description: 'More about it, at most 500 characters; needed with the reason `OTHER`.' })
  @Text({ label: 'Note', max: [500, 'A note has at most 500 characters'], isMultiline: true })
  note?: string | null;
}
