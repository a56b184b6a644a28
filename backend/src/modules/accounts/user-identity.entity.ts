import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/index.js';

/** External providers with whose accounts users can sign in. */
export const IDENTITY_PROVIDERS = ['google', 'facebook'] as const;
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];

/** An external account with which a user can sign in. */
@Entity('user_identities')
@Index('user_identities_user_id', ['userId'])
export class UserIdentity {
  @PrimaryColumn({ type: 'enum', enum: IDENTITY_PROVIDERS, enumName: 'identity_provider' })
  provider: IdentityProvider;

  /** Id of the account at the provider. The provider never changes it or assigns it again. */
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
