import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../users/index.js';

/** `id` is the claim `jti` of the session token. */
@ObjectType({ description: 'A session: a browser or device on which the user is signed in.' })
@Entity('sessions')
@Index('sessions_user_id', ['userId'])
export class Session {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

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
