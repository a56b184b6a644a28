import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '../../core/config/start-error.js';

/** Bytes; a Unix socket's path has at most 103 on macOS. */
const LONGEST_PATH = 100;
const PATIENCE = 1000;

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

/** What the holder says about itself; empty when it is too busy to, undefined when nobody listens any more. */
function askHolder(file: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = net.connect(file);
    socket.setTimeout(PATIENCE, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(undefined);
      else reject(new StartError(`Another user runs CityPins on this data folder, or did: if nothing runs, delete ${file}.`));
    });
  });
}

/**
 * Takes the data folder for this process until it ends. The lock is a socket that we listen on: the system lets go of it however we end,
 * so a kill or a crash leaves nothing to clear away.
 * @param what told to whoever comes second: the address of the app, or what else the process does
 * @returns lets go
 * @throws FolderInUse when another process has it
 */
export async function lockFolder(dataDir: string, what: string): Promise<() => Promise<void>> {
  const file = socketPath(dataDir);
  const greeting = `process ${process.pid}, ${what}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = await tryToListen(file, greeting);
    if (server instanceof net.Server) return () => new Promise((resolve) => void server.close(() => resolve()));
    if (server.code !== 'EADDRINUSE') throw server;
    const holder = await askHolder(file);
    if (holder !== undefined) throw new FolderInUse(holder);
    fs.rmSync(file, { force: true });
  }
  throw new StartError(`Several starts on ${dataDir} came at the same moment. Start again.`);
}
