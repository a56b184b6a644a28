import { ArrayMaxSize, IsArray, IsEnum, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { because, Text } from '../../core/validation/index.js';
import { ReportReason } from './report.entity.js';

const TARGET = because('reports.targetUnknown');

@InputType({ description: 'Target of a report: exactly one of the three fields is given.' })
export class ReportTargetInput {
  @Field(() => ID, { nullable: true, description: 'Identifier of a place.' })
  @IsOptional()
  @IsUUID('all', TARGET)
  placeId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Identifier of a review.' })
  @IsOptional()
  @IsUUID('all', TARGET)
  reviewId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Identifier of a photo.' })
  @IsOptional()
  @IsUUID('all', TARGET)
  photoId?: string | null;
}

/** Maximum number of reports that one decision can name. */
const MAX_READ = 1000;
const READ = because(['console.tooManyReports', { n: MAX_READ }]);

@ArgsType()
export class ReportDecisionArgs {
  @Field(() => ReportTargetInput, { description: 'Target of the reports.' })
  @ValidateNested()
  input: ReportTargetInput;

  @Field(() => Int, { nullable: true, description: 'Version of the target that the client has read; CONFLICT if the target has changed since.' })
  version?: number | null;

  @Field(() => [ID], { nullable: true, description: 'Identifiers of the reports to close; without a value, all open reports of the target.' })
  @IsOptional()
  @IsArray(READ)
  @ArrayMaxSize(MAX_READ, READ)
  @IsUUID('all', { each: true, ...because('console.reportUnknown') })
  reports?: string[] | null;
}

@InputType({ description: 'Data of a new report.' })
export class ReportInput extends ReportTargetInput {
  @Field(() => ReportReason, { description: 'Reason of the report.' })
  @IsEnum(ReportReason, because('reports.reasonMissing'))
  reason: ReportReason;

  @Field(() => String, { nullable: true, description: 'Note for the moderators, at most 500 characters; required with the reason `OTHER`.' })
  @Text({ label: 'Note', max: 500, isMultiline: true })
  note?: string | null;
}
