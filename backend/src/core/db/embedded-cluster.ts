import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../config/start-error.js';
import { DATABASE_NEEDS, databaseDiskFull, freeBytes, saysDiskFull } from '../files/free-space.js';
import type { Binaries } from './embedded-binaries.js';
import type { Place } from './embedded-place.js';
import { handOver, run } from './embedded-process.js';

/** The database's own superuser; the socket's folder lets nobody else in. */
export const SUPERUSER = 'citypins';

/**
 * Sorting is PostgreSQL's own, the same on every machine. LC_CTYPE still comes from the operating system and must know letters
 * outside ASCII, or pg_trgm drops them from its trigrams; it is called C.UTF-8 on Linux and UTF-8 on macOS.
 */
const CTYPES = ['C.UTF-8', 'UTF-8', 'en_US.UTF-8'];
const UNFINISHED = '.init.';

function removeUnfinished({ base, cluster }: Place): void {
  for (const name of fs.readdirSync(base)) {
    if (name.startsWith(path.basename(cluster) + UNFINISHED)) fs.rmSync(path.join(base, name), { recursive: true, force: true });
  }
}

/**
 * Makes the data folder when there is none: in a folder of another name first, so that an interrupted start leaves nothing half made.
 * @returns whether it was made
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
  throw new StartError(`The database could not be made in ${place.base}. The reason is below; DATABASE_URL uses another one.\n${reason}`);
}
