import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../errors/index.js';
import { DATABASE_NEEDS, databaseDiskFull, freeBytes, saysDiskFull } from '../files/index.js';
import type { Binaries } from './binaries.js';
import type { Place } from './place.js';
import { handOver, run } from './process.js';

/** Name of the database's superuser. It has no password: only the operating-system user that owns the socket's folder can connect. */
export const SUPERUSER = 'citypins';

/**
 * Names of the UTF-8 character type (LC_CTYPE): C.UTF-8 on Linux, UTF-8 on macOS.
 * Sorting uses PostgreSQL's built-in locale, the same on every machine. LC_CTYPE comes from the operating system. If it is not UTF-8, pg_trgm drops
 * letters outside ASCII from its trigrams.
 */
const CTYPES = ['C.UTF-8', 'UTF-8', 'en_US.UTF-8'];
const UNFINISHED = '.init.';

function removeUnfinished({ base, cluster }: Place): void {
  for (const name of fs.readdirSync(base)) {
    if (name.startsWith(path.basename(cluster) + UNFINISHED)) fs.rmSync(path.join(base, name), { recursive: true, force: true });
  }
}

/**
 * Creates the data folder if there is none. The folder gets its name only when it is complete, so an interrupted start leaves no incomplete data
 * folder.
 * @returns whether it was created
 */
export async function ensureCluster(place: Place, binaries: Binaries, isForTests = false): Promise<boolean> {
  if (fs.existsSync(path.join(place.cluster, 'PG_VERSION'))) return false;
  removeUnfinished(place);
  if ((await freeBytes(place.base)) < DATABASE_NEEDS) throw await databaseDiskFull(place.base);
  const failures: string[] = [];
  for (const ctype of CTYPES) {
    const folder = fs.mkdtempSync(place.cluster + UNFINISHED);
    handOver(folder, place.user);
    const made = await run(
      binaries.of('initdb'),
      [
        '-D',
        folder,
        '-U',
        SUPERUSER,
        '--auth-local=trust',
        '--auth-host=reject',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        `--lc-ctype=${ctype}`,
        '--no-instructions',
        ...(isForTests ? ['--no-sync'] : []),
      ],
      place.user,
    );
    if (made.ok) {
      fs.renameSync(folder, place.cluster);
      return true;
    }
    failures.push(made.text);
    fs.rmSync(folder, { recursive: true, force: true });
    if (saysDiskFull(made.text)) throw await databaseDiskFull(place.base);
    if (!made.text.includes('locale')) break;
  }
  const reason = failures.join('\n');
  throw new StartError(`The database could not be created in ${place.base}. The reason is below; DATABASE_URL uses another one.\n${reason}`);
}
