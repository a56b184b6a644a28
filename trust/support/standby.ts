import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Cluster, clusterOn, postgresFolder, runPostgres } from './postgres.js';

let made = 0;

/**
 * Creates and starts a streaming replica of a server, as docs/scaling.md describes.
 * @param settings as in postgresql.conf
 */
export async function startStandby(primary: Cluster, settings: readonly string[] = []): Promise<Cluster> {
  const data = path.join(await postgresFolder(), 'data');
  made += 1;
  await runPostgres('pg_basebackup', ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '-C', '-S', `standby_${made}`, '-d', primary.url('postgres')]);
  const standby = await clusterOn(data, settings);
  await standby.start();
  return standby;
}

/** Promotes a standby to primary; resolves when it accepts writes. */
export async function promote({ data }: Cluster): Promise<void> {
  await runPostgres('pg_ctl', ['-D', data, '-w', '-t', '60', 'promote']);
}

/** Sends a signal to the postmaster and all its children at once. */
export function signalAll(cluster: Cluster, signal: NodeJS.Signals): void {
  const postmaster = cluster.pid();
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  for (const pid of [postmaster, ...children]) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as { code?: string }).code !== 'ESRCH') throw error; // the process has already ended
    }
  }
}
