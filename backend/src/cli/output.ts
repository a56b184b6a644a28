import { StartError } from '../core/config/start-error.js';
import { AppError } from '../core/errors/index.js';
import { type Summary, UnusableFile } from '../modules/imports/index.js';

/** What commands end with. */
export const EXIT = {
  done: 0,
  failed: 1,
  /** The command line is wrong. */
  usage: 2,
  /** Done, but not with everything: records were rejected, or uploaded files are missing. */
  incomplete: 3,
  /** Somebody has stopped it: 128 and the number of SIGINT. */
  interrupted: 130,
} as const;

/** Whether a failure is the person's to mend, and is told without a stack. */
export const isTold = (error: unknown): error is Error => [StartError, UnusableFile, AppError].some((told) => error instanceof told);

/** Different reasons and categories that are listed. */
const LISTED = 10;

const number = (value: number): string => value.toLocaleString('en');

/** The most frequent first. */
function table(title: string, counts: Record<string, number>): string[] {
  const sorted = Object.entries(counts).sort(([, a], [, b]) => b - a);
  if (sorted.length === 0) return [];
  const lines = sorted.slice(0, LISTED).map(([what, n]) => `  ${number(n).padStart(12)}  ${what}`);
  const more = sorted.length - LISTED;
  return [title, ...lines, ...(more > 0 ? [`  ${''.padStart(12)}  and ${number(more)} more`] : [])];
}

interface Told {
  summary: Summary;
  seconds: number;
  isDryRun: boolean;
  rejects: string | undefined;
}

/** What an import has done, in words. */
export function describeImport({ summary, seconds, isDryRun, rejects }: Told): string {
  const { read, reasons, leftOut, unmapped } = summary;
  const outcomes: [string, number][] = [
    ['added', summary.added],
    ['updated', summary.updated],
    ['unchanged', summary.unchanged],
    ['kept as the guide has them', summary.kept],
    ['deleted here, and stay so', summary.removed],
    ['repeated in the file', summary.repeated],
    ['cities added', summary.citiesAdded],
    ['rejected', summary.rejected],
  ];
  return [
    `${number(read)} records in ${seconds.toFixed(1)} s${isDryRun ? '; a dry run: nothing was written. It would be:' : ''}`,
    ...outcomes.filter(([, n]) => n > 0).map(([what, n]) => `  ${number(n).padStart(12)}  ${what}`),
    ...table(`Rejected${rejects ? ` (each with its line in ${rejects})` : ''}:`, reasons),
    ...table('Values left out because they are not what the guide can show:', leftOut),
    ...table('Places that became “other”, by their category (--categories FILE assigns them):', unmapped),
  ].join('\n');
}
