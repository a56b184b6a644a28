import fs from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.js';
import { EXTENSIONS } from '../postgres-extensions.js';
import { sqlStateOf } from './error-table.js';

/** A failure of the database, the disk or the file system, explained for an operator. */
export interface OutsideFailure {
  /** A clause without a full stop. Never contains a password. */
  problem: string;
  /** Sentences that say what to do. */
  remedy: string;
}

const messageOf = (error: unknown): string => (error as Error).message || sqlStateOf(error);

/** Explanations by SQLSTATE, specific codes before groups: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const DATABASE_FAILURES: readonly [RegExp, (message: string) => string, string][] = [
  [
    /^08P01/,
    (message) => `DATABASE_URL leads to PgBouncer, which refuses the settings of a connection (${message})`,
    'Set DATABASE_URL to PostgreSQL itself and DATABASE_POOLER_URL to PgBouncer (docs/scaling.md).',
  ],
  [
    /^25006/,
    (message) => `The database is read-only (${message})`,
    'If it is a replica, set DATABASE_URL to the primary. Else, as its owner: ALTER DATABASE … RESET default_transaction_read_only, and the same for the role.',
  ],
  [
    /^3F000/,
    (message) => `The database has no schema for the tables (${message})`,
    'As its owner: CREATE SCHEMA public. If search_path is set for the role or the database, let it name a schema that exists.',
  ],
  [/^3D000/, (message) => `The database does not exist (${message})`, `Create it: CREATE DATABASE … OWNER … ENCODING 'UTF8' TEMPLATE template0`],
  [
    /^28/,
    (message) => `The database refuses the user of DATABASE_URL (${message})`,
    'Correct the name and the password in DATABASE_URL, or pg_hba.conf of the database server.',
  ],
  [
    /^42501/,
    (message) => `The database's user lacks a right: ${message}`,
    `It must own the database, which needs the extensions ${EXTENSIONS.join(', ')} (all part of PostgreSQL's contrib package).`,
  ],
  [
    /^(0A000|58P01)/,
    (message) => `The database server lacks something: ${message}`,
    `The app needs the extensions ${EXTENSIONS.join(', ')} (all part of PostgreSQL's contrib package).`,
  ],
  [/^42(P07|710)/, (message) => `The database has objects of another program (${message})`, 'Set DATABASE_URL to an empty database.'],
  [/^53100/, (message) => `The disk of the database is full (${message})`, 'Free space on it, then try again.'],
  [/^53200/, (message) => `The database has no memory left (${message})`, 'Give its machine more memory, or lower shared_buffers and work_mem.'],
  [
    /^53300/,
    (message) => `The database takes no more connections (${message})`,
    'Raise max_connections, lower WORKERS or DATABASE_POOL_SIZE, or add PgBouncer (docs/scaling.md).',
  ],
  [/^57P03/, (message) => `The database is starting or stopping (${message})`, 'Wait until it has started. If that takes long, its log says why.'],
  [/^(57P0|08)/, (message) => `The database has ended the connection (${message})`, 'The log of the database says why.'],
  [/^XX00[12]/, (message) => `The database is damaged (${message})`, 'Restore a backup into a new database (docs/backup.md).'],
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

const denied = (file: string): OutsideFailure => ({
  problem: `This user has no access to ${file}`,
  remedy: 'Start the command as the owner, or give this user the file and its folders.',
});
const isFolder = (file: string): OutsideFailure => ({ problem: `${file} is a folder, and a file is needed`, remedy: 'Name a file.' });
const tooManyOpen = (file: string): OutsideFailure => ({
  problem: `Too many files are open to open ${file}`,
  remedy: 'Raise the limit (ulimit -n; systemd: LimitNOFILE=).',
});

/** Explanations of file-system failures by error code: errno(3). */
const FILE_FAILURES: Readonly<Record<string, (file: string) => OutsideFailure>> = {
  ENOSPC: (file) => ({ problem: `The disk of ${file} is full`, remedy: 'Free space on it, or use another disk.' }),
  EDQUOT: (file) => ({ problem: `The disk quota of this user is used up at ${file}`, remedy: 'Free space, or raise the quota.' }),
  EFBIG: (file) => ({
    problem: `${file} is larger than the file system or the limit of this user allows`,
    remedy: 'Use another disk, or raise the limit (ulimit -f).',
  }),
  EROFS: (file) => ({
    problem: `${file} is on a file system that takes no writes`,
    remedy: 'Mount it for writing, or use another one. systemd: ReadWritePaths=.',
  }),
  EACCES: denied,
  EPERM: denied,
  ENOENT: (file) => ({
    problem: `${fs.existsSync(path.dirname(file)) ? file : path.dirname(file)} does not exist`,
    remedy: 'Correct the path, or create it.',
  }),
  EISDIR: isFolder,
  ERR_FS_EISDIR: isFolder,
  ENOTDIR: (file) => ({ problem: `${fileInTheWay(file) ?? file} is a file, and a folder is needed`, remedy: 'Name a folder, or move the file away.' }),
  ELOOP: (file) => ({ problem: `${file} is a symbolic link that leads back to itself`, remedy: 'Correct the link.' }),
  ENAMETOOLONG: (file) => ({ problem: `${file} is longer than the file system allows`, remedy: 'Use a shorter path.' }),
  EMFILE: tooManyOpen,
  ENFILE: tooManyOpen,
  EIO: (file) => ({ problem: `The disk of ${file} cannot be read or written`, remedy: 'Check the disk: it can be failing.' }),
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
  return outside ? new StartError(`${outside.problem}. ${outside.remedy}`, { cause: error }) : error;
}

/** Returns sentences that explain why a file cannot be read or written. */
export function sentenceOf(error: unknown, file: string): string {
  const outside = explainFile(error, file);
  return outside ? `${outside.problem}. ${outside.remedy}` : `${file}: ${(error as Error).message}`;
}
