import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/index.js';

/** Whose accounts people may sign in with. */
export const IDENTITY_PROVIDERS = ['google', 'facebook'] as const;
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];

/** An account elsewhere that signs a person in here. */
@Entity('user_identities')
@Index('user_identities_user_id', ['userId'])
export class UserIdentity {
  @PrimaryColumn({ type: 'enum', enum: IDENTITY_PROVIDERS, enumName: 'identity_provider' })
  provider: IdentityProvider;

  /** What the provider calls the account; it never changes and is never given to another. */
  @PrimaryColumn('text')
  providerId: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
