import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { at } from '../../scripts/lib/paths.mjs';

let base = at('.bench');

/** A path below the folder of loaded data, which stays between runs. */
export const inFolder = (...parts) => path.join(base, ...parts);

/** Makes a folder below it. @returns its path */
export function makeFolder(name) {
  mkdirSync(inFolder(name), { recursive: true });
  return inFolder(name);
}

/** Uses a new folder, which is removed as the process exits. */
export function useTemporaryFolder() {
  base = mkdtempSync(path.join(os.tmpdir(), 'citypins-bench-'));
  process.on('exit', () => rmSync(base, { recursive: true, force: true }));
}
