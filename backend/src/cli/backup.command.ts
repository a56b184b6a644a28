import fs from 'node:fs';
import path from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { backupName, backupParts, checkBackup, type Contents, keepNewest, OWNER_ONLY, recordCommandBackup, sealed } from '../backup/index.js';
import type { DataEnv } from '../core/config/index.js';
import { StartError } from '../core/errors/index.js';
import { connectionConfig } from '../core/db/index.js';
import { writeFile } from '../core/files/index.js';
import { createFileStore } from '../core/storage/index.js';
import { withDatabase } from './database.js';
import { interruptible } from './interruptible.js';
import { EXIT } from './output.js';
import { ProgressLine } from './progress.js';
import { write } from './write.js';

const STDOUT = '-';
/** Maximum number of missing files in the output. */
const LISTED = 5;

const HELP = `
The backup contains all rows and uploaded files, as of one moment. Changes during the backup do not affect it. It does not
contain the settings (environment variables, .env), the session secret of DATA_DIR, or sessions: after a restore, all
users sign in again. Protect the file like passwords: it contains e-mail addresses and password hashes.
The app can run meanwhile. See docs/backup.md, also for scheduled backups (BACKUP_SCHEDULE).

--keep N keeps the newest N backups that this command has put into the folder, and deletes older ones. It does so after it
has checked the new backup as restore --check does.

Exit codes: 0 done, 1 failed, 2 wrong usage, 3 done but uploaded files are missing, 130 interrupted.
A backup that fails or is interrupted leaves no file.

Examples:
  npm run citypins -- backup
  npm run citypins -- backup /var/backups/citypins --keep 14
  npm run --silent citypins -- backup - | gpg --encrypt --recipient me > citypins.tar.gpg
`;

interface Options {
  keep?: number;
  json: boolean;
}

function readKeep(text: string): number {
  const keep = Number(text);
  if (!Number.isInteger(keep) || keep < 1) throw new InvalidArgumentError('Use a whole number of at least 1.');
  return keep;
}

/** Adds the command `citypins backup`. @param onEnd receives the exit code */
export function addBackupCommand(program: Command, env: () => DataEnv, onEnd: (code: number) => void): void {
  program
    .command('backup')
    .description('write all rows and uploaded files into one file')
    .argument('[file]', 'the file, a folder for citypins-YYYY-MM-DD-HHMM.tar in it, or - for the standard output', '.')
    .option('--keep <n>', 'number of backups to keep in the folder', readKeep)
    .option('--json', 'print the outcome as JSON', false)
    .addHelpText('after', HELP)
    .action(async (file: string, options: Options) => {
      onEnd(EXIT.failed); // in case the process ends before the backup is complete
      onEnd(await runBackup(file, options, env()));
    });
}

const isFolder = (file: string): boolean => fs.existsSync(file) && fs.statSync(file).isDirectory();

async function* counted(pieces: AsyncIterable<Buffer>, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    onBytes(piece.length);
    yield piece;
  }
}

async function runBackup(target: string, { keep, json }: Options, env: DataEnv): Promise<number> {
  const started = performance.now();
  const hasFolder = target !== STDOUT && isFolder(target);
  if (keep !== undefined && !hasFolder) throw new StartError(`--keep needs a folder, and ${target === STDOUT ? 'the standard output' : target} is not one.`);
  const file = hasFolder ? path.join(target, backupName('command', new Date())) : target;
  const line = new ProgressLine(process.stderr);
  const contents: Contents = { rows: 0, files: 0, missing: [] };
  let bytes = 0;
  const store = createFileStore(env);
  const code = await interruptible(async (signal) => {
    await withDatabase(
      env,
      async (dataSource, connection) => {
        const startedAt = new Date();
        const onRows = (done: number, all: number) => line.draw({ done, share: done / all });
        const pieces = counted(sealed(backupParts({ config: connectionConfig(connection), store, onRows, signal }, contents)), (more) => (bytes += more));
        await (file === STDOUT
          ? write(pieces, process.stdout)
          : writeFile(pieces, file, { mode: OWNER_ONLY, ...(keep !== undefined && { check: (unfinished) => checkBackup(unfinished, signal) }) }));
        await recordCommandBackup(dataSource, { startedAt, bytes, missing: contents.missing.length });
      },
      { migrates: false },
    );
  }).finally(async () => {
    line.clear();
    await store.close();
  });
  if (code !== EXIT.done) {
    process.stderr.write('Stopped. There is no backup.\n');
    return code;
  }
  const removed = keep === undefined ? [] : await keepNewest(target, 'command', keep);
  const { rows, files, missing } = contents;
  const seconds = (performance.now() - started) / 1000;
  const outcome = json
    ? JSON.stringify({ file, rows, files, bytes, seconds, missing, removed })
    : `${rows.toLocaleString('en')} rows and ${files.toLocaleString('en')} uploaded files written in ${seconds.toFixed(1)} s: ${file} (${(bytes / 1e6).toFixed(1)} MB)${removed.length > 0 ? `\nDeleted: ${removed.join(', ')}` : ''}`;
  (file === STDOUT ? process.stderr : process.stdout).write(`${outcome}\n`);
  if (missing.length === 0) return EXIT.done;
  const names = missing.slice(0, LISTED).join(', ');
  process.stderr.write(
    `${missing.length.toLocaleString('en')} uploaded files are missing in the file store: ${names}${missing.length > LISTED ? ', …' : ''}\n`,
  );
  return EXIT.incomplete;
}
