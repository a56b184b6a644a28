import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ImportReason } from '../../import-reason.type.js';
import { Choices } from './choices.type.js';
import { ImportPreview } from './preview.type.js';
import { ImportReading } from './reading.type.js';

export const ImportDraftState = {
  READING: 'reading',
  READ: 'read',
  PREVIEWING: 'previewing',
  PREVIEWED: 'previewed',
  RUNNING: 'running',
  INTERRUPTED: 'interrupted',
  DONE: 'done',
} as const;
export type ImportDraftState = (typeof ImportDraftState)[keyof typeof ImportDraftState];
registerEnumType(ImportDraftState, {
  name: 'ImportDraftState',
  description: 'State of an import that is prepared in the console.',
  valuesConfig: {
    READING: { description: 'The file is being read.' },
    READ: { description: 'The columns can be chosen. Without a reading, the file cannot be read.' },
    PREVIEWING: { description: 'The preview is being made.' },
    PREVIEWED: { description: 'The preview is ready, and the import can run.' },
    RUNNING: { description: 'The import is running.' },
    INTERRUPTED: { description: 'The run was cancelled or has failed. It can go on, or be undone.' },
    DONE: { description: 'The import is done.' },
  },
});

@ObjectType({ description: 'Choices about files of one source, which are proposed for its next file.' })
export class ImportSource {
  @Field(() => String, { description: 'Name.' })
  name: string;

  @Field(() => String, { description: 'Name of its last file.' })
  fileName: string;

  @Field(() => [String], { description: 'Columns of its last file.' })
  columns: string[];

  @Field(() => Date, { description: 'Time of its last import.' })
  usedAt: Date;

  @Field(() => Int, { description: 'Number of its imports.' })
  runs: number;
}

@ObjectType('ImportDraft', { description: 'An import that is prepared in the console: an uploaded file, the choices about it, and its preview.' })
export class ImportDraftView {
  /** Id of the user who has uploaded the file; null for deleted users. */
  actorId: string | null;

  /** Id of the last job. */
  jobId: string | null;

  @Field(() => ID, { description: 'Stable identifier.' })
  id: string;

  /** Id of the import that its run has made. */
  importId: string | null;

  @Field(() => String, { description: 'Name of the file.' })
  fileName: string;

  @Field(() => Float, { description: 'Size of the file (bytes).' })
  bytes: number;

  @Field(() => Date, { description: 'Time of the upload.' })
  createdAt: Date;

  @Field(() => ImportDraftState, { description: 'State.' })
  state: ImportDraftState;

  @Field(() => ImportReason, { nullable: true, description: 'Why the last step has failed; null if it has not.' })
  problem: ImportReason | null;

  @Field(() => ImportReading, { nullable: true, description: 'The file as it was read; null if it never was.' })
  reading: ImportReading | null;

  @Field(() => Choices, { description: 'Choices: proposed ones at first, then those of the last preview.' })
  choices: Choices;

  @Field(() => ImportSource, { nullable: true, description: 'Source that has the columns of the file; null for a new one.' })
  source: ImportSource | null;

  @Field(() => ImportPreview, {
    nullable: true,
    description: 'Outcome that the import would have; null before the first preview, and after a change of the choices.',
  })
  preview: ImportPreview | null;
}

enum ImportTargetKind {
  FIELD = 'field',
  ATTRIBUTE = 'attribute',
}
registerEnumType(ImportTargetKind, {
  name: 'ImportTargetKind',
  description: 'Kind of a target of columns.',
  valuesConfig: { FIELD: { description: 'A field of places.' }, ATTRIBUTE: { description: 'An attribute of places.' } },
});

@ObjectType({ description: 'A field or attribute that a column can give.' })
export class ImportTarget {
  @Field(() => String, { description: 'Name of the field, or key of the attribute.' })
  name: string;

  @Field(() => ImportTargetKind, { description: 'Kind.' })
  kind: `${ImportTargetKind}`;
}
