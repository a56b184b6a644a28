import { read } from 'read';
import { StartError } from '../core/config/start-error.js';

/** Whether there is somebody to ask. */
export const isAttended = (): boolean => process.stdin.isTTY && process.stderr.isTTY;

/** Asks for a line. The question goes to the standard error: the standard output belongs to the outcome. @throws StartError for Ctrl-C */
async function ask(prompt: string, silent: boolean): Promise<string> {
  try {
    return await read({ prompt, silent, output: process.stderr });
  } catch (cause) {
    throw new StartError('Stopped. Nothing was changed.', { cause });
  } finally {
    if (silent) process.stderr.write('\n');
  }
}

/** Asks for something that nobody may see. */
export const askSecret = (prompt: string): Promise<string> => ask(prompt, true);

/** Asks a question that only yes answers. */
export const confirm = async (question: string): Promise<boolean> => /^y(es)?$/i.test((await ask(`${question} [y/N] `, false)).trim());
