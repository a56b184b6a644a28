import type { ClientBase } from 'pg';
import { englishOf } from '../../core/errors/index.js';
import { BEGIN, CITIES, cityNames, joinRepeated, keyOf, NAME_IMPORT, PLACES, stageBatch, stagedRow, writeStaged } from './writing/index.js';
import { DROP_PLANNED, planTables } from './planned.query.js';
import type { Target } from './target.js';
import { Batch, outcomeOfRepeated, rejected, withRepeated } from './import-batch.js';
import { beginImport, type Checkpoint, saveCheckpoint } from './checkpoint.js';
import { CityFinder } from './cities/index.js';
import type { ImportOptions } from './import-options.js';
import type { PlaceRow } from './mapping/index.js';
import type { FileRecord, OpenFile, Unreadable } from './readers/index.js';
import type { SearchIntake } from './search-intake.js';
import { addAlike, addOutcomes, count, emptySummary, leftOutOf } from './summary.js';

/** Records per transaction. */
const BATCH = 10_000;

/** Replaces the values of a record whose text is kept, which saves memory. */
const NONE = {};

/** Thrown when the import is stopped by its signal. Batches that were committed before stay. */
export class Interrupted extends Error {
  constructor(readonly position: number) {
    super('Interrupted');
  }
}

/** One run over a file, from its checkpoint to the end of the file. */
export class ImportRun {
  /** Progress so far; its id is empty until the import has begun. */
  readonly checkpoint: Checkpoint = { id: '', position: 0, rejectsSize: 0, summary: emptySummary() };
  private resumed = 0;
  /** Whether the columns of the file were read. */
  private hasColumns = false;
  private writing: Promise<void> = Promise.resolve();
  private failure: Error | undefined;

  /** Start of the import; undefined if the site has no places that a new row could be like. */
  private alikeBefore: Date | undefined;
  private readonly cities: CityFinder;
  private readonly target: Target;

  constructor(
    private readonly client: ClientBase,
    private readonly options: ImportOptions,
    private readonly search: SearchIntake,
  ) {
    this.cities = new CityFinder(options);
    this.target = options.what === 'places' ? PLACES : CITIES;
  }

  /**
   * Writes all rows of the file after the checkpoint.
   * @throws UnusableFile, or Interrupted if the signal was aborted
   */
  async all(): Promise<Checkpoint> {
    const { fingerprint, isAnew, isDryRun, file, rejects, leftOut, signal } = this.options;
    if (!isDryRun) Object.assign(this.checkpoint, await beginImport(this.client, fingerprint ?? null, isAnew, { ...this.options, format: file.format }));
    this.resumed = this.checkpoint.position;
    rejects.resumeAt(this.checkpoint.rejectsSize);
    leftOut.resumeAfter(leftOutOf(this.checkpoint.summary));
    const { rows } = await this.client.query<{ at: Date }>('SELECT coalesce($1, now()) AS at WHERE EXISTS (SELECT FROM places)', [this.checkpoint.startedAt]);
    if (this.options.duplicates !== 'add') this.alikeBefore = rows[0]?.at;
    if (isDryRun) await this.client.query(planTables([PLACES, CITIES]));
    try {
      await this.readAll(file).catch((error: unknown) => {
        if (!signal.aborted) throw error; // after an abort, the closed input is the expected error
      });
      await this.settled();
    } finally {
      if (isDryRun) await this.forgetPlan();
    }
    if (signal.aborted) throw new Interrupted(this.checkpoint.position);
    return this.checkpoint;
  }

  /** Drops the tables of the dry run, because the connection returns to its pool. */
  private async forgetPlan(): Promise<void> {
    await this.writing.catch(() => undefined);
    await this.client.query(DROP_PLANNED).catch(() => undefined); // fails if the connection is broken
  }

  private async readAll({ portions }: OpenFile): Promise<void> {
    const { signal } = this.options;
    let position = 0;
    let batch = new Batch();
    for await (const portion of portions) {
      for (const item of portion) {
        position += 1;
        if (position <= this.resumed) continue;
        this.take(batch, item);
        if (batch.size < BATCH) continue;
        await this.write(batch);
        batch = new Batch();
      }
      if (signal.aborted) return;
    }
    await this.write(batch);
  }

  private take(batch: Batch, item: FileRecord | Unreadable): void {
    batch.size += 1;
    if ('reason' in item) return void batch.rejects.push(item);
    const { mapper } = this.options;
    if (item.columns && !this.hasColumns) this.noteColumns(batch, item.columns);
    const mapped = mapper.map(item);
    if ('skipped' in mapped) return void batch.skippedKinds.push(mapped.skipped);
    if ('reason' in mapped) return void batch.rejects.push(rejected(item, mapped.reason, mapped.name));
    const key = keyOf(mapped.row);
    const replaced = batch.rows.get(key);
    if (replaced) batch.replaced.push(replaced.row);
    batch.rows.set(key, { ...stagedRow(mapped.row), record: item.text && !item.columns ? { ...item, values: NONE } : item });
    batch.sources.add(mapped.row.source);
    if (mapped.row.licence) batch.licences.add(mapped.row.licence);
    if (mapped.row.attribution) batch.attributions.add(mapped.row.attribution);
    for (const one of mapped.left) batch.leftOut.push({ ...one, line: item.line });
    if ('unmapped' in mapped && mapped.unmapped !== undefined) batch.unmapped.push(mapped.unmapped || '(none)');
  }

  private noteColumns(batch: Batch, columns: readonly string[]): void {
    this.hasColumns = true;
    this.options.rejects.keepColumns(columns);
    for (const name of this.options.mapper.columns.unusedOf(columns)) batch.unusedColumns.add(name);
  }

  /**
   * Waits for the previous batch, stages this one and starts writing it. Returns before it is written.
   * The file is not read until the rows are staged: otherwise PostgreSQL would wait for this process.
   */
  private async write(batch: Batch): Promise<void> {
    await this.settled();
    const { client, target } = this;
    await client.query(BEGIN);
    await this.orRollBack(async () => {
      if (!this.options.isDryRun) await client.query(NAME_IMPORT, [this.checkpoint.id]);
      if (target === PLACES) await this.findCities(batch);
      await stageBatch(client, target, [...batch.rows.values()]);
    });
    this.writing = this.orRollBack(() => this.commit(batch)).catch((error: unknown) => {
      this.failure = error as Error;
    });
  }

  /** Finds the cities of the places of a batch, and leaves out repeated places. */
  private async findCities(batch: Batch): Promise<void> {
    const places = [...batch.rows.values()].map(({ row }) => row as PlaceRow);
    const { added, far } = await this.cities.find(this.client, places);
    batch.citiesAdded = added;
    batch.far = far;
    const { repeated, completed } = await joinRepeated(this.client, places, this.options);
    for (const row of completed) Object.assign(batch.rows.get(keyOf(row)) ?? {}, { cells: stagedRow(row).cells });
    for (const row of repeated) batch.rows.delete(keyOf(row));
    batch.again = repeated;
  }

  private async orRollBack(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      await this.client.query('ROLLBACK').catch(() => undefined); // fails if the connection is broken
      throw error;
    }
  }

  private async settled(): Promise<void> {
    await this.writing;
    if (this.failure) throw this.failure;
  }

  private async commit(batch: Batch): Promise<void> {
    const { client, checkpoint, options } = this;
    await this.writeRows(batch);
    const before = checkpoint.position;
    checkpoint.position += batch.size;
    checkpoint.rejectsSize = options.rejects.size;
    if (!options.isDryRun) await saveCheckpoint(client, before, checkpoint, batch);
    await client.query('COMMIT');
    if (this.target === PLACES && !options.isDryRun) this.search.takeIn();
    options.onProgress({ done: checkpoint.position, resumed: this.resumed });
  }

  private async writeRows(batch: Batch): Promise<void> {
    const {
      client,
      options,
      checkpoint: { summary },
    } = this;
    const rows = [...batch.rows.values()];
    const { duplicates, report } = options;
    const { outcomes, nowhere, alike, each } = await writeStaged(client, this.target, {
      ...options,
      alikeBefore: this.target === PLACES ? this.alikeBefore : undefined,
      listsRows: report !== undefined,
      searched: () => this.search.settled(),
    });
    const lost = new Set(nowhere);
    const unplaced = rows.filter(({ row }) => lost.has(row.id)).map(({ row, record }) => rejected(record, 'imports.noCity', row.name));
    const rejects = [...batch.rejects, ...unplaced].sort((a, b) => a.line - b.line);
    addOutcomes(summary, outcomes);
    summary.read += batch.size;
    summary.rejected += rejects.length;
    summary.repeated += batch.replaced.length;
    summary[outcomeOfRepeated(duplicates)] += batch.again.length;
    summary.citiesAdded += batch.citiesAdded;
    addAlike(summary, alike);
    for (const city of batch.far) count(summary.far, city);
    for (const kind of batch.skippedKinds) count(summary.skippedKinds, kind);
    for (const { reason } of rejects) count(summary.reasons, englishOf(reason));
    for (const name of batch.unusedColumns) count(summary.columns, name, 0);
    for (const { field, column } of batch.leftOut) count(field === undefined ? summary.columns : summary.leftOut, field ?? column);
    for (const category of batch.unmapped) count(summary.unmapped, category);
    options.rejects.write(rejects);
    options.leftOut.write(batch.leftOut);
    if (!report) return;
    await report.write(withRepeated(each, batch, duplicates, await this.citiesOf(batch.again)));
    await report.writeRejected?.(rejects);
    await report.writeLeftOut?.(batch.leftOut);
  }

  /** Returns the names of the cities of places by id. */
  private async citiesOf(places: readonly PlaceRow[]): Promise<Map<string, string>> {
    if (places.length === 0) return new Map();
    const { rows } = await this.client.query<{ id: string; name: string }>(cityNames(this.options.isDryRun), [places.map(({ city_id }) => city_id)]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
