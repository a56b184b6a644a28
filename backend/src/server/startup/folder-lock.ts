import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Env } from '../../core/config/index.js';
import { StartError } from '../../core/errors/index.js';

/** Maximum length (bytes) of a Unix socket's path; macOS allows 103. */
const LONGEST_PATH = 100;
const PATIENCE = 1000;

/** Address on which an app listens, and its public URL, as it was started. */
export type AppAddress = Pick<Env, 'port' | 'host' | 'publicUrl'>;

/** Process that holds the lock of a data folder. */
interface Holder {
  /** Description that the process gives of itself; empty if it does not respond in time. */
  text: string;
  /** Address of an app; undefined for a command, or for an older version. */
  address: AppAddress | undefined;
}

/** Parses a greeting: one line for people and, from an app, one line of JSON with its address. */
function readGreeting(greeting: string): Holder {
  const [text = '', json] = greeting.split('\n');
  return { text, address: json ? (JSON.parse(json) as AppAddress) : undefined };
}

/** Thrown if another process uses the data folder. */
export class FolderInUse extends StartError {
  /** @param holder description that the other process gives of itself; empty if it is too busy to respond */
  constructor(readonly holder: string) {
    super(
      `The app already runs on this data folder${holder && ` (${holder})`}. Use that one, stop it first, ` +
        'or start a second installation with its own data: DATA_DIR=.data2 PORT=4001 npm start',
    );
  }
}

function socketPath(dataDir: string): string {
  const inside = path.join(dataDir, 'citypins.sock');
  if (Buffer.byteLength(inside) <= LONGEST_PATH) return inside;
  return path.join(os.tmpdir(), `citypins-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}.sock`);
}

function tryToListen(file: string, greeting: string): Promise<net.Server | NodeJS.ErrnoException> {
  return new Promise((resolve) => {
    const server = net.createServer((socket) => socket.on('error', () => undefined).end(greeting));
    server.once('error', resolve);
    server.listen(file, () => resolve(server.unref()));
  });
}

/** Asks the holder of a lock to describe itself. Returns undefined if no process listens any more. */
function askHolder(file: string): Promise<Holder | undefined> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = net.connect(file);
    socket.setTimeout(PATIENCE, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(readGreeting(answer)));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(undefined);
      else reject(new StartError(`Another user runs the app on this data folder, or did so before. If nothing is running, delete ${file}.`));
    });
  });
}

/**
 * Locks the data folder for this process until it ends. The lock is a Unix socket on which this process listens. The system closes the socket
 * however the process ends, so no crash leaves a lock behind.
 * @param what description of this process, or address of the app: sent to processes that try to lock the folder later
 * @returns a function that releases the lock
 * @throws FolderInUse if another process holds the lock
 */
export async function lockFolder(dataDir: string, what: string | AppAddress): Promise<() => Promise<void>> {
  const file = socketPath(dataDir);
  const greeting = `process ${process.pid}, ${typeof what === 'string' ? what : `${what.publicUrl}\n${JSON.stringify(what)}`}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = await tryToListen(file, greeting);
    if (server instanceof net.Server) return () => new Promise((resolve) => void server.close(() => resolve()));
    if (server.code !== 'EADDRINUSE') throw server;
    const holder = await askHolder(file);
    if (holder) throw new FolderInUse(holder.text);
    fs.rmSync(file, { force: true });
  }
  throw new StartError(`Several starts on ${dataDir} happened at the same time. Start again.`);
}

/** Returns the address of the app that runs on a data folder; undefined if none runs, or if this user cannot ask it. */
export async function findApp(dataDir: string): Promise<AppAddress | undefined> {
  const holder = await askHolder(socketPath(dataDir)).catch(() => undefined);
  return holder?.address;
}
