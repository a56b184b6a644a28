import type { ClientBase } from 'pg';
import type { DataSource } from 'typeorm';
import { addToSearch, catchUpSearch } from '../places/index.js';
import { type Checkpoint, endImport, finishImport, stopImport } from './checkpoint.js';
import type { ImportOptions } from './import-options.js';
import { ImportRun } from './import-run.js';
import { buildDeferredIndexes, deferIndexes } from './deferred-indexes.js';
import { SearchIntake } from './search-intake.js';
import type { Summary } from './summary.js';

/** Number of changed rows from which an import ends with ANALYZE. */
const MANY = 10_000;

/** Imports places or cities from a file. */
export class ImportService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Imports a file in batches, each in its own transaction. While PostgreSQL writes a batch, the next one is read.
   * On a site without places, indexes that only reads need are dropped before and re-created at the end.
   * They are re-created while the last rows are added to the search index.
   * @param onLoaded called when all rows are written or the import has failed; indexes and search can take minutes more
   * @throws UnusableFile, or Interrupted if the signal was aborted
   */
  async run(options: ImportOptions, onLoaded: () => void): Promise<Summary> {
    const { dataSource } = this;
    const search = new SearchIntake(() => addToSearch(dataSource));
    if (options.isDryRun) return this.onConnection(async (client) => (await this.load(new ImportRun(client, options, search), options)).summary);
    if (options.what === 'places') await deferIndexes(dataSource);
    try {
      return await this.onConnection((client) => this.write(client, options, search, onLoaded));
    } finally {
      await search.settled().catch(() => undefined); // the error was thrown above
      await buildDeferredIndexes(dataSource);
    }
  }

  /** Writes the rows, brings everything up to date and ends the import. The connection is held until then, because its lock says that the import runs. */
  private async write(client: ClientBase, options: ImportOptions, search: SearchIntake, onLoaded: () => void): Promise<Summary> {
    const run = new ImportRun(client, options, search);
    const { checkpoint } = run;
    try {
      await this.load(run, options).finally(onLoaded);
      const { added, updated } = checkpoint.summary;
      await this.bringUpToDate(search, added + updated);
      await finishImport(this.dataSource, checkpoint);
      return checkpoint.summary;
    } catch (error) {
      if (checkpoint.id) await stopImport(this.dataSource, checkpoint).catch(() => undefined); // the database has failed: the error says so
      throw error;
    } finally {
      if (checkpoint.id) await endImport(client, checkpoint).catch(() => undefined); // a lost connection has ended it
    }
  }

  private async load(run: ImportRun, { rejects, leftOut }: ImportOptions): Promise<Checkpoint> {
    try {
      return await run.all();
    } finally {
      rejects.close();
      leftOut.close();
    }
  }

  private async onConnection<T>(work: (client: ClientBase) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      return await work((await runner.connect()) as ClientBase);
    } finally {
      await runner.release();
    }
  }

  private async bringUpToDate(search: SearchIntake, changed: number): Promise<void> {
    const { dataSource } = this;
    const catchUp = async () => {
      await search.settled();
      if (changed > 0) await catchUpSearch(dataSource);
      await buildDeferredIndexes(dataSource);
    };
    await Promise.all([buildDeferredIndexes(dataSource), catchUp()]);
    if (changed >= MANY) await analyse(dataSource);
  }
}

async function analyse(dataSource: DataSource): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await manager.query('SET LOCAL statement_timeout = 0');
    await manager.query('ANALYZE places, cities, place_titles, place_search, place_counts, rated_counts, map_cells');
  });
}
