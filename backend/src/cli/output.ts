import { AppError, englishOf, type Reason, reasonFace, type ReasonKey, StartError } from '../core/errors/index.js';
import { type Summary, UnusableFile } from '../modules/imports/index.js';

/** Exit codes. */
export const EXIT = {
  done: 0,
  failed: 1,
  /** The command line is wrong. */
  usage: 2,
  /** Done, but some records were rejected, or some uploaded files are missing. */
  incomplete: 3,
  /** Stopped by a signal: 128 plus the number of SIGINT. */
  interrupted: 130,
} as const;

/** Whether the operator can fix the cause of a failure, so that the output omits the stack. */
export const isTold = (error: unknown): error is Error => [StartError, UnusableFile, AppError].some((told) => error instanceof told);

/** Options of `citypins import` that follow from a reason. The console shows the same reasons, and has no options. */
const OPTIONS: Partial<Record<ReasonKey, string>> = {
  'imports.readAs': '--encoding windows-1250',
  'imports.sheetRead': '--sheet NAME',
  'imports.noHeader': '--map name=A',
  'imports.columnMissing': '--map FIELD=COLUMN',
  'imports.targetUnknown': '--map FIELD=COLUMN, --fixed FIELD=VALUE',
  'imports.targetsUnknown': '--map FIELD=COLUMN',
  'imports.fixedRefused': '--fixed FIELD=VALUE',
  'imports.cityAmbiguous': '--city "Name, Country"',
  'imports.cityUnknown': '--city "Name, State, Country"',
};

/** Returns a reason for the operator, in English and with the options that it is about. */
export function toldReason(reason: Reason): string {
  const option = OPTIONS[reasonFace(reason).reason];
  return englishOf(reason) + (option === undefined ? '' : ` (${option})`);
}

/** Returns the message of an error for the operator; the stack of an unexpected one. */
export function toldError(error: unknown): string {
  if (error instanceof UnusableFile) return toldReason(error.reason);
  return isTold(error) ? error.message : ((error as Error).stack ?? String(error));
}

/** Maximum number of lines of a table in the output. */
const LISTED = 10;

const number = (value: number): string => value.toLocaleString('en');

/** Formats a number of records. */
export const records = (count: number): string => `${number(count)} ${count === 1 ? 'record' : 'records'}`;

/** Formats counts as lines, the most frequent first. */
function table(title: string, counts: Record<string, number>): string[] {
  const sorted = Object.entries(counts).sort(([, a], [, b]) => b - a);
  if (sorted.length === 0) return [];
  const lines = sorted.slice(0, LISTED).map(([what, n]) => `  ${number(n).padStart(12)}  ${what}`);
  const more = sorted.length - LISTED;
  return [title, ...lines, ...(more > 0 ? [`  ${''.padStart(12)}  and ${number(more)} more`] : [])];
}

/** Lists the new places that are like existing ones. */
function pairs({ alike, alikePairs }: Summary): string[] {
  if (alike === 0) return [];
  const lines = alikePairs.slice(0, LISTED).map(({ line, name, likeName, distance }) => `  line ${line}: ${name} – ${likeName} (${distance} m)`);
  const more = alike - lines.length;
  return [`Added, but probably the same as a place of another source: ${number(alike)}`, ...lines, ...(more > 0 ? [`  and ${number(more)} more`] : [])];
}

interface Told {
  summary: Summary;
  seconds: number;
  isDryRun: boolean;
  rejects: string | undefined;
  /** File of the values that are left out. */
  left: string | undefined;
}

/** Formats the result of an import. */
export function describeImport({ summary, seconds, isDryRun, rejects, left }: Told): string {
  const { read, reasons, leftOut, columns, unmapped } = summary;
  const outcomes: [string, number][] = [
    ['added', summary.added],
    ['updated', summary.updated],
    ['unchanged', summary.unchanged],
    ['kept, because users have changed them', summary.kept],
    ['skipped, because users have deleted them', summary.removed],
    ['repeated in the file', summary.repeated],
    ['skipped, because the site has them from another source', summary.skipped],
    ['skipped by their kind', Object.values(summary.skippedKinds).reduce((sum, n) => sum + n, 0)],
    ['cities added', summary.citiesAdded],
    ['rejected', summary.rejected],
  ];
  return [
    `${records(read)} in ${seconds.toFixed(1)} s${isDryRun ? '; a dry run: nothing was written. It would be:' : ''}`,
    ...outcomes.filter(([, n]) => n > 0).map(([what, n]) => `  ${number(n).padStart(12)}  ${what}`),
    ...table(`Rejected${rejects ? ` (each with its line in ${rejects})` : ''}:`, reasons),
    ...table(`Omitted values that are invalid${left ? ` (each with its line in ${left})` : ''}:`, leftOut),
    ...table('Columns not used, with their number of values (make attributes of them, or use --map):', columns),
    ...table('Skipped by their kind (--only and --skip choose them):', summary.skippedKinds),
    ...table('Places more than 50 km from their city:', summary.far),
    ...pairs(summary),
    ...table('Places that became “other”, by their category (--categories FILE assigns them):', unmapped),
  ].join('\n');
}
