import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type Role, ROLES } from '../../core/access/index.js';
import { DerivedText, VersionedRecord } from '../../core/db/index.js';

@ObjectType({ description: 'Public profile of a user.' })
@Entity('users')
@Index('users_by_name', { synchronize: false })
@Index('users_by_age', { synchronize: false })
@Index('users_by_role', { synchronize: false })
@Index('users_search', { synchronize: false })
@Index('users_deleted', { synchronize: false })
export class User extends VersionedRecord {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Field(() => String, { description: 'Public name.' })
  @Column('text')
  name: string;

  @Column('citext', { unique: true })
  email: string;

  @Column('text', { nullable: true })
  passwordHash: string | null;

  @Column({ type: 'enum', enum: ROLES, enumName: 'user_role', default: 'user' })
  role: Role;

  /** Ids of the cities that a moderator decides about, sorted; null for all cities. Only the value of moderators matters. */
  @Column('uuid', { array: true, nullable: true })
  moderatedCityIds: string[] | null;

  @Field(() => String, { nullable: true, description: 'URL of the public picture; null if there is none.' })
  @Column('text', { nullable: true })
  avatarUrl: string | null;

  @Column('boolean', { default: false })
  isVerified: boolean;

  /** Whether an admin confirmed the address without a proof of the mailbox. */
  @Column('boolean', { default: false })
  isVouched: boolean;

  @Field(() => Date, { description: 'Time of registration.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** Whether the user receives mails about decisions on their contributions. */
  @Column('boolean', { default: true })
  wantsDecisionMails: boolean;

  /** Language of mails to the user; null for that of the site. */
  @Column('text', { nullable: true })
  language: string | null;

  @Column('timestamptz', { nullable: true })
  suspendedUntil: Date | null;

  /** Name in lower case and without accents, for sorting. */
  @DerivedText('search_normalize(name)')
  searchName?: string;

  /** Name and e-mail address in lower case and without accents, for searching. */
  @DerivedText(`search_normalize(((name || ' '::text) || (email)::text))`)
  searchText?: string;
}
