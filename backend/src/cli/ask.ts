import { read } from 'read';
import { StartError } from '../core/errors/index.js';

/** Whether the command can ask questions: both stdin and stderr are a terminal. */
export const isAttended = (): boolean => process.stdin.isTTY && process.stderr.isTTY;

/** Asks for a line on stderr, because stdout is for the result of the command. @throws StartError on Ctrl-C */
async function ask(prompt: string, silent: boolean): Promise<string> {
  try {
    return await read({ prompt, silent, output: process.stderr });
  } catch (cause) {
    throw new StartError('Stopped. Nothing was changed.', { cause });
  } finally {
    if (silent) process.stderr.write('\n');
  }
}

/** Asks for a secret, and does not echo the input. */
export const askSecret = (prompt: string): Promise<string> => ask(prompt, true);

/** Asks a yes/no question. Any answer except "y" or "yes" means no. */
export const confirm = async (question: string): Promise<boolean> => /^y(es)?$/i.test((await ask(`${question} [y/N] `, false)).trim());
