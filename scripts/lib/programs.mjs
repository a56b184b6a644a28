import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from './terminal.mjs';

/** Non-npm programs that trust tests and benchmarks use: Debian package name and the path of an installed file. */
const PACKAGES = {
  sqlmap: '/usr/bin/sqlmap',
  slowhttptest: '/usr/bin/slowhttptest',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  faketime: '/usr/bin/faketime',
  wrk: '/usr/bin/wrk',
};

const isThere = (name) => fs.existsSync(PACKAGES[name]);

/**
 * Installs missing programs, as root on Debian.
 * @param names names of Debian packages
 * @returns {string[]} names of packages that are still missing
 */
export function installPrograms(names) {
  const missing = names.filter((name) => !isThere(name));
  if (missing.length === 0) return [];
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log(`  Installing ${missing.join(', ')} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PATH: ['/usr/sbin', '/sbin', process.env.PATH].join(path.delimiter) };
    for (const args of [
      ['update', '-qq'],
      ['install', '-qq', '-y', '--no-install-recommends', ...missing],
    ])
      spawnSync('apt-get', args, { env, stdio: 'ignore' });
  }
  return missing.filter((name) => !isThere(name));
}

/**
 * Installs missing programs, as root on Debian.
 * @param names names of Debian packages
 * @throws Problem that names the missing packages and the command to install them
 */
export function ensurePrograms(names) {
  const absent = installPrograms(names);
  if (absent.length > 0) throw new Problem(`These tests need ${absent.join(', ')} of Debian 12. As root: apt-get install ${absent.join(' ')}`);
}
