import fs from 'node:fs';
import { sentenceOf, StartError } from '../core/errors/index.js';

/** Checks that an argument names a readable file. @throws StartError with the reason if not */
export function checkArgument(file: string): void {
  try {
    const descriptor = fs.openSync(file, 'r');
    try {
      fs.readSync(descriptor, Buffer.alloc(1)); // a folder can be opened, but not read
    } finally {
      fs.closeSync(descriptor);
    }
  } catch (cause) {
    throw new StartError(sentenceOf(cause, file), { cause });
  }
}
