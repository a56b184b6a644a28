import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** A path below the repository's root. */
export const at = (...parts) => path.join(root, ...parts);

/** Every file at or below a path, in a fixed order; nothing for a path that is not there. */
export function filesBelow(target) {
  const found = fs.statSync(target, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [target];
  return fs
    .readdirSync(target)
    .sort()
    .flatMap((name) => (name === 'node_modules' ? [] : filesBelow(path.join(target, name))));
}

/** One hash over the names and contents of files. */
export function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(fs.readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}
