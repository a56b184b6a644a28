import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/index.js';

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
  SETTING = 'setting',
  INVITATION = 'invitation',
  SAMPLE = 'sample',
  CATEGORY = 'category',
  JOB = 'job',
  BACKUP = 'backup',
  LIST = 'list',
  ATTRIBUTE = 'attribute',
  IMPORT = 'import',
  MAP = 'map',
  SEARCH_TERM = 'search-term',
}
registerEnumType(ActivityTarget, {
  name: 'ActivityTarget',
  description: 'Kind of the target of an activity.',
  valuesConfig: {
    CITY: { description: 'A city.' },
    PLACE: { description: 'A place.' },
    REVIEW: { description: 'A review.' },
    USER: { description: 'A user.' },
    PHOTO: { description: 'A photo.' },
    PLACE_EDIT: { description: 'A suggested edit to a place.' },
    REPORT: { description: 'A report.' },
    WEBHOOK: { description: 'A webhook.' },
    API_TOKEN: { description: 'An API token.' },
    FILE: { description: 'A file with personal data.' },
    SETTING: { description: 'A group of settings.' },
    INVITATION: { description: 'An invitation.' },
    SAMPLE: { description: 'The sample data.' },
    CATEGORY: { description: 'A category of places.' },
    JOB: { description: 'A background job.' },
    BACKUP: { description: 'A backup.' },
    LIST: { description: 'A list of places.' },
    ATTRIBUTE: { description: 'An attribute of places.' },
    IMPORT: { description: 'An import of a file.' },
    MAP: { description: 'A map archive.' },
    SEARCH_TERM: { description: 'Words of the search with one meaning.' },
  },
});

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
  STARTED = 'started',
  CANCELLED = 'cancelled',
  MERGED = 'merged',
  RESTORED = 'restored',
  PURGED = 'purged',
}
registerEnumType(ActivityAction, {
  name: 'ActivityAction',
  description: 'Action of an activity.',
  valuesConfig: {
    REGISTERED: { description: 'A user has created an account.' },
    CREATED: { description: 'The target was added, suggested, written or sent.' },
    UPDATED: { description: 'The target was changed.' },
    APPROVED: { description: 'The target was approved; a suggested edit was applied.' },
    REJECTED: { description: 'The target was refused.' },
    DELETED: { description: 'The target was deleted.' },
    SUSPENDED: { description: 'The user was suspended.' },
    REINSTATED: { description: 'The suspension of the user was ended.' },
    CONFIRMED: { description: 'An admin confirmed the e-mail address of the user.' },
    DISMISSED: { description: 'A moderator dismissed the report.' },
    UPHELD: { description: 'A moderator agreed with the report.' },
    UNDONE: { description: 'A former change of the target was undone.' },
    DOWNLOADED: { description: 'A file was downloaded.' },
    STARTED: { description: 'Started in the background.' },
    CANCELLED: { description: 'Cancelled.' },
    MERGED: { description: 'Two places became one.' },
    RESTORED: { description: 'The deleted target was restored.' },
    PURGED: { description: 'The deleted target was deleted permanently.' },
  },
});

/** Values of columns by column name. */
export type Columns = Record<string, unknown>;

/** The activity log. Rows are never changed. */
@ObjectType({ description: 'An entry of the activity log: who did what to which target.' })
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

  @Field(() => ID, { description: 'Identifier of the change, which all entries of one action share; to be passed to `undo`.' })
  @Column('uuid')
  changeId: string;

  @Column('uuid', { nullable: true })
  actorId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn({ name: 'actor_id' })
  actor: Relation<User> | null;

  @Field(() => ActivityAction, { description: 'Action that was taken.' })
  @Column('text')
  action: ActivityAction;

  @Field(() => ActivityTarget, { description: 'Kind of the target.' })
  @Column({ type: 'enum', enum: ActivityTarget, enumName: 'activity_target' })
  targetKind: ActivityTarget;

  @Field(() => ID, { description: 'Identifier of the target.' })
  @Column('uuid')
  targetId: string;

  /** Name of the target at that time; null for users, whose names are erased with their accounts. */
  @Column('text', { nullable: true })
  label: string | null;

  @Column('jsonb', { nullable: true })
  before: Columns | null;

  @Column('jsonb', { nullable: true })
  after: Columns | null;

  @Field(() => Date, { description: 'Time of the action.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
