import type { Command } from 'commander';
import type { DataEnv } from '../core/config/env.js';
import { StartError } from '../core/config/start-error.js';
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

/** Names of what stays that are told. */
const LISTED = 10;

const REMOVE_HELP = `
Invented people go with everything that they have written and done, and so do the sample places and cities. What stays:
  - a sample place that somebody real has reviewed, photographed, suggested an edit of, put into a list with a note, or
    changed in the console, with its city; the invented reviews of it go all the same;
  - a sample city that has other places, photos, or was changed in the console;
  - what an import has brought up to date.
With --with-contributions the places and cities that people have added to go as well, with what was added; only those of an
import, and cities with other places, stay. Favourites, entries of lists without a note, reports and helpful votes go with
what they are about. All of it is told and asked first; nothing can be taken back but by a backup.

Exit codes: 0 done, 1 failed, 2 wrong usage.

Examples:
  npm run citypins -- sample remove --dry-run
  npm run citypins -- sample remove
  npm run --silent citypins -- sample remove --yes --json
`;

const ADD_HELP = `
The first start of a guide does the same unless SAMPLE_DATA is off. A guide that has cities is left as it is.

Exit codes: 0 done, 1 failed, 2 wrong usage.

Examples:
  npm run citypins -- sample add
`;

/** Adds `citypins sample add` and `citypins sample remove`. @param onEnd told what the process is to end with */
export function addSampleCommands(program: Command, env: () => DataEnv, onEnd: (code: number) => void): void {
  const sample = program.command('sample').description('add the sample data, or remove them');
  sample
    .command('add')
    .description('fill a guide without cities with the sample data')
    .option('--json', 'print the outcome as JSON', false)
    .addHelpText('after', ADD_HELP)
    .action(async ({ json }: { json: boolean }) => {
      await runAdd(json, env());
      onEnd(EXIT.done);
    });
  sample
    .command('remove')
    .description('delete the sample data, and nothing that people have added')
    .option('--with-contributions', 'also the sample places that people have added to', false)
    .option('--dry-run', 'say what would go, and delete nothing', false)
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
  if (!isDone) throw new StartError('There are cities in this guide already: the sample data go into one without any.');
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
      if (!isAttended()) throw new StartError(`${describe(plan, false)}\nNothing was deleted: --yes deletes it without asking.`);
      process.stderr.write(`${describe(plan, false)}\n`);
      if (!(await confirm('Delete all of this for good?'))) throw new StartError('Nothing was deleted.');
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
  favorites: ['favourite', 'favourites'],
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
    ...(isLost ? [`With them ${isDone ? 'has gone' : 'goes'} what people have added: ${isLost}.`] : []),
    ...(names.length > 0 ? ['What stays, as people have added to it or changed it, or an import has it:', ...names] : []),
    ...(more > 0 ? [`  and ${more.toLocaleString('en')} more`] : []),
  ].join('\n');
}
