import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import app from '../../e2e/support/app.cjs';

/** Secret that signs the session tokens of all test instances: a token of one is valid on all. */
export const SECRET = randomBytes(48).toString('base64url');

export interface Instance {
  /** Without a slash at the end. */
  url: string;
  port: number;
  dataDir: string;
  /** Process id of the started process; its workers and the embedded database have others. */
  pid: number;
  /** Returns the output so far. */
  output: () => string;
  /** Sends SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
  /** Sends SIGTERM, as an operator does; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Resolves when the app serves; rejects if it ends before. */
  ready: Promise<void>;
  /** Resolves with the exit code when the app has ended. */
  ended: Promise<number | null>;
}

const running = new Set<Instance>();
const folders: string[] = [];

/** Creates a data folder for instances that share it or that need prepared content. It is removed after the test file. */
export function dataFolder(): string {
  const folder = app.temporaryDataDir();
  folders.push(folder);
  return folder;
}

/**
 * Starts the built app as `npm start` does, on a free port, without waiting until it serves.
 * Without DATABASE_URL it has its own embedded database. Instances that still run after the test file are stopped.
 * @param variables of the environment; by default one process, no rate limit and the log level `warn`
 * @param folder of another built version of the app; this version by default
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

/** Starts the app as `launchInstance` does, and waits until it serves. */
export async function startInstance(variables: Record<string, string> = {}, folder?: string): Promise<Instance> {
  const instance = await launchInstance(variables, folder);
  await instance.ready;
  return instance;
}

/** Returns the ids of the living child processes of a process. */
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
