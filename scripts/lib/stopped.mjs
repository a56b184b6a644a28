// After Ctrl-C during `prestart` (installation and build), npm must neither run the app nor print an error. npm prints an error for any exit code
// except 0. So `prestart` writes a marker file and exits with 0, and then `start` finds the marker and exits with 0.
import fs from 'node:fs';
import path from 'node:path';
import { at } from './paths.mjs';

const mark = at('node_modules/.cache/citypins/stopped');

export function markStopped() {
  fs.mkdirSync(path.dirname(mark), { recursive: true });
  fs.writeFileSync(mark, '');
}

/** Deletes the marker file. @returns whether it existed */
export function takeStopped() {
  const isThere = fs.existsSync(mark);
  fs.rmSync(mark, { force: true });
  return isThere;
}
