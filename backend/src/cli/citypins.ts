import 'reflect-metadata';
import { CommanderError } from 'commander';
import { parseDataEnv, readEnv } from '../core/config/env.js';
import { strayNames } from '../core/config/stray-names.js';
import type { WholeEnv } from './doctor.command.js';
import { EXIT, isTold } from './output.js';
import { createProgram } from './program.js';

const end = (code: number): void => {
  process.exitCode = code;
};

function readWhole(): WholeEnv {
  const reading = readEnv(process.env);
  return { ...reading, stray: strayNames(process.env, reading.names) };
}

// Whoever reads our output may stop reading: `citypins export | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? (process.exitCode ?? EXIT.done) : EXIT.failed));

try {
  await createProgram({ data: () => parseDataEnv(process.env), whole: readWhole }, end).parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) {
    process.stderr.write(`${isTold(error) ? error.message : (error as Error).stack}\n`);
    end(EXIT.failed);
  }
}
// An input that nobody has closed must not keep the process.
process.stdin.destroy();
