import 'reflect-metadata';
import { CommanderError } from 'commander';
import { parseDataEnv, readWholeEnv } from '../core/config/index.js';
import { explained, sentenceOf } from '../core/errors/index.js';
import { EXIT, toldError } from './output.js';
import { createProgram } from './program.js';

const end = (code: number): void => {
  process.exitCode = code;
};

// The reader of a pipe can close it early: `citypins export | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? EXIT.done);
  process.stderr.write(`${sentenceOf(error, 'the standard output')}\n`);
  process.exit(EXIT.failed);
});

try {
  await createProgram({ data: () => parseDataEnv(process.env), whole: readWholeEnv }, end).parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) {
    process.stderr.write(`${toldError(explained(error))}\n`);
    end(EXIT.failed);
  }
}
// An open stdin would keep the process alive.
process.stdin.destroy();
