import { InvalidArgumentError } from 'commander';
import { problemOfSource } from '../../modules/imports/index.js';

/** Name of the standard input in place of a file. */
export const STDIN = '-';

const PROBLEMS = { form: 'Use 1 to 40 lowercase letters, digits, dots, dashes and underscores.', reserved: 'This name is reserved.' } as const;

/** Checks the source that the operator names. @throws InvalidArgumentError */
export function readSource(text: string): string {
  const problem = problemOfSource(text);
  if (problem) throw new InvalidArgumentError(PROBLEMS[problem]);
  return text;
}
