import { type Command, InvalidArgumentError } from 'commander';
import type { DataSource } from 'typeorm';
import type { DataEnv } from '../../core/config/index.js';
import { englishOf, StartError } from '../../core/errors/index.js';
import { type ImportRecord, listImports, planUndo, type UndoCounts, undoImport, undoObstacle } from '../../modules/imports/index.js';
import { withDatabase } from '../database.js';
import { interruptible } from '../interruptible.js';
import { describeRecord, describeUndo } from './imports.output.js';
import { EXIT } from '../output.js';
import { ProgressLine } from '../progress.js';

/** Number of imports that the list shows by default, and at most. */
const SHOWN = 20;
const MOST = 100;

/** Stands for the newest import in place of its id. */
const LAST = 'last';

const LIST_HELP = `
Lists the imports of this site, the newest first, each with its id for "imports undo", who has started it, its file, source,
licence, counts and state.

Exit codes: 0 done, 1 failed, 2 wrong usage.

Examples:
  npm run citypins -- imports list
  npm run --silent citypins -- imports list --json
`;

const UNDO_HELP = `
Undoes an import within 30 days. It deletes the places and cities that the import has added, except those that somebody has
touched since: with reviews, photos, suggested edits, favorites, list entries or reports, and those that were changed or deleted
in the console or by a later import. Values that the import has changed become the former ones, except those that were changed
since. --dry-run shows the numbers first. A later import of the same file adds the places again.

An interrupted undo continues with the same command. The app can run meanwhile.

Exit codes: 0 done, 1 failed, 2 wrong usage, 130 interrupted.

Examples:
  npm run citypins -- imports undo last --dry-run
  npm run citypins -- imports undo 0195d2f4-7a10-7c3e-8a55-2f8f9f0c4b11
`;

function readCount(text: string): number {
  const count = Number(text);
  if (!(Number.isInteger(count) && count >= 1 && count <= MOST)) throw new InvalidArgumentError(`Use a whole number from 1 to ${MOST}.`);
  return count;
}

interface UndoOptions {
  dryRun: boolean;
  json: boolean;
}

/** Adds the commands `citypins imports list` and `citypins imports undo`. @param onEnd receives the exit code */
export function addImportsCommands(program: Command, env: () => DataEnv, onEnd: (code: number) => void): void {
  const imports = program.command('imports').description('list and undo imports');
  imports
    .command('list')
    .description('list the imports, the newest first')
    .option('--limit <number>', 'maximum number of imports', readCount, SHOWN)
    .option('--json', 'print the imports as JSON', false)
    .addHelpText('after', LIST_HELP)
    .action(async ({ limit, json }: { limit: number; json: boolean }) => {
      await list(limit, json, env());
      onEnd(EXIT.done);
    });
  imports
    .command('undo')
    .description('remove what an import has added, and restore what it has changed')
    .argument('<id>', 'id of the import, from "imports list", or "last"')
    .option('--dry-run', 'show what would be undone, and change nothing', false)
    .option('--json', 'print the outcome as JSON', false)
    .addHelpText('after', UNDO_HELP)
    .action(async (id: string, options: UndoOptions) => onEnd(await undo(id, options, env())));
}

async function list(limit: number, json: boolean, env: DataEnv): Promise<void> {
  const { items, total } = await withDatabase(env, ({ manager }) => listImports(manager, { number: 1, size: limit }));
  if (json) process.stdout.write(`${JSON.stringify({ total, imports: items.map(forPrograms) })}\n`);
  else if (total === 0) process.stdout.write('There are no imports yet.\n');
  else
    process.stdout.write(
      `${items.map(describeRecord).join('\n\n')}\n${total > items.length ? `\n${total - items.length} older ones: --limit shows more\n` : ''}`,
    );
}

/** Returns an import in the form of `--json`. */
function forPrograms({ isExpired, ...record }: ImportRecord): object {
  const obstacle = undoObstacle({ ...record, isExpired });
  return { ...record, canUndo: obstacle === null, reason: obstacle && englishOf(obstacle) };
}

async function undo(given: string, { dryRun, json }: UndoOptions, env: DataEnv): Promise<number> {
  const line = new ProgressLine(process.stderr);
  const print = (id: string, counts: UndoCounts, isDone: boolean) =>
    process.stdout.write(`${json ? JSON.stringify({ id, ...onlyCounts(counts), dryRun: !isDone }) : describeUndo(counts, isDone)}\n`);
  const work = (signal: AbortSignal) =>
    withDatabase(env, async (dataSource) => {
      const id = given === LAST ? await lastId(dataSource) : given;
      if (dryRun) return void print(id, await planUndo(dataSource, id), false);
      const onProgress = (done: number, total: number) => line.draw({ done, share: total === 0 ? 1 : done / total });
      const counts = await undoImport(dataSource, id, { actorId: null, signal, onProgress }).finally(() => line.clear());
      print(id, counts, true);
    });
  const code = await interruptible(work, 'The undo is not finished; the same command continues it');
  if (code === EXIT.interrupted) process.stderr.write('Stopped. The same command continues the undo.\n');
  return code;
}

/** Returns the id of the newest import. @throws StartError if there is none */
async function lastId({ manager }: DataSource): Promise<string> {
  const [last] = (await listImports(manager, { number: 1, size: 1 })).items;
  if (!last) throw new StartError('There are no imports yet.');
  return last.id;
}

const onlyCounts = ({ places, cities, restored, partly, kept, left }: UndoCounts): UndoCounts => ({ places, cities, restored, partly, kept, left });
