import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Owned } from '../../users/index.js';

/** `id` is the claim `jti` of the session token. */
@ObjectType({ description: 'A session: a browser or device on which the user is signed in.' })
@Entity('sessions')
@Index('sessions_user_id', ['userId'])
export class Session extends Owned {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Field(() => String, { nullable: true, description: 'Browser and system, such as “Chrome on Windows”; null if unknown.' })
  @Column('text', { nullable: true })
  device: string | null;

  @Field(() => Date, { description: 'Time of the sign-in.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Field(() => Date, { description: 'Time of the last use, accurate to about ten minutes.' })
  @Column('timestamptz', { default: () => 'now()' })
  lastSeenAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;
}
