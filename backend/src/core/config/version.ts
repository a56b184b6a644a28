import fs from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './env.js';

/** Returns the version of CityPins from its package.json. */
export function ownVersion(): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')) as { version: string };
  return version;
}
