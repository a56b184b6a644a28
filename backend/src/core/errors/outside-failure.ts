import fs from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.js';
import { EXTENSIONS } from '../postgres-extensions.js';
import { sqlStateOf } from './error-table.js';
import { englishOf, type Reason } from './reason.js';

/** A failure of the database, the disk or the file system, explained for an operator. */
export interface OutsideFailure {
  /** A clause without a full stop. Never contains a password. */
  problem: Reason;
  /** Sentences that say what to do. */
  remedy: Reason;
}

/** Returns the sentences of an explained failure, in English. */
export const sentencesOf = ({ problem, remedy }: OutsideFailure): string => `${englishOf(problem)}. ${englishOf(remedy)}`;

const messageOf = (error: unknown): string => (error as Error).message || sqlStateOf(error);

const extensions = EXTENSIONS.join(', ');

/** Explanations by SQLSTATE, specific codes before groups: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const DATABASE_FAILURES: readonly [RegExp, (message: string) => Reason, Reason][] = [
  [/^08P01/, (message) => ['outside.behindPooler', { message }], 'outside.behindPoolerRemedy'],
  [/^25006/, (message) => ['outside.databaseReadOnly', { message }], 'outside.databaseReadOnlyRemedy'],
  [/^3F000/, (message) => ['outside.schemaMissing', { message }], 'outside.schemaMissingRemedy'],
  [/^3D000/, (message) => ['outside.databaseMissing', { message }], 'outside.databaseMissingRemedy'],
  [/^28/, (message) => ['outside.userRefused', { message }], 'outside.userRefusedRemedy'],
  [/^42501/, (message) => ['outside.rightMissing', { message }], ['outside.rightMissingRemedy', { extensions }]],
  [/^(0A000|58P01)/, (message) => ['outside.featureMissing', { message }], ['outside.featureMissingRemedy', { extensions }]],
  [/^42(P07|710)/, (message) => ['outside.foreignObjects', { message }], 'outside.foreignObjectsRemedy'],
  [/^53100/, (message) => ['outside.databaseDiskFull', { message }], 'outside.databaseDiskFullRemedy'],
  [/^53200/, (message) => ['outside.databaseMemoryFull', { message }], 'outside.databaseMemoryFullRemedy'],
  [/^53300/, (message) => ['outside.connectionsUsedUp', { message }], 'outside.connectionsUsedUpRemedy'],
  [/^57P03/, (message) => ['outside.databaseStarting', { message }], 'outside.databaseStartingRemedy'],
  [/^(57P0|08)/, (message) => ['outside.connectionEnded', { message }], 'outside.connectionEndedRemedy'],
  [/^XX00[12]/, (message) => ['outside.databaseDamaged', { message }], 'outside.databaseDamagedRemedy'],
];

/** Explains a failure of PostgreSQL by its SQLSTATE. Returns undefined for codes that an operator cannot fix. */
export function explainDatabase(error: unknown): OutsideFailure | undefined {
  const state = sqlStateOf(error);
  const found = /^[0-9A-Z]{5}$/.test(state) ? DATABASE_FAILURES.find(([pattern]) => pattern.test(state)) : undefined;
  return found && { problem: found[1](messageOf(error)), remedy: found[2] };
}

/** Returns the shortest part of a path that is a file; undefined if there is none. */
function fileInTheWay(target: string): string | undefined {
  const parts: string[] = [];
  for (let at = path.resolve(target); at !== path.dirname(at); at = path.dirname(at)) parts.unshift(at);
  return parts.find((at) => fs.statSync(at, { throwIfNoEntry: false })?.isFile());
}

const denied = (file: string): OutsideFailure => ({ problem: ['outside.accessDenied', { file }], remedy: 'outside.accessDeniedRemedy' });
const isFolder = (file: string): OutsideFailure => ({ problem: ['outside.isFolder', { file }], remedy: 'outside.isFolderRemedy' });
const tooManyOpen = (file: string): OutsideFailure => ({ problem: ['outside.tooManyOpen', { file }], remedy: 'outside.tooManyOpenRemedy' });

/** Explanations of file-system failures by error code: errno(3). */
const FILE_FAILURES: Readonly<Record<string, (file: string) => OutsideFailure>> = {
  ENOSPC: (file) => ({ problem: ['outside.diskFull', { file }], remedy: 'outside.diskFullRemedy' }),
  EDQUOT: (file) => ({ problem: ['outside.quotaUsedUp', { file }], remedy: 'outside.quotaUsedUpRemedy' }),
  EFBIG: (file) => ({ problem: ['outside.fileTooLarge', { file }], remedy: 'outside.fileTooLargeRemedy' }),
  EROFS: (file) => ({ problem: ['outside.notWritable', { file }], remedy: 'outside.notWritableRemedy' }),
  EACCES: denied,
  EPERM: denied,
  ENOENT: (file) => ({
    problem: ['outside.fileMissing', { file: fs.existsSync(path.dirname(file)) ? file : path.dirname(file) }],
    remedy: 'outside.fileMissingRemedy',
  }),
  EISDIR: isFolder,
  ERR_FS_EISDIR: isFolder,
  ENOTDIR: (file) => ({ problem: ['outside.isFile', { file: fileInTheWay(file) ?? file }], remedy: 'outside.isFileRemedy' }),
  ELOOP: (file) => ({ problem: ['outside.linkLoop', { file }], remedy: 'outside.linkLoopRemedy' }),
  ENAMETOOLONG: (file) => ({ problem: ['outside.pathTooLong', { file }], remedy: 'outside.pathTooLongRemedy' }),
  EMFILE: tooManyOpen,
  ENFILE: tooManyOpen,
  EIO: (file) => ({ problem: ['outside.diskFailing', { file }], remedy: 'outside.diskFailingRemedy' }),
};

/**
 * Explains a failure of the file system.
 * @param file path from a setting or an argument; by default the path in the error
 * @returns undefined for other errors
 */
export function explainFile(error: unknown, file?: string): OutsideFailure | undefined {
  const { code = '', path: named, syscall } = error as NodeJS.ErrnoException;
  const target = file ?? named;
  if (!syscall || syscall === 'connect' || !target) return undefined;
  // mkdir reports EEXIST if the path is a file
  const isInTheWay = code === 'ENOTDIR' || (code === 'EEXIST' && syscall === 'mkdir');
  return isInTheWay ? FILE_FAILURES.ENOTDIR?.(named ?? target) : Object.hasOwn(FILE_FAILURES, code) ? FILE_FAILURES[code]?.(target) : undefined;
}

/** Explains a failure of the database or the file system. Returns undefined for errors of another kind. */
const explainOutside = (error: unknown): OutsideFailure | undefined => explainDatabase(error) ?? explainFile(error);

/** Returns a StartError for a failure that can be explained, otherwise the error itself. */
export function explained(error: unknown): unknown {
  const outside = error instanceof StartError ? undefined : explainOutside(error);
  return outside ? new StartError(sentencesOf(outside), { cause: error }) : error;
}

/** Returns sentences that explain why a file cannot be read or written. */
export function sentenceOf(error: unknown, file: string): string {
  const outside = explainFile(error, file);
  return outside ? sentencesOf(outside) : `${file}: ${(error as Error).message}`;
}
