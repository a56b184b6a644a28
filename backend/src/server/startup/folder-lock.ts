import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Env } from '../../core/config/env.js';
import { StartError } from '../../core/config/start-error.js';

/** Bytes; a Unix socket's path has at most 103 on macOS. */
const LONGEST_PATH = 100;
const PATIENCE = 1000;

/** Where an app listens and is reached, as it was started. */
export type AppAddress = Pick<Env, 'port' | 'host' | 'publicUrl'>;

/** A process that has the lock of a data folder. */
interface Holder {
  /** What the process says about itself; empty if it does not answer in time. */
  text: string;
  /** Only of an app, as opposed to a command or an older version. */
  address: AppAddress | undefined;
}

/** A greeting has a line for people and, from an app, one of JSON with its address. */
function readGreeting(greeting: string): Holder {
  const [text = '', json] = greeting.split('\n');
  return { text, address: json ? (JSON.parse(json) as AppAddress) : undefined };
}

/** Another process works on the data folder. */
export class FolderInUse extends StartError {
  /** @param holder what the other process says of itself; empty where it is too busy to */
  constructor(readonly holder: string) {
    super(
      `CityPins already runs on this data folder${holder && ` (${holder})`}. Use that one, stop it first, ` +
        'or start a second guide with its own data: DATA_DIR=.data2 PORT=4001 npm start',
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

/** Asks the holder of a lock about itself. Returns undefined if nobody listens any more. */
function askHolder(file: string): Promise<Holder | undefined> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = net.connect(file);
    socket.setTimeout(PATIENCE, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(readGreeting(answer)));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(undefined);
      else reject(new StartError(`Another user runs CityPins on this data folder, or did: if nothing runs, delete ${file}.`));
    });
  });
}

/**
 * Takes the data folder for this process until it ends. The lock is a socket that we listen on: the system lets go of it however we end,
 * so a kill or a crash leaves nothing to clear away.
 * @param what told to whoever comes second: what the process does, or the address of the app
 * @returns lets go
 * @throws FolderInUse when another process has it
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
  throw new StartError(`Several starts on ${dataDir} came at the same moment. Start again.`);
}

/** Returns the address of the app that runs on a data folder; undefined if none runs, or if this user cannot ask it. */
export async function findApp(dataDir: string): Promise<AppAddress | undefined> {
  const holder = await askHolder(socketPath(dataDir)).catch(() => undefined);
  return holder?.address;
}
