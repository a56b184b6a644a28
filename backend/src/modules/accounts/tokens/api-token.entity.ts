import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Owned } from '../../users/index.js';

export enum ApiTokenScope {
  READ = 'read',
  WRITE = 'write',
}
registerEnumType(ApiTokenScope, {
  name: 'ApiTokenScope',
  description: 'Permissions of an API token.',
  valuesConfig: {
    READ: { description: 'Read everything that the owner may read.' },
    WRITE: { description: 'Read and change what the owner may, except operations that need a session, such as changes of the account.' },
  },
});

@ObjectType({ description: 'A token with which a program uses the API on behalf of a user.' })
@Entity('api_tokens')
@Index('api_tokens_user_id', ['userId'])
export class ApiToken extends Owned {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Field(() => String, { description: 'Name that the owner gave it.' })
  @Column('text')
  name: string;

  @Field(() => ApiTokenScope, { description: 'Permissions of the token.' })
  @Column({ type: 'enum', enum: ApiTokenScope, enumName: 'api_token_scope' })
  scope: ApiTokenScope;

  /** SHA-256 of the token. A fast hash is enough, because the token has 256 random bits. */
  @Column('bytea', { unique: true, select: false })
  tokenHash: Buffer;

  @Field(() => String, { description: 'First characters of the token, to recognize it.' })
  @Column('text')
  hint: string;

  @Field(() => Date, { description: 'Time of creation.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'Time of the last use; null if it was never used.' })
  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Expiry time; null if the token does not expire.' })
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  /** Start of the minute whose requests `minuteRequests` counts, for the rate limit. */
  @Column('timestamptz', { default: () => 'now()', select: false })
  minuteStartedAt: Date;

  @Column('integer', { default: 0, select: false })
  minuteRequests: number;
}

@ObjectType('CreatedApiToken', { description: 'A newly created API token.' })
export class CreatedApiToken {
  @Field(() => String, { description: 'The token itself, shown only once; send it as `Authorization: Bearer …`.' })
  token: string;

  @Field(() => ApiToken, { description: 'Stored data of the token.' })
  apiToken: ApiToken;
}
