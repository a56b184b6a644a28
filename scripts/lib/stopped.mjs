// npm goes on from `prestart` to `start` where it ended well, and calls anything else a failure. So that a Ctrl-C while packages are
// installed or the app is built is neither, `prestart` ends well and leaves a mark, at which `start` ends well, too.
import fs from 'node:fs';
import path from 'node:path';
import { at } from './paths.mjs';

const mark = at('node_modules/.cache/citypins/stopped');

export function markStopped() {
  fs.mkdirSync(path.dirname(mark), { recursive: true });
  fs.writeFileSync(mark, '');
}

/** Takes the mark away. @returns whether it was there */
export function takeStopped() {
  const isThere = fs.existsSync(mark);
  fs.rmSync(mark, { force: true });
  return isThere;
}
