import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageType } from '../../../../core/paging/index.js';
import { ImportCounts } from '../../history/index.js';
import { ImportReason } from '../../import-reason.type.js';
import type { Duplicates } from '../../writing/index.js';
import { DuplicatePolicies } from './choices.type.js';

export const ImportRowOutcome = {
  ADDED: 'added',
  UPDATED: 'updated',
  UNCHANGED: 'unchanged',
  KEPT: 'kept',
  REMOVED: 'removed',
  REPEATED: 'repeated',
  SKIPPED: 'skipped',
  REJECTED: 'rejected',
  LEFT_OUT: 'left-out',
  ALIKE: 'alike',
} as const;
export type ImportRowOutcome = (typeof ImportRowOutcome)[keyof typeof ImportRowOutcome];
registerEnumType(ImportRowOutcome, {
  name: 'ImportRowOutcome',
  description: 'Outcome of a row of an imported file.',
  valuesConfig: {
    ADDED: { description: 'Becomes a new place or city.' },
    UPDATED: { description: 'Changes a place or city.' },
    UNCHANGED: { description: 'Equals its place or city.' },
    KEPT: { description: 'Changes nothing, because users have changed its place, or it does not come from an import.' },
    REMOVED: { description: 'Was deleted on this site, and stays deleted.' },
    REPEATED: { description: 'Is the place of another row of the file.' },
    SKIPPED: { description: 'Is left out on request.' },
    REJECTED: { description: 'Cannot be imported.' },
    LEFT_OUT: { description: 'Not a row, but a value that is left out.' },
    ALIKE: { description: 'Filter for rows of any outcome that are probably a place of the site.' },
  },
});

@ObjectType({ description: 'Number of rejected rows for one reason.' })
class ImportReasonCount {
  @Field(() => ImportReason, { description: 'The reason.' })
  reason: ImportReason;

  @Field(() => Int, { description: 'Number of rows.' })
  count: number;
}

@ObjectType({ description: 'Number of rows with one word.' })
export class ImportWordCount {
  @Field(() => String, { description: 'The word, or the name of the city.' })
  word: string;

  @Field(() => Int, { description: 'Number of rows.' })
  count: number;
}

@ObjectType({ description: 'Outcome that an import would have.' })
export class ImportPreview {
  @Field(() => ImportCounts, { description: 'Numbers of records by outcome.' })
  counts: ImportCounts;

  @Field(() => Boolean, { description: 'Whether `importPreview` lists all rows; it lists at most 50,000 of each outcome.' })
  isWhole: boolean;

  @Field(() => Int, { description: 'Number of values that are left out.' })
  leftOut: number;

  @Field(() => [ImportReasonCount], { description: 'Rejected rows by reason, the most frequent first.' })
  reasons: ImportReasonCount[];

  @Field(() => [ImportWordCount], { description: 'Words without a category, the most frequent first.' })
  unknownWords: ImportWordCount[];

  @Field(() => [ImportWordCount], { description: 'Kinds of places that are left out, the most frequent first.' })
  skippedKinds: ImportWordCount[];

  @Field(() => [ImportWordCount], { description: 'Places more than 50 km from their city, by city.' })
  farCities: ImportWordCount[];

  @Field(() => Int, { description: 'Number of rows that have a position.' })
  mapped: number;
}

@ObjectType({ description: 'A place of the site that is probably the same as that of a row.' })
class ImportLike {
  @Field(() => ID, { description: 'Identifier of the place.' })
  id: string;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => Int, { description: 'Distance (m).' })
  distance: number;
}

@ObjectType({ description: 'A row of the preview of an import, or a value that is left out.' })
export class ImportPreviewRow {
  @Field(() => Int, { description: 'Number of its line in the file.' })
  line: number;

  @Field(() => String, { nullable: true, description: 'Names the row in `decisions`; null for rejected rows and values.' })
  key: string | null;

  @Field(() => ImportRowOutcome, { description: 'Outcome, never `ALIKE`.' })
  outcome: ImportRowOutcome;

  @Field(() => String, { nullable: true, description: 'Name of the place or city; of a value that is left out: the column.' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'City of the place.' })
  city: string | null;

  @Field(() => String, { nullable: true, description: 'Slug of the category of the place.' })
  category: string | null;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees.' })
  latitude: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees.' })
  longitude: number | null;

  @Field(() => ImportReason, { nullable: true, description: 'Why the row is rejected, or the value is left out.' })
  reason: ImportReason | null;

  @Field(() => String, { nullable: true, description: 'The rejected record as text, or the value that is left out.' })
  value: string | null;

  @Field(() => ID, { nullable: true, description: 'Identifier of the place or city that the row is; null for a new one.' })
  knownId: string | null;

  @Field(() => ImportLike, { nullable: true, description: 'Place of the site that is probably the same.' })
  like: ImportLike | null;

  @Field(() => DuplicatePolicies, { nullable: true, description: 'Decision about the pair; null if `alike` decides.' })
  decision: Duplicates | null;
}

export const ImportPreviewPage = pageType(ImportPreviewRow, 'ImportPreviewPage');

@ObjectType({ description: 'A row of an import on the map.' })
export class ImportPoint {
  @Field(() => Int, { description: 'Number of its line in the file.' })
  line: number;

  @Field(() => String, { description: 'Name.' })
  name: string;

  @Field(() => Float, { description: 'Latitude in degrees.' })
  latitude: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  longitude: number;

  @Field(() => ImportRowOutcome, { description: 'Outcome.' })
  outcome: ImportRowOutcome;
}
