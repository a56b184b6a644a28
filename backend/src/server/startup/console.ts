const isTerminal = process.stdout.isTTY;
const BAR = 24;
const LABEL = 18;
const REDRAW = 100;

const clock = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;

function bar(share: number): string {
  const filled = Math.round(share * BAR);
  return `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${String(Math.round(share * 100)).padStart(3)} %`;
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

type Progress = (share: number) => void;

/**
 * Runs one step of the start, and prints its label, outcome and duration. On a terminal, a bar shows the progress that the work reports.
 * @param work gets `progress(share)`, share from 0 to 1
 * @param outcome returns the outcome in a few words
 */
export async function step<T>(label: string, work: (progress: Progress) => Promise<T>, outcome: (result: T) => string): Promise<T> {
  const started = performance.now();
  let drawn = -REDRAW;
  const clear = (): void => {
    if (isTerminal) process.stdout.write('\r\x1b[2K');
  };
  const line = (middle: string): string => `  ${label.padEnd(LABEL)} ${middle.padEnd(BAR + 6)} ${clock(performance.now() - started)}`;
  const progress = (share: number): void => {
    if (!isTerminal || performance.now() - drawn < REDRAW) return;
    drawn = performance.now();
    process.stdout.write(`\r${line(bar(share))}`);
  };
  try {
    const result = await work(progress);
    clear();
    say(line(outcome(result)));
    return result;
  } catch (error) {
    clear();
    throw error;
  }
}
