import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import type { DataEnv } from '../../core/config/index.js';
import { explained, StartError } from '../../core/errors/index.js';
import { createFileStore, type FileStore } from '../../core/storage/index.js';
import { ENTITIES } from '../../server/entities.js';
import { createMapStores } from '../../server/service-parts.js';
import { type Imported, importPack, isPackZip, type MapStores, type Mode, PackReader, type PackPlan, planImport, withPack } from '../../packs/index.js';
import { confirm, isAttended } from '../ask.js';
import { withDatabase } from '../database.js';
import { interruptible } from '../interruptible.js';
import { ProgressLine } from '../progress.js';

/** First bytes of a zip. */
const ZIP = Buffer.from('PK\x03\x04');

interface Options {
  add: boolean;
  replace: boolean;
  yes: boolean;
  dryRun: boolean;
  json: boolean;
}

/** Returns whether the argument of the import command names a pack: a folder, or a zip with the file of a guide. */
export async function isPack(file: string): Promise<boolean> {
  let stat: fs.Stats | undefined;
  try {
    stat = fs.statSync(file, { throwIfNoEntry: false });
  } catch {
    return false; // the command explains why the file cannot be opened
  }
  if (stat?.isDirectory()) return true;
  if (!stat?.isFile()) return false;
  const start = Buffer.alloc(ZIP.length);
  const descriptor = fs.openSync(file, 'r');
  try {
    fs.readSync(descriptor, start);
  } finally {
    fs.closeSync(descriptor);
  }
  return start.equals(ZIP) && (await isPackZip(file));
}

const number = (value: number): string => value.toLocaleString('en');

/** Describes the attributes of a pack that differ from those of the site. */
function attributeLines({ added, changed, removed }: PackPlan['attributes']): string[] {
  const lines = [
    [added, 'Attributes that this site does not have'],
    [changed, 'Attributes that differ from those of this site'],
    [removed, 'Attributes of this site that the pack does not have'],
  ] as const;
  return lines.flatMap(([keys, label]) => (keys.length > 0 ? [`${label}: ${keys.join(', ')}.`] : []));
}

/** Describes what an import would do. */
function describe({ name, cities, places, pictures, maps, attributes, settings, others, content }: PackPlan): string {
  const kept = cities.present + places.present + maps.present;
  return [
    `The pack${name ? ` “${name}”` : ''} has ${number(cities.all)} cities, ${number(places.all)} places, ${number(pictures)} pictures, ${number(maps.all)} maps and ${number(settings.length)} groups of settings.`,
    ...(kept > 0 ? [`${number(kept)} of its cities, places and maps are here already.`] : []),
    ...attributeLines(attributes),
    ...(others.length > 0 ? [`${number(others.length)} other files are left out, such as ${others[0] ?? ''}.`] : []),
    `This site has ${number(content.cities)} cities, ${number(content.places)} places, ${number(content.reviews)} reviews and ${number(content.photos)} photos.`,
  ].join('\n');
}

/** Asks before a replacement. @throws StartError if the answer is no, or nobody can answer */
async function confirmReplacing(plan: PackPlan, { yes }: Options): Promise<void> {
  if (plan.content.cities + plan.content.places === 0 || yes) return;
  if (!isAttended()) throw new StartError(`${describe(plan)}\nNothing was changed. Use --yes to replace the guide of the site without a question.`);
  process.stderr.write(`${describe(plan)}\n`);
  if (!(await confirm('Delete all cities, places and reviews of this site permanently, and import the pack?'))) throw new StartError('Nothing was changed.');
}

function modeOf({ add, replace }: Options): Mode | undefined {
  if (replace) return 'replace';
  return add ? 'add' : undefined;
}

interface Work {
  dataSource: DataSource;
  store: FileStore;
  maps: MapStores;
  signal: AbortSignal;
  line: ProgressLine;
}

async function run(pack: PackReader, options: Options, { dataSource, store, maps, signal, line }: Work): Promise<PackPlan | Imported> {
  if (options.dryRun) return planImport(dataSource.manager, pack);
  if (options.replace) await confirmReplacing(await planImport(dataSource.manager, pack, { skipsPhotos: true }), options);
  const onRows = async (done: number, all: number) => line.draw({ done, share: done / all });
  return importPack(dataSource, pack, { store, maps, mode: modeOf(options), seed: randomUUID(), onRows, signal });
}

/** Imports a pack. @returns the exit code */
export async function importPackFile(file: string, options: Options, env: DataEnv): Promise<number> {
  const started = performance.now();
  const line = new ProgressLine(process.stderr);
  const store = createFileStore(env);
  const maps = createMapStores(env);
  let outcome: PackPlan | Imported | undefined;
  const code = await interruptible(async (signal) => {
    await withPack(file, path.join(env.dataDir, 'packs'), async (files) => {
      const pack = await PackReader.open(files, new Date());
      outcome = await withDatabase(env, (dataSource) => run(pack, options, { dataSource, store, maps, signal, line }), { entities: ENTITIES });
    }).catch((error: unknown) => {
      throw explained(error);
    });
  }).finally(async () => {
    line.clear();
    await maps.store.close();
    await store.close();
  });
  if (!outcome) {
    process.stderr.write('Stopped. Nothing was changed.\n');
    return code;
  }
  const seconds = (performance.now() - started) / 1000;
  if (options.json) process.stdout.write(`${JSON.stringify({ ...outcome, seconds })}\n`);
  else if ('content' in outcome) process.stdout.write(`${describe(outcome)}\nA dry run: nothing was written.\n`);
  else {
    const { cities, places, pictures, maps: added, kept } = outcome;
    const rest = kept > 0 ? `; ${number(kept)} cities and places were here already, and stay as they were` : '';
    process.stdout.write(
      `${number(cities)} cities, ${number(places)} places, ${number(pictures)} pictures and ${number(added)} maps added in ${seconds.toFixed(1)} s${rest}\n`,
    );
  }
  return code;
}
