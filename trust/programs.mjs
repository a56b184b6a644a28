import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../scripts/lib/terminal.mjs';

/** Programs that tests attack and surround the app with: a file that each has, and Debian's package of it. */
const PACKAGES = {
  sqlmap: { files: ['/usr/bin/sqlmap'] },
  slowhttptest: { files: ['/usr/bin/slowhttptest'] },
  haproxy: { files: ['/usr/sbin/haproxy'] },
  pgbouncer: { files: ['/usr/sbin/pgbouncer'] },
  'postgresql-15': { files: ['/usr/lib/postgresql/15/bin/postgres'] },
  faketime: { files: ['/usr/bin/faketime'] },
};

const isThere = (name) => PACKAGES[name].files.every((file) => fs.existsSync(file));

/**
 * Installs what is missing, as root on Debian.
 * @param names of Debian's packages
 * @throws Problem that names what is missing and how to get it
 */
export function ensurePrograms(names) {
  const missing = names.filter((name) => !isThere(name));
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log(`  Installing ${missing.join(', ')} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PATH: ['/usr/sbin', '/sbin', process.env.PATH].join(path.delimiter) };
    for (const args of [
      ['update', '-qq'],
      ['install', '-qq', '-y', '--no-install-recommends', ...missing],
    ])
      spawnSync('apt-get', args, { env, stdio: 'ignore' });
  }
  const absent = missing.filter((name) => !isThere(name));
  if (absent.length > 0) throw new Problem(`These tests need ${absent.join(', ')} of Debian 12. As root: apt-get install ${absent.join(' ')}`);
}
