import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { at, root } from './paths.mjs';

/** Entries of node_modules that are not linked: the build writes to `.cache`, and `@citypins` links to the original workspaces. */
const UNLINKED = ['.cache', '@citypins'];

function linkPackages(from, to) {
  if (!fs.existsSync(from)) return;
  fs.mkdirSync(to);
  for (const name of fs.readdirSync(from)) if (!UNLINKED.includes(name)) fs.symlinkSync(path.join(from, name), path.join(to, name), 'junction');
}

/**
 * Copies the working tree, without ignored files, into a new temporary folder. Packages are symbolic links to the installed ones.
 * @returns the real path of the folder
 */
export function copyWorkingTree() {
  const copy = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'citypins-copy-')));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 64e6 });
  for (const file of new Set(listed.split('\0').filter((name) => name && fs.existsSync(at(name))))) {
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    fs.copyFileSync(at(file), path.join(copy, file));
  }
  for (const folder of ['', 'backend', 'frontend']) linkPackages(at(folder, 'node_modules'), path.join(copy, folder, 'node_modules'));
  return copy;
}
