import { type Static, Type } from '@sinclair/typebox';
import { choice, object } from '../../../core/rest/index.js';
import { ImportKind } from '../history/index.js';
import type { ImportReason } from '../import-reason.type.js';
import { DUPLICATES } from '../writing/index.js';
import { type Choices, ImportCityMode, type ImportPreview, type ImportReading } from './types/index.js';

const KIND = choice<ImportKind>(Object.values(ImportKind));
const POLICY = choice(DUPLICATES);

/** A sentence about an import, as the REST API shows it. */
export const ReasonJson = object(
  { text: Type.String({ description: 'The sentence in English.' }), reason: Type.String({ description: 'Key of the sentence.' }) },
  'ImportReason',
);
export const reasonJson = ({ text, reason }: ImportReason): Static<typeof ReasonJson> => ({ text, reason });

const COLUMN_CHOICE = object({ column: Type.String(), target: Type.String({ description: 'Field or attribute; empty to leave the column out.' }) });

/** Choices about an import, as the REST API shows and takes them. */
export const ChoicesJson = object(
  {
    kind: KIND,
    columns: Type.Array(COLUMN_CHOICE),
    fixed: Type.Array(object({ target: Type.String(), value: Type.String() })),
    words: Type.Array(object({ word: Type.String(), category: Type.Optional(Type.String({ description: 'Left out if the rows are left out.' })) })),
    cityMode: choice<ImportCityMode>(Object.values(ImportCityMode)),
    city: Type.Optional(Type.String()),
    cityId: Type.Optional(Type.String()),
    createsCities: Type.Boolean(),
    radius: Type.Number({ description: 'Maximum distance (km) to the city of a place that names none.' }),
    isPending: Type.Boolean(),
    duplicates: POLICY,
    alike: POLICY,
    decisions: Type.Array(object({ key: Type.String(), decision: POLICY })),
    source: Type.String(),
    isSourceForced: Type.Boolean(),
    licence: Type.Optional(Type.String()),
    attribution: Type.Optional(Type.String()),
  },
  'ImportChoices',
);

export const choicesJson = ({ words, city, cityId, licence, attribution, ...rest }: Choices): Static<typeof ChoicesJson> => ({
  ...rest,
  words: words.map(({ word, category }) => ({ word, category: category ?? undefined })),
  city: city ?? undefined,
  cityId: cityId ?? undefined,
  licence: licence ?? undefined,
  attribution: attribution ?? undefined,
});

/** A file as it was read, as the REST API shows it. */
export const ReadingJson = object(
  {
    format: Type.String(),
    encoding: Type.Optional(Type.String()),
    delimiter: Type.Optional(Type.String()),
    sheet: Type.Optional(Type.String()),
    sheets: Type.Array(Type.String()),
    kind: KIND,
    records: Type.Integer({ description: 'Number of records read for this, at most 20,000.' }),
    isWhole: Type.Boolean({ description: 'Whether these are all records of the file.' }),
    notes: Type.Array(ReasonJson),
    columns: Type.Array(
      object({
        name: Type.String(),
        samples: Type.Array(Type.String()),
        filled: Type.Integer({ description: 'Number of records that have a value.' }),
        target: Type.Optional(Type.String({ description: 'Target without a choice; left out if nothing takes the column.' })),
      }),
    ),
    rows: Type.Array(object({ line: Type.Integer(), cells: Type.Array(Type.Union([Type.String(), Type.Null()])) })),
    words: Type.Array(object({ word: Type.String(), count: Type.Integer(), category: Type.Optional(Type.String()), isLeftOut: Type.Boolean() })),
    isOpenStreetMap: Type.Boolean(),
  },
  'ImportReading',
);

export const readingJson = ({ encoding, delimiter, sheet, notes, columns, words, ...rest }: ImportReading): Static<typeof ReadingJson> => ({
  ...rest,
  encoding: encoding ?? undefined,
  delimiter: delimiter ?? undefined,
  sheet: sheet ?? undefined,
  notes: notes.map(reasonJson),
  columns: columns.map(({ target, ...column }) => ({ ...column, target: target ?? undefined })),
  words: words.map(({ category, ...word }) => ({ ...word, category: category ?? undefined })),
});

const WORDS = Type.Array(object({ word: Type.String(), count: Type.Integer() }));

/** Outcome that an import would have, as the REST API shows it. */
export const PreviewJson = object(
  {
    counts: Type.Record(Type.String(), Type.Integer(), { description: 'Numbers of records by outcome.' }),
    isWhole: Type.Boolean({ description: 'Whether all rows are listed.' }),
    leftOut: Type.Integer({ description: 'Number of values that are left out.' }),
    reasons: Type.Array(object({ reason: ReasonJson, count: Type.Integer() })),
    unknownWords: WORDS,
    skippedKinds: WORDS,
    farCities: WORDS,
    mapped: Type.Integer({ description: 'Number of rows that have a position.' }),
  },
  'ImportPreview',
);

export const previewJson = ({ counts, reasons, ...rest }: ImportPreview): Static<typeof PreviewJson> => ({
  ...rest,
  counts: Object.fromEntries(Object.entries(counts)) as Record<string, number>,
  reasons: reasons.map(({ reason, count }) => ({ reason: reasonJson(reason), count })),
});
