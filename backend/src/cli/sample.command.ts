import type { Command } from 'commander';
import type { DataEnv } from '../core/config/index.js';
import { StartError } from '../core/errors/index.js';
import { loadSampleData, planRemoval, removeSampleData, type SampleRemoval } from '../sample/index.js';
import { confirm, isAttended } from './ask.js';
import { withDatabase } from './database.js';
import { EXIT } from './output.js';
import { ProgressLine } from './progress.js';

interface RemoveOptions {
  withContributions: boolean;
  dryRun: boolean;
  yes: boolean;
  json: boolean;
}

/** Maximum number of remaining places and cities in the output. */
const LISTED = 10;

const REMOVE_HELP = `
Deletes the sample users with everything that they have written and done, and the sample places and cities. It keeps:
  - a sample place, with its city, if a real user has reviewed or photographed it, suggested an edit, put it into a list
    with a note, or changed it in the console; its sample reviews are deleted;
  - a sample city with other places or photos, or one that was changed in the console;
  - places and cities that an import has updated.
--with-contributions also deletes the places and cities to which users have added something, and their contributions. Only
places and cities of an import, and cities with other places, stay. Favorites, list entries without a note, reports and
helpful votes are deleted with their subject. The command lists all of this and asks first. Only a backup can undo it.

Exit codes: 0 done, 1 failed, 2 wrong usage.

Examples:
  npm run citypins -- sample remove --dry-run
  npm run citypins -- sample remove
  npm run --silent citypins -- sample remove --yes --json
`;

const ADD_HELP = `
The first start of an installation does the same unless SAMPLE_DATA is off. A site with cities stays unchanged.

Exit codes: 0 done, 1 failed, 2 wrong usage.

Examples:
  npm run citypins -- sample add
`;

/** Adds the commands `citypins sample add` and `citypins sample remove`. @param onEnd receives the exit code */
export function addSampleCommands(program: Command, env: () => DataEnv, onEnd: (code: number) => void): void {
  const sample = program.command('sample').description('add or remove the sample data');
  sample
    .command('add')
    .description('add the sample data to a site without cities')
    .option('--json', 'print the outcome as JSON', false)
    .addHelpText('after', ADD_HELP)
    .action(async ({ json }: { json: boolean }) => {
      await runAdd(json, env());
      onEnd(EXIT.done);
    });
  sample
    .command('remove')
    .description('delete the sample data, but nothing that users have added')
    .option('--with-contributions', 'also delete sample places to which users have added something', false)
    .option('--dry-run', 'show what would be deleted, and delete nothing', false)
    .option('--yes', 'do not ask', false)
    .option('--json', 'print the outcome as JSON', false)
    .addHelpText('after', REMOVE_HELP)
    .action(async (options: RemoveOptions) => {
      await runRemove(options, env());
      onEnd(EXIT.done);
    });
}

async function runAdd(json: boolean, env: DataEnv): Promise<void> {
  const line = new ProgressLine(process.stderr);
  let rows = 0;
  const onProgress = (done: number, total: number) => {
    rows = done;
    line.draw({ done, share: done / total });
  };
  const isDone = await withDatabase(env, (dataSource) => loadSampleData(dataSource, { now: new Date(), onProgress }));
  line.clear();
  if (!isDone) throw new StartError('This site already has cities. Sample data can be added only to a site without cities.');
  process.stdout.write(json ? `${JSON.stringify({ rows })}\n` : `${rows.toLocaleString('en')} rows of sample data added\n`);
}

async function runRemove({ withContributions, dryRun, yes, json }: RemoveOptions, env: DataEnv): Promise<void> {
  await withDatabase(env, async (dataSource) => {
    const options = { withContributions };
    const plan = await planRemoval(dataSource, options);
    const isAnything = Object.values(plan.going).some((n) => n > 0);
    if (dryRun || !isAnything) {
      print(plan, { json, isDone: false });
      return;
    }
    if (!yes) {
      if (!isAttended()) throw new StartError(`${describe(plan, false)}\nNothing was deleted. Use --yes to delete without a question.`);
      process.stderr.write(`${describe(plan, false)}\n`);
      if (!(await confirm('Delete all of this permanently?'))) throw new StartError('Nothing was deleted.');
    }
    print(await removeSampleData(dataSource, options), { json, isDone: true });
  });
}

function print(removal: SampleRemoval, { json, isDone }: { json: boolean; isDone: boolean }): void {
  process.stdout.write(`${json ? JSON.stringify({ ...removal, dryRun: !isDone }) : describe(removal, isDone)}\n`);
}

const WORDS: Record<keyof SampleRemoval['going'] | keyof SampleRemoval['lost'], [one: string, many: string]> = {
  cities: ['city', 'cities'],
  places: ['place', 'places'],
  reviews: ['review', 'reviews'],
  photos: ['photo', 'photos'],
  placeEdits: ['suggested edit', 'suggested edits'],
  reports: ['report', 'reports'],
  lists: ['list', 'lists'],
  people: ['person', 'people'],
  favorites: ['favorite', 'favorites'],
  listItems: ['entry of a list', 'entries of lists'],
  helpfulVotes: ['helpful vote', 'helpful votes'],
};

function inWords(counts: SampleRemoval['going'] | SampleRemoval['lost']): string {
  const kinds = Object.entries(counts) as [keyof typeof WORDS, number][];
  return kinds
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => `${n.toLocaleString('en')} ${WORDS[kind][n === 1 ? 0 : 1]}`)
    .join(', ');
}

function describe({ going, lost, staying }: SampleRemoval, isDone: boolean): string {
  const [goes, isLost] = [inWords(going), inWords(lost)];
  const names = staying.slice(0, LISTED).map(({ kind, name }) => `  ${kind.padEnd(6)}${name}`);
  const more = staying.length - names.length;
  return [
    goes ? `${isDone ? 'Deleted' : 'To be deleted'} of the sample data: ${goes}.` : 'There are no sample data to delete.',
    ...(isLost ? [`Contributions of users ${isDone ? 'deleted' : 'to be deleted'} with them: ${isLost}.`] : []),
    ...(names.length > 0 ? ['Kept, because users have added to them or changed them, or an import has updated them:', ...names] : []),
    ...(more > 0 ? [`  and ${more.toLocaleString('en')} more`] : []),
  ].join('\n');
}
