import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/index.js';

export enum ApiTokenScope {
  READ = 'read',
  WRITE = 'write',
}
registerEnumType(ApiTokenScope, {
  name: 'ApiTokenScope',
  description: 'What an API token may do on behalf of its person.',
  valuesConfig: {
    READ: { description: 'See whatever they may see.' },
    WRITE: { description: 'See and change whatever they may, but for their account itself.' },
  },
});

@ObjectType({ description: 'What lets a program act on behalf of a person.' })
@Entity('api_tokens')
@Index('api_tokens_user_id', ['userId'])
export class ApiToken {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  @Field(() => String, { description: 'What its person calls it.' })
  @Column('text')
  name: string;

  @Field(() => ApiTokenScope, { description: 'What it may do.' })
  @Column({ type: 'enum', enum: ApiTokenScope, enumName: 'api_token_scope' })
  scope: ApiTokenScope;

  /** SHA-256 of the token: it is 256 bits of chance, which nobody finds by trying. */
  @Column('bytea', { unique: true, select: false })
  tokenHash: Buffer;

  @Field(() => String, { description: 'How it begins, to know it by.' })
  @Column('text')
  hint: string;

  @Field(() => Date, { description: 'When it was made.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it was last used; absent where it never was.' })
  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it ends by itself; absent where it does not.' })
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  /** The minute in which its requests are counted, and how many they are. */
  @Column('timestamptz', { default: () => 'now()', select: false })
  minuteStartedAt: Date;

  @Column('integer', { default: 0, select: false })
  minuteRequests: number;
}

/** A token that was just made. */
@ObjectType('CreatedApiToken', { description: 'An API token that was just made.' })
export class CreatedApiToken {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer …`. It is shown this once.' })
  token: string;

  @Field(() => ApiToken, { description: 'What is kept of it.' })
  apiToken: ApiToken;
}
