import { type Static, Type } from '@sinclair/typebox';
import { choice, ID, MOMENT, object } from '../../core/rest/index.js';
import { ActivityTarget } from '../activities/index.js';
import { type BackgroundJobView, type BulkProgress, JobKind, JobState } from './job.type.js';

/** A background job, as the REST API shows it. */
export const JobJson = object(
  {
    _id: ID,
    kind: choice(Object.values(JobKind)),
    state: choice(Object.values(JobState)),
    isCancelled: Type.Boolean({ description: 'Whether somebody has cancelled it. A running job then ends soon.' }),
    done: Type.Number({ description: 'Finished amount of work.' }),
    total: Type.Optional(Type.Number({ description: 'Whole amount of work, in the same unit; left out while it is unknown.' })),
    error: Type.Optional(Type.String({ description: 'Why the last attempt failed, in English.' })),
    bulk: Type.Optional(
      object(
        {
          changeId: ID,
          targetKind: choice(Object.values(ActivityTarget)),
          action: Type.Optional(
            Type.String({ description: 'Name of the action, such as `approve-reviews`; left out for an undo, and for jobs of older versions.' }),
          ),
          changed: Type.Integer({ description: 'Number of rows that it has changed.' }),
          skipped: Type.Integer({ description: 'Number of rows that it has left as they were: they have changed since, or cannot be restored.' }),
        },
        'BulkProgress',
      ),
    ),
    createdAt: MOMENT,
    startedAt: Type.Optional(MOMENT),
    endedAt: Type.Optional(MOMENT),
  },
  'BackgroundJob',
);

const bulkJson = ({ changeId, targetKind, action, changed, skipped }: BulkProgress) => ({
  ...{ changeId, targetKind, changed, skipped },
  action: action ?? undefined,
});

/** Returns a background job for the REST API. */
export const jobJson = ({
  id,
  kind,
  state,
  isCancelled,
  done,
  total,
  error,
  bulk,
  createdAt,
  startedAt,
  endedAt,
}: BackgroundJobView): Static<typeof JobJson> => ({
  _id: id,
  kind,
  state,
  isCancelled,
  done,
  total: total ?? undefined,
  error: error ?? undefined,
  bulk: bulk ? bulkJson(bulk) : undefined,
  createdAt,
  startedAt: startedAt ?? undefined,
  endedAt: endedAt ?? undefined,
});
