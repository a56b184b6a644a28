import os from 'node:os';
import type { DataSource, EntityManager } from 'typeorm';
import { explained } from '../../../core/errors/index.js';
import { writeFile } from '../../../core/files/index.js';
import { type Handler, handleInBackground } from '../../../core/jobs/index.js';
import type { FileStore } from '../../../core/storage/index.js';
import {
  EXPORT_PACK,
  type Exported,
  IMPORT_PACK,
  importPack,
  type MapStores,
  packEntries,
  PackReader,
  refusal,
  withPack,
  zipped,
} from '../../../packs/index.js';
import { loadSampleData } from '../../../sample/index.js';
import type { SiteSettings } from '../../site/index.js';
import { PackFolder } from './pack-folder.js';

interface Work {
  dataSource: DataSource;
  store: FileStore;
  maps: MapStores;
  siteSettings: SiteSettings;
  folder: string;
}

/** Detail of a job whose import is committed: a further attempt must not replace the guide again. */
const IMPORTED = 'imported';

/** Throws failures of the disk and the database as sentences, which the list of jobs shows. */
const inWords = (error: unknown): never => {
  throw explained(error);
};

/** Creates the handler of the job that writes a pack. */
export const exportPackHandler = ({ dataSource, store, maps, siteSettings, folder }: Work): Handler =>
  handleInBackground(EXPORT_PACK, dataSource.manager, async ({ name }, { signal, report }) => {
    const packs = new PackFolder(folder);
    const counts: Exported = { cities: 0, places: 0, pictures: 0, maps: 0 };
    let shown = 0;
    const onRows = (done: number, all: number) => {
      if (done < all && done - shown < all / 50) return;
      shown = done;
      void report(done, all).catch(() => undefined); // the signal ends a cancelled export
    };
    await packs.prepare();
    const entries = packEntries(dataSource, { store, mapStore: maps.store, variables: siteSettings.variables, onRows, signal }, counts);
    await writeFile(zipped(entries), packs.pathOf(name), { mode: 0o600 }).catch(inWords);
    await packs.tidy();
  });

/** Creates the handler of the job that imports a pack. */
export const importPackHandler = ({ dataSource, store, maps, folder }: Work): Handler =>
  handleInBackground(IMPORT_PACK, dataSource.manager, async ({ id, mode, machine, ownerId, seed }, { signal, former, report, advance }) => {
    if (former.details[IMPORTED]) return; // the process ended after the commit
    if (id === 'sample') {
      await loadSampleData(dataSource, { now: new Date() });
      return;
    }
    const file = await new PackFolder(folder).find(id);
    if (file === undefined) throw refusal(machine === os.hostname() ? 'packs.gone' : ['packs.elsewhere', { machine }]);
    let { done } = former;
    const onRows = async (rows: number, all: number) => {
      await report(rows, all);
      done = rows;
    };
    const finish = (manager: EntityManager) => advance(manager, done, { done, details: { [IMPORTED]: true } });
    await withPack(file, folder, async (files) => {
      const pack = await PackReader.open(files, new Date());
      await importPack(dataSource, pack, { store, maps, mode, ownerId, seed, onRows, finish, signal });
    }).catch(inWords);
  });

/** Deletes old packs. @returns the number of deleted files */
export const tidyPacks = (folder: string): Promise<number> => new PackFolder(folder).tidy();
