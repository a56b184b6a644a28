import { englishOf } from '../../core/errors/index.js';
import { type ImportRecord, type ImportState, type UndoCounts, undoObstacle } from '../../modules/imports/index.js';

const STATES: Readonly<Record<ImportState, string>> = {
  running: 'running',
  interrupted: 'interrupted',
  done: 'done',
  undoing: 'undo not finished: undo it again to continue',
  undone: 'undone',
};

const number = (value: number): string => value.toLocaleString('en');
const time = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const OUTCOMES = ['added', 'updated', 'unchanged', 'kept', 'removed', 'rejected'] as const;

function countsOf({ summary }: ImportRecord): string {
  const parts = OUTCOMES.filter((outcome) => summary[outcome] > 0).map((outcome) => `${number(summary[outcome])} ${outcome}`);
  if (summary.citiesAdded > 0) parts.push(`${number(summary.citiesAdded)} cities added`);
  return parts.join(', ') || 'no rows';
}

/** Formats an import as lines. */
export function describeRecord(record: ImportRecord): string {
  const { id, kind, fileName, format, startedAt, state, undoneAt, sources, licences, attributions, actorName, actorId } = record;
  const obstacle = undoObstacle(record);
  const who = actorName ?? (actorId === null ? 'command line' : 'deleted user');
  const lines: [string, string][] = [
    ['file', [fileName ?? (kind === null ? 'unknown' : 'standard input'), kind && `(${kind}, ${format})`].filter(Boolean).join(' ')],
    ['by', who],
    ['source', sources.join(', ')],
    ['licence', [licences.join(', '), attributions.join(', ')].filter(Boolean).join(' – ')],
    ['counts', countsOf(record)],
    ['state', undoneAt ? `undone ${time(undoneAt)}` : STATES[state]],
    ['undo', obstacle === null ? 'possible' : englishOf(obstacle)],
  ];
  return [`${id}  ${time(startedAt)}`, ...lines.filter(([, text]) => text !== '').map(([name, text]) => `  ${name.padEnd(9)}${text}`)].join('\n');
}

const STAYING: Readonly<Record<string, string>> = {
  deleted: 'deleted on this site',
  reviews: 'with reviews',
  photos: 'with photos',
  edits: 'with suggested edits',
  favorites: 'favorites of users',
  lists: 'in lists of users',
  reports: 'with reports',
  imported: 'changed by a later import',
  changed: 'changed on this site',
  places: 'cities with places',
};

const rows = (counts: Record<string, number>): string[] =>
  Object.entries(counts)
    .filter(([, n]) => n > 0)
    .map(([name, n]) => `  ${number(n).padStart(12)}  ${name}`);

/** Formats what the undo of an import does or has done. */
export function describeUndo({ places, cities, restored, partly, kept, left }: UndoCounts, isDone: boolean): string {
  const named = (counts: Record<string, number>) => rows(Object.fromEntries(Object.entries(counts).map(([reason, n]) => [STAYING[reason] ?? reason, n])));
  const [stay, stayChanged] = [named(kept), named(left)];
  return [
    isDone ? 'The import is undone:' : 'The undo would do this:',
    ...rows({
      'places deleted': places,
      'cities deleted': cities,
      'rows with their former values again': restored,
      'rows with some of their former values again': partly,
    }),
    ...(stay.length > 0 ? ['Rows that stay, because somebody has touched them since:', ...stay] : []),
    ...(stayChanged.length > 0 ? ['Changed rows that stay as they are:', ...stayChanged] : []),
    ...(places + cities + restored + partly === 0 && stay.length + stayChanged.length === 0 ? ['  nothing: the import has changed no rows'] : []),
  ].join('\n');
}
