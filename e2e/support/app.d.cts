import type { ChildProcess } from 'node:child_process';

interface RunningApp {
  child: ChildProcess;
  /** Resolves when the app serves; rejects if it ends before. */
  ready: Promise<void>;
  /** The exit code. */
  ended: Promise<number | null>;
  /** Returns the output so far. */
  output: () => string;
}

export const admin: { email: string; password: string };
export function googleAt(identityUrl: string): Record<string, string>;
export function freePort(): Promise<number>;
export function temporaryDataDir(): string;
export function removeDataDir(folder: string): void;
export function startApp(variables: Record<string, string>, where?: { folder?: string | undefined; script?: string }): RunningApp;
