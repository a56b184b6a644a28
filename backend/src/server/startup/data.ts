import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { sentencesOf, StartError } from '../../core/errors/index.js';
import { explainOpening, refuseObstacles } from '../../core/db/index.js';
import { say } from './console.js';

/** Time (s) to wait for a database that starts together with the app. */
const PATIENCE = 15;
const NOT_YET = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '57P03'];

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

/**
 * Connects to the database. Retries for 15 s while the database is still starting.
 * @throws StartError if the database cannot be reached or used
 */
export async function connect(dataSource: DataSource, checkpoint: () => void): Promise<void> {
  for (let second = 0; !dataSource.isInitialized; second += 1) {
    checkpoint();
    try {
      await dataSource.initialize();
    } catch (error) {
      if (!NOT_YET.includes(codeOf(error)) || second >= PATIENCE) {
        throw new StartError(sentencesOf(explainOpening(error)), { cause: error });
      }
      if (second === 0) say(`  The database does not answer yet; trying for ${PATIENCE} s …`);
      await sleep(1000);
    }
  }
  await refuseObstacles((sql) => dataSource.query(sql));
}

/** Returns the numbers of cities and places as text. */
export async function countData(dataSource: DataSource): Promise<string> {
  const [row] = await dataSource.query<{ cities: number; places: number }[]>(
    'select (select count(*)::int from cities) as cities, (select count(*)::int from places) as places',
  );
  return `${row?.cities} cities, ${row?.places} places`;
}

/**
 * Writes the generated password of the first admin to a file that only its owner can read.
 * @returns the path of the file
 */
export function keepAdmin(dataDir: string, email: string, password: string): string {
  const file = path.join(dataDir, 'admin.txt');
  fs.mkdirSync(dataDir, { recursive: true });
  fs.writeFileSync(file, `Email: ${email}\nPassword: ${password}\n`, { mode: 0o600 });
  return file;
}

const secretFile = (dataDir: string): string => path.join(dataDir, 'session-secret');

/** Returns the session secret that an earlier start has created; undefined if there is none. @throws the system error if the file is not readable */
export const findSecret = (dataDir: string): string | undefined =>
  fs.existsSync(secretFile(dataDir)) ? fs.readFileSync(secretFile(dataDir), 'utf8') : undefined;

/** Returns the session secret. The first start creates it, in a file that only its owner can read. */
export function keepSecret(dataDir: string): string {
  const file = secretFile(dataDir);
  if (!fs.existsSync(file)) {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  }
  return fs.readFileSync(file, 'utf8');
}
