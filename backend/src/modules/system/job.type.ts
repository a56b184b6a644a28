import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ActivityTarget } from '../activities/index.js';

/** Kinds of background jobs. */
export enum JobKind {
  MAKE_BACKUP = 'make-backup',
  REMOVE_SAMPLE = 'remove-sample',
  MOVE_PLACES = 'move-places',
  BULK_CHANGE = 'bulk-change',
  UNDO_CHANGE = 'undo-change',
  FIND_DUPLICATES = 'find-duplicates',
  EXPORT_PACK = 'export-pack',
  IMPORT_PACK = 'import-pack',
  UNDO_IMPORT = 'undo-import',
  READ_IMPORT = 'read-import',
  PREVIEW_IMPORT = 'preview-import',
  RUN_IMPORT = 'run-import',
  MAKE_MAP = 'make-map',
}
registerEnumType(JobKind, {
  name: 'JobKind',
  description: 'Kind of a background job.',
  valuesConfig: {
    MAKE_BACKUP: { description: 'Makes a backup.' },
    REMOVE_SAMPLE: { description: 'Removes the sample data.' },
    MOVE_PLACES: { description: 'Moves the places of a merged category.' },
    BULK_CHANGE: { description: 'Changes many selected rows.' },
    UNDO_CHANGE: { description: 'Undoes a change of many rows.' },
    FIND_DUPLICATES: { description: 'Compares places to find duplicates.' },
    EXPORT_PACK: { description: 'Writes the guide into a pack.' },
    IMPORT_PACK: { description: 'Imports a pack.' },
    UNDO_IMPORT: { description: 'Undoes an import of a file.' },
    READ_IMPORT: { description: 'Reads the beginning of a file to be imported.' },
    PREVIEW_IMPORT: { description: 'Makes the preview of an import.' },
    RUN_IMPORT: { description: 'Imports a file.' },
    MAKE_MAP: { description: 'Makes a map archive.' },
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

@ObjectType({ description: 'Rows that the job of a bulk change, or of its undo, has changed so far. They stay so if it is cancelled.' })
export class BulkProgress {
  @Field(() => ID, { description: 'Identifier of the change that it makes or undoes, to be passed to `undo`.' })
  changeId: string;

  @Field(() => ActivityTarget, { description: 'Kind of its rows.' })
  targetKind: ActivityTarget;

  @Field(() => String, { nullable: true, description: 'Name of the action, such as `approve-reviews`; null for an undo, and for jobs of older versions.' })
  action: string | null;

  @Field(() => Int, { description: 'Number of rows that it has changed.' })
  changed: number;

  @Field(() => Int, { description: 'Number of rows that it has left as they were: they have changed since, or cannot be restored.' })
  skipped: number;
}

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

  @Field(() => BulkProgress, { nullable: true, description: 'Rows of a bulk change or of its undo; null for other jobs.' })
  bulk: BulkProgress | null;

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
