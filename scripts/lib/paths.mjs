import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Returns the absolute path of a path relative to the repository's root. */
export const at = (...parts) => path.join(root, ...parts);

/** Returns all files at or below a path, sorted, without node_modules. Returns none if the path does not exist. */
export function filesBelow(target) {
  const found = fs.statSync(target, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [target];
  return fs
    .readdirSync(target)
    .sort()
    .flatMap((name) => (name === 'node_modules' ? [] : filesBelow(path.join(target, name))));
}

/** Returns one hash of the names and contents of all files. */
export function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(fs.readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}
