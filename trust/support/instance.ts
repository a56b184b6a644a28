import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import app from '../../e2e/support/app.cjs';

/** What all instances of these tests sign session tokens with, so that a token of one is good for all. */
export const SECRET = randomBytes(48).toString('base64url');

export interface Instance {
  /** Without a slash at the end. */
  url: string;
  port: number;
  dataDir: string;
  /** The number of the process that was started; its workers and the embedded database have others. */
  pid: number;
  /** All that it has said so far. */
  output: () => string;
  /** Ends it without a chance to tidy up; resolves when it is gone. */
  kill(): Promise<void>;
  /** Ends it as an operator does (SIGTERM); the exit code. */
  stop(): Promise<number | null>;
  /** Resolves when it serves; rejects when it ends instead. */
  ready: Promise<void>;
  /** Resolves when it has ended, with the exit code. */
  ended: Promise<number | null>;
}

const running = new Set<Instance>();
const folders: string[] = [];

/** A data folder for instances that share it, or that find it as a test has made it; it is removed after the test's file. */
export function dataFolder(): string {
  const folder = app.temporaryDataDir();
  folders.push(folder);
  return folder;
}

/**
 * Starts the built app as `npm start` does, on a free port of this machine. Without DATABASE_URL it has an embedded database of its own.
 * What a test does not end is ended after its file.
 * @param variables of the environment; one process, no rate limit and the log from `warn` on unless they say otherwise
 * @param folder of another built version of the app; this one when left out
 */
export async function launchInstance(variables: Record<string, string> = {}, folder?: string): Promise<Instance> {
  const port = Number(variables.PORT ?? (await app.freePort()));
  const dataDir = variables.DATA_DIR ?? dataFolder();
  const { email, password } = app.admin;
  const { child, ready, ended, output } = app.startApp(
    {
      HOST: '127.0.0.1',
      JWT_SECRET: SECRET,
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      ...variables,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    { folder },
  );
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const code = await ended;
    running.delete(instance);
    return code;
  };
  const instance: Instance = {
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    pid: child.pid ?? 0,
    output,
    ready,
    ended,
    kill: () => end('SIGKILL').then(() => undefined),
    stop: () => end('SIGTERM'),
  };
  running.add(instance);
  return instance;
}

/** As `launchInstance`; resolves when it serves. */
export async function startInstance(variables: Record<string, string> = {}, folder?: string): Promise<Instance> {
  const instance = await launchInstance(variables, folder);
  await instance.ready;
  return instance;
}

/** The numbers of the processes that a process has started and that live. */
export function childrenOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  return rows.filter(([, parent, state = 'Z']) => Number(parent) === pid && !state.startsWith('Z')).map(([child]) => Number(child));
}

afterAll(async () => {
  await Promise.all([...running].map((instance) => instance.stop()));
  for (const folder of folders.splice(0)) app.removeDataDir(folder);
});
