const isTerminal = process.stdout.isTTY === true;
const BAR = 24;
const LABEL = 18;

const clock = (milliseconds) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;

function bar(share) {
  const filled = Math.round(share * BAR);
  return `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${String(Math.round(share * 100)).padStart(3)} %`;
}

/**
 * Runs a step and prints its label, result and duration at the end. On a terminal, shows a progress bar meanwhile.
 * @param label two or three words
 * @param work receives `progress(share)` with a share from 0 to 1; returns the result to print
 */
export async function step(label, work) {
  const started = performance.now();
  let share = 0;
  const line = (middle) => `  ${label.padEnd(LABEL)} ${middle.padEnd(BAR + 6)} ${clock(performance.now() - started)}`;
  const draw = () => process.stdout.write(`\r${line(share > 0 ? bar(share) : '…')}`);
  const timer = isTerminal ? setInterval(draw, 100) : undefined;
  const clear = () => {
    clearInterval(timer);
    if (isTerminal) process.stdout.write('\r\x1b[2K');
  };
  try {
    const outcome = await work((now) => {
      share = Math.max(share, Math.min(now, 1));
    });
    clear();
    console.log(line(outcome ?? ''));
  } catch (error) {
    clear();
    throw error;
  }
}

/** An error that the user can fix. It is printed without a stack. */
export class Problem extends Error {}

/** Prints an error and exits with 1. Prints only the message of a Problem, and the stack of other errors. */
export function fail(error) {
  console.error(`\n${error instanceof Problem ? error.message : error.stack}\n`);
  process.exit(1);
}
