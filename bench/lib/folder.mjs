import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { at } from '../../scripts/lib/paths.mjs';

let base = at('.bench');

/** Returns a path in the folder of loaded data, which stays between runs. */
export const inFolder = (...parts) => path.join(base, ...parts);

/** Creates a folder there. @returns its path */
export function makeFolder(name) {
  mkdirSync(inFolder(name), { recursive: true });
  return inFolder(name);
}

/** Uses a temporary folder instead, and removes it when the process exits. */
export function useTemporaryFolder() {
  base = mkdtempSync(path.join(os.tmpdir(), 'citypins-bench-'));
  process.on('exit', () => rmSync(base, { recursive: true, force: true }));
}
