import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageType } from '../../../core/paging/index.js';
import type { ImportFolder } from '../import-folder.js';
import { ImportReason, reasonFaceOf } from '../import-reason.type.js';
import { emptySummary } from '../summary.js';
import { type ImportRecord, type ImportState, undoObstacle } from './import-record.js';

export const ImportKind = { PLACES: 'places', CITIES: 'cities' } as const;
export type ImportKind = (typeof ImportKind)[keyof typeof ImportKind];
registerEnumType(ImportKind, {
  name: 'ImportKind',
  description: 'Kind of the rows of an import.',
  valuesConfig: { PLACES: { description: 'Places.' }, CITIES: { description: 'Cities.' } },
});

const ImportStates = { RUNNING: 'running', INTERRUPTED: 'interrupted', DONE: 'done', UNDOING: 'undoing', UNDONE: 'undone' } as const satisfies Record<
  string,
  ImportState
>;
registerEnumType(ImportStates, {
  name: 'ImportState',
  description: 'State of an import.',
  valuesConfig: {
    RUNNING: { description: 'Still writes rows.' },
    INTERRUPTED: { description: 'Has stopped before the end of the file.' },
    DONE: { description: 'Is done.' },
    UNDOING: { description: 'Its undo has begun, and not ended.' },
    UNDONE: { description: 'Is undone.' },
  },
});

@ObjectType({ description: 'Numbers of records of an imported file, by outcome.' })
export class ImportCounts {
  @Field(() => Int, { description: 'All records of the file.' })
  read: number;

  @Field(() => Int, { description: 'Added rows.' })
  added: number;

  @Field(() => Int, { description: 'Changed rows.' })
  updated: number;

  @Field(() => Int, { description: 'Rows that equal the file.' })
  unchanged: number;

  @Field(() => Int, { description: 'Rows that stay as they are, because users have changed them, or they do not come from an import.' })
  kept: number;

  @Field(() => Int, { description: 'Rows that were deleted on this site, and stay deleted.' })
  removed: number;

  @Field(() => Int, { description: 'Records whose place comes again in the file.' })
  repeated: number;

  @Field(() => Int, { description: 'Records that are left out on request, because the site has their place from another source.' })
  skipped: number;

  @Field(() => Int, { description: 'Rejected records.' })
  rejected: number;

  @Field(() => Int, { description: 'Records that are probably a place of another source, whatever became of them.' })
  alike: number;

  @Field(() => Int, { description: 'Cities that were added for places.' })
  citiesAdded: number;
}

@ObjectType({ description: 'Number of rows that an undo has left as they are, for one reason.' })
class StayingRows {
  @Field(() => String, {
    description: 'Why they stay: `reviews`, `photos`, `edits`, `favorites`, `lists`, `reports`, `changed`, `deleted`, `imported` or `places`.',
  })
  reason: string;

  @Field(() => Int, { description: 'Number of rows.' })
  count: number;
}

@ObjectType({ description: 'Numbers of rows that the undo of an import has handled so far.' })
class ImportUndo {
  @Field(() => Int, { description: 'Deleted places.' })
  places: number;

  @Field(() => Int, { description: 'Deleted cities.' })
  cities: number;

  @Field(() => Int, { description: 'Rows with their former values again.' })
  restored: number;

  @Field(() => Int, { description: 'Rows with some of their former values again; the other ones were changed since.' })
  partly: number;

  @Field(() => [StayingRows], { description: 'Added rows that stay.' })
  kept: StayingRows[];

  @Field(() => [StayingRows], { description: 'Changed rows that stay as they are.' })
  left: StayingRows[];
}

@ObjectType('Import', { description: 'An import of a file.' })
export class ImportView {
  /** Id of the user who has started it; null for the command line, and for deleted users. */
  actorId: string | null;

  @Field(() => ID, { description: 'Stable identifier.' })
  id: string;

  @Field(() => ImportKind, { nullable: true, description: 'Kind of its rows; null for imports of older versions.' })
  kind: ImportKind | null;

  @Field(() => String, { nullable: true, description: 'Name of the file; null for the standard input, and for imports of older versions.' })
  fileName: string | null;

  @Field(() => String, { nullable: true, description: 'Format of the file; null for imports of older versions.' })
  format: string | null;

  @Field(() => [String], { description: 'Sources of its rows, at most ten.' })
  sources: string[];

  @Field(() => [String], { description: 'Licences of its rows, at most ten.' })
  licences: string[];

  @Field(() => [String], { description: 'Attributions of its rows, at most ten.' })
  attributions: string[];

  @Field(() => ImportCounts, { description: 'Numbers of records so far.' })
  counts: ImportCounts;

  @Field(() => ImportStates, { description: 'State.' })
  state: ImportState;

  @Field(() => Date, { description: 'Time at which it was started.' })
  startedAt: Date;

  @Field(() => Date, { nullable: true, description: 'Time at which it ended or was interrupted; null while it is running.' })
  endedAt: Date | null;

  @Field(() => ImportUndo, { nullable: true, description: 'Numbers of its undo; null if none has begun.' })
  undo: ImportUndo | null;

  @Field(() => Date, { nullable: true, description: 'Time at which its undo ended.' })
  undoneAt: Date | null;

  @Field(() => ImportReason, { nullable: true, description: 'Why it cannot be undone; null if it can.' })
  obstacle: ImportReason | null;

  @Field(() => ID, { nullable: true, description: 'Identifier of the open job that undoes it; null if there is none.' })
  jobId: string | null;

  @Field(() => Boolean, { description: 'Whether its rejected records can be downloaded. They are kept for 30 days, if the console has imported the file.' })
  hasRejectedFile: boolean;

  @Field(() => Boolean, { description: 'Whether its values that were left out can be downloaded. They are kept like the rejected records.' })
  hasLeftOutFile: boolean;
}

export const ImportPage = pageType(ImportView, 'ImportPage');

const staying = (counts: Record<string, number>): StayingRows[] => Object.entries(counts).map(([reason, count]) => ({ reason, count }));

/** Returns an import as the API shows it. @param folder files of the imports that the console makes */
export async function viewOf(record: ImportRecord, folder: ImportFolder): Promise<ImportView> {
  const { actorName: _name, options: _options, summary, undo, isExpired: _expired, draftId, ...rest } = record;
  const obstacle = undoObstacle(record);
  return {
    ...rest,
    hasRejectedFile: await folder.has(draftId, 'rejected'),
    hasLeftOutFile: await folder.has(draftId, 'leftOut'),
    counts: { ...emptySummary(), ...summary }, // older versions counted less
    undo: undo && { ...undo, kept: staying(undo.kept), left: staying(undo.left) },
    obstacle: obstacle && reasonFaceOf(obstacle),
  };
}
