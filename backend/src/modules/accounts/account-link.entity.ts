import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/index.js';

const LINK_KINDS = ['verify', 'reset'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** A link sent by mail that proves whose mailbox it is: to confirm an address, or to choose a new password. */
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

  /** SHA-256 of the token, in hexadecimal: the token itself stands only in the mail. */
  @Column('text', { unique: true })
  tokenHash: string;

  /** The mailbox that it was sent to. */
  @Column('citext')
  email: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
