import type { Command } from 'commander';
import { checkBackup, type Manifest, restore, type Restored, rowsIn } from '../backup/index.js';
import type { DataEnv } from '../core/config/index.js';
import { createFileStore } from '../core/storage/index.js';
import { checkArgument } from './argument.js';
import { ENTITIES } from '../server/entities.js';
import { withDatabase } from './database.js';
import { interruptible } from './interruptible.js';
import { EXIT } from './output.js';
import { ProgressLine } from './progress.js';

interface Options {
  replace: boolean;
  check: boolean;
  json: boolean;
}

const HELP = `
The command first reads the whole file and compares it with its checksum. It restores into an empty database: the embedded
one of DATA_DIR (created if necessary) or that of DATABASE_URL. Uploaded files go to the configured store. A backup of an
older version is migrated. Stop the app first.

The restore is one transaction: if it fails or is interrupted, the database stays as it was. All users sign in again.
Restore only files that you trust: a backup can make the database run any code. See docs/backup.md.

Exit codes: 0 done, 1 failed, 2 wrong usage, 130 interrupted.

Examples:
  npm run citypins -- restore citypins-2026-09-21-0300.tar --check
  npm run citypins -- restore citypins-2026-09-21-0300.tar
  DATABASE_URL=postgres://… npm run citypins -- restore citypins-2026-09-21-0300.tar
`;

/** Adds the command `citypins restore`. @param onEnd receives the exit code */
export function addRestoreCommand(program: Command, env: () => DataEnv, onEnd: (code: number) => void): void {
  program
    .command('restore')
    .description('restore a backup into an empty database')
    .argument('<file>', 'a file written by the backup command')
    .option('--replace', 'replace the existing data', false)
    .option('--check', 'only check and describe the file', false)
    .option('--json', 'print the outcome as JSON', false)
    .addHelpText('after', HELP)
    .action(async (file: string, options: Options) => onEnd(await runRestore(file, options, env())));
}

const describe = ({ citypins, postgres, createdAt }: Manifest): string =>
  `a backup of ${createdAt.replace('T', ' ').replace(/:\d\d\..*/, ' UTC')} by version ${citypins} on PostgreSQL ${postgres}`;

async function runRestore(file: string, { replace: replaces, check, json }: Options, env: DataEnv): Promise<number> {
  const started = performance.now();
  checkArgument(file);
  const line = new ProgressLine(process.stderr);
  const store = createFileStore(env);
  const print = (facts: object, text: string) => {
    const seconds = (performance.now() - started) / 1000;
    line.clear();
    process.stdout.write(`${json ? JSON.stringify({ ...facts, seconds }) : `${text} in ${seconds.toFixed(1)} s`}\n`);
  };
  const code = await interruptible(async (signal) => {
    line.say('Comparing the file with its checksum …');
    const manifest = await checkBackup(file, signal);
    const facts = { createdAt: manifest.createdAt, citypins: manifest.citypins, postgres: manifest.postgres, rows: rowsIn(manifest) };
    if (check) {
      print(facts, `${file} is complete: ${describe(manifest)}, ${facts.rows.toLocaleString('en')} rows. Read`);
      return;
    }
    const onRows = (done: number, all: number) => line.draw({ done, share: done / all });
    const onLoaded = () => line.say('Creating indexes and checking foreign keys …');
    const restored = await withDatabase(env, (dataSource) => restore(file, manifest, { dataSource, store, replaces, onRows, onLoaded, signal }), {
      migrates: false,
      isExclusive: true,
      entities: ENTITIES,
    });
    print({ ...facts, ...restored }, describeRestored(restored, manifest));
  }).finally(async () => {
    line.clear();
    await store.close();
  });
  if (code !== EXIT.done) process.stderr.write('Stopped. The database is as it was.\n');
  return code;
}

function describeRestored({ rows, files, unknown }: Restored, manifest: Manifest): string {
  const left = unknown.length > 0 ? `Skipped tables that the app does not know: ${unknown.join(', ')}\n` : '';
  return `${left}${rows.toLocaleString('en')} rows and ${files.toLocaleString('en')} uploaded files restored from ${describe(manifest)}`;
}
