import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type Role, ROLES } from '../../core/access/viewer.js';
import { ChangedIn, DerivedText } from '../../core/db/derived.js';

@ObjectType({ description: 'A person, as everyone may see them.' })
@Entity('users')
@Index('users_by_name', { synchronize: false })
@Index('users_by_age', { synchronize: false })
@Index('users_by_role', { synchronize: false })
@Index('users_search', { synchronize: false })
@Index('users_deleted', { synchronize: false })
export class User {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Field(() => String, { description: 'The name the person goes by here.' })
  @Column('text')
  name: string;

  @Column('citext', { unique: true })
  email: string;

  @Column('text', { nullable: true })
  passwordHash: string | null;

  @Column({ type: 'enum', enum: ROLES, enumName: 'user_role', default: 'user' })
  role: Role;

  @Field(() => String, { nullable: true, description: 'Address of the picture of the person, if there is one.' })
  @Column('text', { nullable: true })
  avatarUrl: string | null;

  @Column('boolean', { default: false })
  isVerified: boolean;

  /** The address is confirmed by an admin's word alone: nothing has proved the mailbox. */
  @Column('boolean', { default: false })
  isVouched: boolean;

  @Field(() => Date, { description: 'Since when the person has an account.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** Whether they are told by mail what became of what they contribute. */
  @Column('boolean', { default: true })
  wantsDecisionMails: boolean;

  @Column('timestamptz', { nullable: true })
  suspendedUntil: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  @Column('integer', { default: 1 })
  version: number;

  @ChangedIn()
  changedIn?: string | null;

  /** The name as it is compared: without case and accents. */
  @DerivedText('search_normalize(name)')
  searchName?: string;

  /** What searches look in, as it is compared: without case and accents. */
  @DerivedText(`search_normalize(((name || ' '::text) || (email)::text))`)
  searchText?: string;
}
