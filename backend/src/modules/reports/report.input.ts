import { ArrayMaxSize, IsArray, IsEnum, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
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

/** Reports that are closed at once at most. */
const MAX_READ = 1000;
const READ = { message: `At most ${MAX_READ} reports can be closed at once` };

@ArgsType()
export class ReportDecisionArgs {
  @Field(() => ReportTargetInput, { description: 'What was reported.' })
  @ValidateNested()
  input: ReportTargetInput;

  @Field(() => Int, { nullable: true, description: 'The version of what was reported, as it was read with it; CONFLICT where it has changed since.' })
  version?: number | null;

  @Field(() => [ID], { nullable: true, description: 'The reports that were read: others stay open. Absent for all.' })
  @IsOptional()
  @IsArray(READ)
  @ArrayMaxSize(MAX_READ, READ)
  @IsUUID('all', { each: true, message: 'There is no such report' })
  reports?: string[] | null;
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
