import type { EntityManager } from 'typeorm';
import { cutText } from '../../../core/validation/index.js';
import type { ImportReport } from '../import-options.js';
import { reasonFaceOf } from '../import-reason.type.js';
import { leftOutOf, type Summary } from '../summary.js';
import type { ImportPreview, ImportRowOutcome, ImportWordCount } from './types/index.js';
import { storableJson } from './storable.js';

/** Maximum number of stored rows of each outcome. */
const MOST_ROWS = 50_000;

/** Maximum number of different reasons that are counted. */
const MOST_REASONS = 500;

/** Maximum number of words in a list of the preview. */
const MOST_WORDS = 500;

/** Maximum length (characters) of a stored record or value. */
const LONGEST = 300;

/** A row as it is stored; `like` and the columns that it lacks are null. */
interface StoredRow {
  line: number;
  outcome: Exclude<ImportRowOutcome, 'alike'>;
  key?: string;
  name?: string;
  city?: string | null;
  category?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  reason?: object;
  value?: string;
  knownId?: string | null;
  like?: { id: string; name: string; distance: number } | null;
}

const INSERT = `INSERT INTO import_preview_rows (draft_id, number, line, outcome, key, name, city, category, latitude, longitude, reason, value, known_id, like_id, like_name, like_distance)
  SELECT $1, $2 + row_number() OVER (), line, outcome, key, name, city, category, latitude, longitude, reason, value, "knownId",
    ("like" ->> 'id')::uuid, "like" ->> 'name', round(("like" ->> 'distance')::float8)
  FROM jsonb_to_recordset($3::jsonb) AS r (line integer, outcome text, key text, name text, city text, category text, latitude float8, longitude float8, reason jsonb,
    value text, "knownId" uuid, "like" jsonb)`;

type Outcomes = Parameters<ImportReport['write']>[0];
type Rejected = Parameters<NonNullable<ImportReport['writeRejected']>>[0];
type Values = Parameters<NonNullable<ImportReport['writeLeftOut']>>[0];

const shown = (text: string): string => (text.length > LONGEST ? `${cutText(text, LONGEST)} …` : text);

/** Keys of a summary that are no words: places without one, and the sum of further words. */
const NO_WORDS = ['(none)', '(others)'];

const listed = (counts: Readonly<Record<string, number>>): ImportWordCount[] =>
  Object.entries(counts)
    .filter(([word]) => !NO_WORDS.includes(word))
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_WORDS);

/** Stores the rows of a preview batch by batch, on a connection other than that of the dry run. */
export class PreviewStore implements ImportReport {
  private readonly stored = new Map<string, number>();
  private readonly reasons = new Map<string, number>();
  private number = 0;
  private mapped = 0;
  private isWhole = true;

  constructor(
    private readonly manager: EntityManager,
    private readonly draftId: string,
  ) {}

  /** Deletes the rows of an earlier preview. */
  async clear(): Promise<void> {
    await this.manager.query('DELETE FROM import_preview_rows WHERE draft_id = $1', [this.draftId]);
  }

  write = async (rows: Outcomes): Promise<void> => {
    for (const { latitude, longitude } of rows) if (latitude !== null && longitude !== null) this.mapped += 1;
    await this.add(
      rows.map(({ line, key, name, outcome, knownId, city, category, latitude, longitude, like }) => ({
        ...{ line, key, name, outcome, knownId, city, category, latitude, longitude, like },
      })),
    );
  };

  writeRejected = async (rows: Rejected): Promise<void> => {
    const faces = rows.map(({ reason }) => reasonFaceOf(reason));
    for (const face of faces) this.count(JSON.stringify(face));
    await this.add(
      rows.map(({ line, name, text }, i) => ({ line, outcome: 'rejected', name: name && shown(name), reason: faces[i] as object, value: shown(text) })),
    );
  };

  writeLeftOut = async (values: Values): Promise<void> => {
    await this.add(
      values.map(({ line, column, value, reason }) => ({
        line,
        outcome: 'left-out',
        name: column,
        value: shown(value),
        reason: reasonFaceOf(reason),
      })),
    );
  };

  /** Returns the whole preview, from the summary of the dry run. */
  previewOf(summary: Summary): ImportPreview {
    const { unmapped, skippedKinds, far } = summary;
    const { read, added, updated, unchanged, kept, removed, repeated, skipped, rejected, alike, citiesAdded } = summary;
    return {
      counts: { read, added, updated, unchanged, kept, removed, repeated, skipped, rejected, alike, citiesAdded },
      isWhole: this.isWhole,
      leftOut: leftOutOf(summary),
      reasons: [...this.reasons]
        .map(([face, count]) => ({ reason: JSON.parse(face) as ImportPreview['reasons'][number]['reason'], count }))
        .sort((a, b) => b.count - a.count),
      unknownWords: listed(unmapped),
      skippedKinds: listed(skippedKinds),
      farCities: listed(far),
      mapped: this.mapped,
    };
  }

  private count(face: string): void {
    if (this.reasons.size < MOST_REASONS || this.reasons.has(face)) this.reasons.set(face, (this.reasons.get(face) ?? 0) + 1);
  }

  private async add(rows: readonly StoredRow[]): Promise<void> {
    const kept = rows.filter(({ outcome, like }) => this.hasRoom(like ? 'alike' : outcome));
    if (kept.length === 0) return;
    await this.manager.query(INSERT, [this.draftId, this.number, storableJson(kept)]);
    this.number += kept.length;
  }

  /** Counts a row, and returns whether it is stored. Rows that are like a place have a limit of their own. */
  private hasRoom(kind: string): boolean {
    const n = this.stored.get(kind) ?? 0;
    this.stored.set(kind, n + 1);
    if (n >= MOST_ROWS) this.isWhole = false;
    return n < MOST_ROWS;
  }
}
