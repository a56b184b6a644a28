import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { StartError } from '../../core/config/start-error.js';
import { explainOpening, refuseObstacles } from '../../core/db/obstacles.js';
import { say } from './console.js';

/** Seconds that a database may take to come up beside the app. */
const PATIENCE = 15;
const NOT_YET = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '57P03'];

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

/**
 * Connects, and waits a little for a database that starts at the same time as the app.
 * @throws StartError when it cannot be reached or used
 */
export async function connect(dataSource: DataSource, checkpoint: () => void): Promise<void> {
  for (let second = 0; !dataSource.isInitialized; second += 1) {
    checkpoint();
    try {
      await dataSource.initialize();
    } catch (error) {
      if (!NOT_YET.includes(codeOf(error)) || second >= PATIENCE) {
        const { problem, remedy } = explainOpening(error);
        throw new StartError(`${problem}. ${remedy}`, { cause: error });
      }
      if (second === 0) say(`  The database does not answer yet; trying for ${PATIENCE} s …`);
      await sleep(1000);
    }
  }
  await refuseObstacles((sql) => dataSource.query(sql));
}

/** How many cities and places there are, in words. */
export async function countData(dataSource: DataSource): Promise<string> {
  const [row] = await dataSource.query<{ cities: number; places: number }[]>(
    'select (select count(*)::int from cities) as cities, (select count(*)::int from places) as places',
  );
  return `${row?.cities} cities, ${row?.places} places`;
}

/**
 * Keeps the password that was made up for the first admin where only its owner can read it.
 * @returns the file
 */
export function keepAdmin(dataDir: string, email: string, password: string): string {
  const file = path.join(dataDir, 'admin.txt');
  fs.mkdirSync(dataDir, { recursive: true });
  fs.writeFileSync(file, `E-mail: ${email}\nPassword: ${password}\n`, { mode: 0o600 });
  return file;
}

const secretFile = (dataDir: string): string => path.join(dataDir, 'session-secret');

/** What session tokens are signed with, where a start has made it; @throws what the system says where this user may not read it. */
export const findSecret = (dataDir: string): string | undefined =>
  fs.existsSync(secretFile(dataDir)) ? fs.readFileSync(secretFile(dataDir), 'utf8') : undefined;

/** What session tokens are signed with: made at the first start and kept where only its owner can read it. */
export function keepSecret(dataDir: string): string {
  const file = secretFile(dataDir);
  if (!fs.existsSync(file)) {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  }
  return fs.readFileSync(file, 'utf8');
}
