import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import app from '../../e2e/support/app.cjs';

interface Forwarder {
  port: number;
  /** Forwards to another port of this machine from now on, and ends the existing connections. */
  leadTo(port: number): Promise<void>;
}

const endings: (() => Promise<unknown>)[] = [];

/** Starts haproxy as a TCP forwarder to a port of this machine. It gives the current primary a stable address. */
export async function startForwarder(target: number): Promise<Forwarder> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'citypins-forwarder-'));
  const [port, settings, socket] = [await app.freePort(), path.join(folder, 'haproxy.cfg'), path.join(folder, 'admin.sock')];
  writeFileSync(
    settings,
    `global
  stats socket ${socket} level admin
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen database
  bind 127.0.0.1:${port}
  server primary 127.0.0.1:${target}
`,
  );
  const child = spawn('/usr/sbin/haproxy', ['-db', '-f', settings], { stdio: 'ignore' });
  const ended = once(child, 'close');
  endings.push(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const command = async (line: string): Promise<void> => {
    const connection = net.connect(socket);
    connection.end(`${line}\n`);
    await connection.resume().toArray();
  };
  for (
    let tries = 0;
    !(await command('show info').then(
      () => true,
      () => false,
    ));
    tries += 1
  ) {
    if (tries === 50) throw new Error('haproxy does not answer.');
    await sleep(100);
  }
  return { port, leadTo: (next) => command(`set server database/primary addr 127.0.0.1 port ${next}; shutdown sessions server database/primary`) };
}

afterAll(async () => {
  for (const end of endings.splice(0)) await end();
});
