import { IsEnum, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { because, Text } from '../../../core/validation/index.js';
import { ApiTokenScope } from './api-token.entity.js';

const DAYS = because('accounts.tokenDays');

@InputType({ description: 'Data of a new API token.' })
export class CreateApiTokenInput {
  @Field(() => String, { description: 'Name that tells what the token is for, at most 60 characters.' })
  @Text({ label: 'Name', required: 'accounts.tokenNameMissing', max: 60 })
  name: string;

  @Field(() => ApiTokenScope, { description: 'Permissions of the token.' })
  @IsEnum(ApiTokenScope, because('accounts.tokenScopeMissing'))
  scope: ApiTokenScope;

  @Field(() => Int, { nullable: true, description: 'Days until the token expires, 1 to 366; without a value it is valid until it is revoked.' })
  @IsOptional()
  @IsInt(DAYS)
  @Min(1, DAYS)
  @Max(366, DAYS)
  expiresInDays?: number | null;
}
