import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { type Role, ROLES } from '../../../core/access/index.js';
import { isSuspended, User } from '../../users/index.js';
import { UserRole } from '../viewer.type.js';

export enum InvitationState {
  OPEN = 'open',
  USED_UP = 'used-up',
  EXPIRED = 'expired',
  REVOKED = 'revoked',
}
registerEnumType(InvitationState, {
  name: 'InvitationState',
  description: 'State of an invitation.',
  valuesConfig: {
    OPEN: { description: 'People can create an account with it.' },
    USED_UP: { description: 'As many people as it allows have created an account.' },
    EXPIRED: { description: 'Its time is over.' },
    REVOKED: { description: 'An admin has revoked it, or its creator is no longer an admin.' },
  },
});

@ObjectType({ description: 'A link with which people can create an account.' })
@Entity('invitations')
@Index('invitations_created_by', ['createdBy'])
export class Invitation {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  /** SHA-256 of the token. A fast hash is enough, because the token has 256 random bits. */
  @Column('bytea', { unique: true, select: false })
  tokenHash: Buffer;

  @Field(() => UserRole, { description: 'Role of the new accounts: `USER` or `MODERATOR`.' })
  @Column({ type: 'enum', enum: ROLES, enumName: 'user_role' })
  role: Role;

  /** Ids of the cities that invited moderators decide about; null for all cities. */
  @Column('uuid', { array: true, nullable: true })
  moderatedCityIds: string[] | null;

  @Field(() => String, { nullable: true, description: 'Note of the creator; only admins see it.' })
  @Column('text', { nullable: true })
  note: string | null;

  @Field(() => Int, { description: 'Number of people who can use it.' })
  @Column('integer')
  maxUses: number;

  @Field(() => Int, { description: 'Number of people who have used it.' })
  @Column('integer', { default: 0 })
  uses: number;

  @Field(() => Date, { description: 'Expiry time.' })
  @Column('timestamptz')
  expiresAt: Date;

  @Column('uuid')
  createdBy: string;

  @Field(() => User, { description: 'Admin who has created it.' })
  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'created_by' })
  creator: Relation<User>;

  @Field(() => Date, { description: 'Time of creation.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  /** State at this moment. It needs the creator: an invitation is valid only while its creator is an admin. */
  @Field(() => InvitationState, { description: 'Whether people can still use it.' })
  get state(): InvitationState {
    const { role, deletedAt } = this.creator;
    if (this.revokedAt || role !== 'admin' || deletedAt || isSuspended(this.creator)) return InvitationState.REVOKED;
    if (this.uses >= this.maxUses) return InvitationState.USED_UP;
    return this.expiresAt <= new Date() ? InvitationState.EXPIRED : InvitationState.OPEN;
  }
}

@ObjectType({ description: 'A newly created invitation.' })
export class CreatedInvitation {
  @Field(() => String, { description: 'Link to send to the invited people, shown only once. It contains the token after `#invitation=`.' })
  link: string;

  @Field(() => Invitation, { description: 'The invitation.' })
  invitation: Invitation;
}

@ObjectType({ description: 'An invitation, as the people see it who open its link.' })
export class InvitationOffer {
  @Field(() => InvitationState, { description: 'Whether it can still be used.' })
  state: InvitationState;

  @Field(() => String, { description: 'Name of the admin who invites.' })
  inviter: string;

  @Field(() => UserRole, { description: 'Role of the new account.' })
  offeredRole: Role;
}
