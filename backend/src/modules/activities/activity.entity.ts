import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/index.js';

/** What something was done to. */
export enum ActivityTarget {
  CITY = 'city',
  PLACE = 'place',
  REVIEW = 'review',
  USER = 'user',
  PHOTO = 'photo',
  PLACE_EDIT = 'place-edit',
  REPORT = 'report',
  WEBHOOK = 'webhook',
  API_TOKEN = 'api-token',
  FILE = 'file',
}
registerEnumType(ActivityTarget, {
  name: 'ActivityTarget',
  description: 'What something was done to.',
  valuesConfig: {
    CITY: { description: 'A city.' },
    PLACE: { description: 'A place.' },
    REVIEW: { description: 'A review.' },
    USER: { description: 'A person.' },
    PHOTO: { description: 'A photo.' },
    PLACE_EDIT: { description: 'A suggested edit of a place.' },
    REPORT: { description: 'A report.' },
    WEBHOOK: { description: 'A webhook.' },
    API_TOKEN: { description: 'An API token.' },
    FILE: { description: 'A file with personal data.' },
  },
});

/** What was done. */
export enum ActivityAction {
  REGISTERED = 'registered',
  CREATED = 'created',
  UPDATED = 'updated',
  APPROVED = 'approved',
  REJECTED = 'rejected',
  DELETED = 'deleted',
  SUSPENDED = 'suspended',
  REINSTATED = 'reinstated',
  CONFIRMED = 'confirmed',
  DISMISSED = 'dismissed',
  UPHELD = 'upheld',
  UNDONE = 'undone',
  DOWNLOADED = 'downloaded',
}
registerEnumType(ActivityAction, {
  name: 'ActivityAction',
  description: 'What was done.',
  valuesConfig: {
    REGISTERED: { description: 'Somebody has made an account.' },
    CREATED: { description: 'It was added, suggested, written or sent.' },
    UPDATED: { description: 'It was changed.' },
    APPROVED: { description: 'It was let in; a suggested edit was applied.' },
    REJECTED: { description: 'It was kept out.' },
    DELETED: { description: 'It was deleted.' },
    SUSPENDED: { description: 'The person may not sign in for a time.' },
    REINSTATED: { description: 'The person may sign in again.' },
    CONFIRMED: { description: 'An admin confirmed the e-mail address of the person.' },
    DISMISSED: { description: 'A report was found to be wrong.' },
    UPHELD: { description: 'A report was found to be right.' },
    UNDONE: { description: 'Something that was done to it was taken back.' },
    DOWNLOADED: { description: 'A file was downloaded.' },
  },
});

/** Values of columns, by the columns' names. */
export type Columns = Record<string, unknown>;

/** Rows are written once and stay. */
@ObjectType({ description: 'Something that has happened in the guide.' })
@Entity('activities')
@Index('activities_newest', { synchronize: false })
@Index('activities_target', { synchronize: false })
@Index('activities_actor', { synchronize: false })
@Index('activities_action', { synchronize: false })
@Index('activities_change', ['changeId'])
export class Activity {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  /** Names all that was done at once. */
  @Column('uuid')
  changeId: string;

  @Column('uuid', { nullable: true })
  actorId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn({ name: 'actor_id' })
  actor: Relation<User> | null;

  @Field(() => ActivityAction, { description: 'What was done.' })
  @Column('text')
  action: ActivityAction;

  @Field(() => ActivityTarget, { description: 'What it was done to.' })
  @Column({ type: 'enum', enum: ActivityTarget, enumName: 'activity_target' })
  targetKind: ActivityTarget;

  @Field(() => ID, { description: 'Identifier of what it was done to.' })
  @Column('uuid')
  targetId: string;

  /** What it was called then; null for people, whose names go with their accounts. */
  @Column('text', { nullable: true })
  label: string | null;

  @Column('jsonb', { nullable: true })
  before: Columns | null;

  @Column('jsonb', { nullable: true })
  after: Columns | null;

  @Field(() => Date, { description: 'When.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
