import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/index.js';

/** `id` is the `jti` of its token. */
@ObjectType({ description: 'A browser or device that is signed in.' })
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

  @Field(() => String, { nullable: true, description: 'What it is, such as “Chrome on Windows”; absent where it did not say.' })
  @Column('text', { nullable: true })
  device: string | null;

  @Field(() => Date, { description: 'When it signed in.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Field(() => Date, { description: 'When it was last used, to about ten minutes.' })
  @Column('timestamptz', { default: () => 'now()' })
  lastSeenAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;
}
