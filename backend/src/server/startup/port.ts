import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import { StartError } from '../../core/errors/index.js';

const LISTENING = '0A';

/** Maximum number of connections that wait to be accepted; the system can limit it further. Clients beyond it retry only after seconds. */
const BACKLOG = 4096;

/** Returns the process id and command line of the process that listens on a port; undefined if this user cannot see it. */
function findListener(port: number): string | undefined {
  try {
    return process.platform === 'linux' ? findInProc(port) : findByLsof(port);
  } catch {
    return undefined;
  }
}

function findInProc(port: number): string | undefined {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => fs.readFileSync(file, 'utf8').split('\n'));
  const rows = lines.map((line) => line.trim().split(/\s+/));
  const sockets = rows.filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === LISTENING).map((row) => `socket:[${row[9]}]`);
  for (const pid of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (!openFiles(pid).some((target) => sockets.includes(target))) continue;
    const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
    return `process ${pid}: ${command.slice(0, 80)}`;
  }
  return undefined;
}

function openFiles(pid: string): string[] {
  try {
    return fs.readdirSync(`/proc/${pid}/fd`).map((fd) => fs.readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch {
    return []; // the process of another user, or one that has just ended
  }
}

function findByLsof(port: number): string | undefined {
  const query = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'];
  const said = execFileSync('lsof', query, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const [, pid, command] = /^p(\d+)\nc(.+)$/m.exec(said) ?? [];
  return pid && `process ${pid}: ${command}`;
}

/** Turns an error of `listen` into a StartError with advice; returns unknown errors unchanged. */
function explain(error: NodeJS.ErrnoException, port: number, host: string | undefined): Error {
  if (error.code === 'EADDRINUSE') {
    const listener = findListener(port);
    return new StartError(
      `Port ${port} is taken${listener ? ` (${listener})` : ' by another program'}. ` +
        `Stop that one, or choose another port: PORT=${port === 65_535 ? 4000 : port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(`This user may not use port ${port}. Choose one from 1024 on: PORT=4000 npm start`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST is "${host}", which is not an address of this machine. Leave it out to listen on all of them.`);
  }
  return error;
}

/**
 * Makes a server listen.
 * @throws StartError that names the process on the port, and how to choose another port
 */
export async function listen(server: net.Server, port: number, host: string | undefined): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port, host)));
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
}

/** Checks that the port is free before the start does its slow steps. @throws StartError as `listen` */
export async function checkPort(port: number, host: string | undefined): Promise<void> {
  const probe = net.createServer();
  await listen(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
}
