import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../users/index.js';

const LINK_KINDS = ['verify', 'reset'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** A single-use link sent by e-mail, to confirm an address or to choose a new password. Opening it proves access to the mailbox. */
@Entity('account_links')
@Index('account_links_user_id', ['userId', 'kind', 'createdAt'])
export class AccountLink {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  @Column({ type: 'enum', enum: LINK_KINDS, enumName: 'account_link_kind' })
  kind: LinkKind;

  /** SHA-256 of the token (hex). Only the mail contains the token itself. */
  @Column('text', { unique: true })
  tokenHash: string;

  /** Address that the link was sent to. */
  @Column('citext')
  email: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
