import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './paths.mjs';

const name = `citypins-build-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`;
const address = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.${process.getuid()}.sock`);

const listen = () =>
  new Promise((resolve) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', () => resolve(undefined));
    server.listen(address, () => resolve(server.unref()));
  });

const isHeld = () =>
  new Promise((resolve) => {
    const socket = net.connect(address, () => resolve(true));
    socket.once('error', (error) => resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Runs `work` while no other process installs or builds in this folder. The lock is a socket on which its holder listens: the operating system
 * closes it when the holder ends, so the lock is never stale.
 * @param {() => Promise<T>} work
 */
export async function oneAtATime(work) {
  let server;
  for (let told = false; !(server = await listen()); ) {
    if (!(await isHeld())) fs.rmSync(address, { force: true });
    else {
      if (!told) console.log('  Another start is preparing this folder; waiting for it …');
      told = true;
      await sleep(200);
    }
  }
  try {
    return await work();
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
