const isTerminal = process.stdout.isTTY === true;
const BAR = 24;
const LABEL = 18;

const clock = (milliseconds) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;

function bar(share) {
  const filled = Math.round(share * BAR);
  return `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${String(Math.round(share * 100)).padStart(3)} %`;
}

/**
 * Does one step of the way to the running app and says what and how long: a bar while it runs on a terminal, one line at the end.
 * @param label two or three words
 * @param work gets `progress(share)`, share from 0 to 1, and returns what to say at the end
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

/** Something that a person can act on, told without a stack. */
export class Problem extends Error {}

/** Ends the process because of an error: a Problem is told as it is, anything else with its stack. */
export function fail(error) {
  console.error(`\n${error instanceof Problem ? error.message : error.stack}\n`);
  process.exit(1);
}
