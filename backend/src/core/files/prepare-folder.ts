import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { explainFile, type OutsideFailure, sentencesOf, StartError } from '../errors/index.js';

interface Purpose {
  /** A sentence that names the purpose of the folder. */
  purpose: string;
  /** Name of the variable for another folder, as the end of "or set …". */
  setting: string;
  /** Permissions of a folder that is created. */
  mode: number;
}

/**
 * Creates the folder of a setting and checks that files can be written there.
 * @throws StartError that explains the problem and the solution
 */
export async function prepareFolder(dir: string, { purpose, setting, mode }: Purpose): Promise<void> {
  try {
    await fs.mkdir(dir, { recursive: true, mode });
    await probeFolder(dir);
  } catch (cause) {
    throw new StartError(`${purpose} ${sentencesOf(explainFolder(cause, dir))} Or set ${setting}.`, { cause });
  }
}

/**
 * Writes a file into a folder and deletes it again.
 * @throws errors of the file system
 */
export async function probeFolder(dir: string): Promise<void> {
  const probe = path.join(dir, `.probe-${randomUUID()}`);
  await fs.writeFile(probe, 'x', { flag: 'wx' });
  await fs.rm(probe);
}

/** Explains why files cannot be written into a folder. */
export const explainFolder = (error: unknown, dir: string): OutsideFailure =>
  explainFile(error, dir) ?? {
    problem: ['outside.folderUnusable', { folder: dir, message: (error as Error).message }],
    remedy: 'outside.folderUnusableRemedy',
  };
