import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseClient } from '../database-client.js';
import { StartError } from '../errors/index.js';
import { databaseDiskFull, saysDiskFull } from '../files/index.js';
import type { Binaries } from './binaries.js';
import { SUPERUSER } from './cluster.js';
import type { Place } from './place.js';
import { commandOf, handOver, run } from './process.js';

const STARTING_ATTEMPTS = 100;
const LONGEST_LOG = 5_000_000;
/** Maximum length of the socket's folder (bytes). The path of a Unix socket has at most 107 bytes (103 on macOS), and PostgreSQL appends 20. */
const LONGEST_SOCKET_FOLDER = 80;
const SOCKET_FOLDER = 'run.';
const SHORT_SOCKET_FOLDER = '/tmp/citypins-';

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** A PostgreSQL server on one data folder: a child of this process, or a leftover of an app that was killed. */
export class EmbeddedServer {
  constructor(
    private readonly place: Place,
    private readonly binaries: Binaries,
    private readonly settings: readonly string[] = [],
  ) {}

  private get pidFile(): string {
    return path.join(this.place.cluster, 'postmaster.pid');
  }

  private get logFile(): string {
    return path.join(this.place.base, 'postgres.log');
  }

  /** Reads postmaster.pid, which has one line each for process id, data folder, start time, port and socket folder. Returns undefined without such a file. */
  private read(): (Address & { isAlive: boolean }) | undefined {
    try {
      const [pid, , , port, host] = fs.readFileSync(this.pidFile, 'utf8').split('\n');
      const command = commandOf(Number(pid));
      return { port: Number(port), host: host ?? '', isAlive: command.includes('postgres') && command.includes(this.place.cluster) };
    } catch {
      return undefined;
    }
  }

  /** Whether the server's process exists, even if it does not answer. */
  get isAlive(): boolean {
    return this.read()?.isAlive ?? false;
  }

  /** Returns the address of a server that answers now; undefined if there is none. */
  async answering(): Promise<Address | undefined> {
    const found = this.read();
    if (!found?.host) return undefined;
    const address = { host: found.host, port: found.port };
    const client = new DatabaseClient({ ...address, user: SUPERUSER, database: 'postgres', connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      return address;
    } catch {
      return undefined;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Waits for a running server that does not answer yet, because it starts or recovers after a crash. Does not wait for a server whose socket is missing. */
  private async awaken(): Promise<Address | undefined> {
    for (let attempt = 0; attempt < STARTING_ATTEMPTS; attempt += 1) {
      const address = await this.answering();
      const found = this.read();
      const hasSocket = found !== undefined && (!found.host || fs.existsSync(found.host));
      if (address || !found?.isAlive || !hasSocket) return address;
      await sleep(100);
    }
    return undefined;
  }

  /**
   * Adopts a running server, or starts one.
   * @param socketFolder folder for the socket, where connected clients look for the server again; only allowed after the former server has ended
   * @throws StartError with the end of PostgreSQL's log
   */
  async start(socketFolder?: string): Promise<Address & { how: 'started' | 'adopted' }> {
    const adopted = await this.awaken();
    if (adopted) return { ...adopted, how: 'adopted' };
    if (this.isAlive) await this.stop();
    this.removeSocketFolders(socketFolder);
    // the process id in the file can belong to another program by now, and PostgreSQL would trust it
    fs.rmSync(this.pidFile, { force: true });
    this.prepareLog();
    const folder = this.makeSocketFolder(socketFolder);
    const settings = ["listen_addresses=''", `unix_socket_directories='${folder}'`, 'unix_socket_permissions=0700', ...this.settings];
    const options = settings.map((setting) => `-c ${setting}`).join(' ');
    const started = await run(
      this.binaries.of('pg_ctl'),
      ['-D', this.place.cluster, '-w', '-t', '60', '-l', this.logFile, '-o', options, 'start'],
      this.place.user,
    );
    const address = await this.awaken();
    if (address) return { ...address, how: 'started' };
    const log = fs.readFileSync(this.logFile, 'utf8').slice(-1500);
    if (saysDiskFull(started.text + log)) throw await databaseDiskFull(this.place.base);
    throw new StartError(
      `The database in ${this.place.cluster} did not start. Its log says why (${this.logFile}); ` + `DATABASE_URL uses another one.\n${started.text}\n${log}`,
    );
  }

  /** Stops the server; open transactions are rolled back. */
  async stop(): Promise<void> {
    const stop = async (mode: string): Promise<boolean> =>
      (await run(this.binaries.of('pg_ctl'), ['-D', this.place.cluster, '-m', mode, '-t', '20', '-w', 'stop'], this.place.user)).ok;
    const folder = this.read()?.host;
    if (!(await stop('fast')) && this.isAlive) await stop('immediate');
    this.removeSocketFolders(folder);
  }

  private prepareLog(): void {
    const size = fs.statSync(this.logFile, { throwIfNoEntry: false })?.size;
    if (size === undefined || size > LONGEST_LOG) fs.writeFileSync(this.logFile, '', { mode: 0o600 });
    handOver(this.logFile, this.place.user);
  }

  /**
   * Creates the socket's folder, by default a new one. A former server that is still shutting down removes its own socket; a new folder protects the
   * new socket.
   */
  private makeSocketFolder(named?: string): string {
    const folder = named ?? this.newSocketFolder();
    fs.mkdirSync(folder, { mode: 0o700 }); // not `recursive`: must fail for an existing folder, which belongs to another user
    handOver(folder, this.place.user);
    return folder;
  }

  private newSocketFolder(): string {
    const { base } = this.place;
    // pg_ctl passes the path to a shell, and PostgreSQL splits it at commas
    const isUsable = Buffer.byteLength(base) < LONGEST_SOCKET_FOLDER && /^[\w./-]+$/.test(base);
    return `${isUsable ? path.join(base, SOCKET_FOLDER) : SHORT_SOCKET_FOLDER}${randomBytes(6).toString('hex')}`;
  }

  private removeSocketFolders(last = this.read()?.host): void {
    const { base } = this.place;
    if (last?.startsWith(SHORT_SOCKET_FOLDER)) fs.rmSync(last, { recursive: true, force: true });
    for (const name of fs.readdirSync(base)) {
      if (name.startsWith(SOCKET_FOLDER)) fs.rmSync(path.join(base, name), { recursive: true, force: true });
    }
  }
}
