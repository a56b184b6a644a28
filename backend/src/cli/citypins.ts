import 'reflect-metadata';
import { CommanderError } from 'commander';
import { parseDataEnv } from '../core/config/env.js';
import { StartError } from '../core/config/start-error.js';
import { isTold } from './import.command.js';
import { EXIT } from './output.js';
import { createProgram } from './program.js';

const end = (code: number): void => {
  process.exitCode = code;
};

// Whoever reads our output may stop reading: `citypins export | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? (process.exitCode ?? EXIT.done) : EXIT.failed));

try {
  await createProgram(() => parseDataEnv(process.env), end).parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) {
    process.stderr.write(`${error instanceof StartError || isTold(error) ? error.message : (error as Error).stack}\n`);
    end(EXIT.failed);
  }
}
// An input that nobody has closed must not keep the process.
process.stdin.destroy();
