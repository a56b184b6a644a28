import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';

/** Kinds of background jobs. */
export enum JobKind {
  MAKE_BACKUP = 'make-backup',
  REMOVE_SAMPLE = 'remove-sample',
  MOVE_PLACES = 'move-places',
}
registerEnumType(JobKind, {
  name: 'JobKind',
  description: 'Kind of a background job.',
  valuesConfig: {
    MAKE_BACKUP: { description: 'Makes a backup.' },
    REMOVE_SAMPLE: { description: 'Removes the sample data.' },
    MOVE_PLACES: { description: 'Moves the places of a merged category.' },
  },
});

export enum JobState {
  WAITING = 'waiting',
  RUNNING = 'running',
  DONE = 'done',
  FAILED = 'failed',
  CANCELLED = 'cancelled',
}
registerEnumType(JobState, {
  name: 'JobState',
  description: 'State of a background job.',
  valuesConfig: {
    WAITING: { description: 'Starts soon, for the first or another attempt.' },
    RUNNING: { description: 'Is running.' },
    DONE: { description: 'Is done.' },
    FAILED: { description: 'Has failed, and is not tried again by itself.' },
    CANCELLED: { description: 'Was cancelled.' },
  },
});

@ObjectType('BackgroundJob', { description: 'A long job that the site does in the background.' })
export class BackgroundJobView {
  /** Id of the user who started it; null for deleted users. */
  actorId: string | null;

  @Field(() => ID, { description: 'Stable identifier.' })
  id: string;

  @Field(() => JobKind, { description: 'Kind.' })
  kind: JobKind;

  @Field(() => JobState, { description: 'State.' })
  state: JobState;

  @Field(() => Boolean, { description: 'Whether somebody has cancelled it. A running job then ends soon.' })
  isCancelled: boolean;

  @Field(() => Float, { description: 'Finished amount of work.' })
  done: number;

  @Field(() => Float, { nullable: true, description: 'Whole amount of work, in the same unit; null while it is unknown.' })
  total: number | null;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed, in English.' })
  error: string | null;

  @Field(() => GraphQLJSONObject, { description: 'Further values of the job.' })
  details: object;

  @Field(() => Date, { description: 'Time at which it was added.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'Time at which its first attempt started.' })
  startedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Time at which it ended.' })
  endedAt: Date | null;

  @Field(() => Boolean, { description: 'Whether it can be cancelled now.' })
  canCancel: boolean;

  @Field(() => Boolean, { description: 'Whether it can be started again.' })
  canRetry: boolean;
}
