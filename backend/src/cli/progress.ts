const BAR = 24;
const REDRAW = 200;

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

function bar(share: number): string {
  const filled = Math.round(Math.min(1, share) * BAR);
  return `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${String(Math.floor(share * 100)).padStart(3)} %`;
}

interface Progress {
  done: number;
  /** Rows that an interrupted former run has done; they are part of `done`. */
  resumed?: number;
  /** 0 to 1; undefined if the total is unknown. */
  share?: number;
}

/** Shows progress, speed and remaining time in one line. Writes nothing if the output is not a terminal. */
export class ProgressLine {
  private readonly started = performance.now();
  private drawn = -REDRAW;
  private isDrawn = false;

  constructor(private readonly terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>) {}

  draw({ done, resumed = 0, share }: Progress): void {
    const now = performance.now();
    if (!this.terminal.isTTY || now - this.drawn < REDRAW) return;
    this.drawn = now;
    this.isDrawn = true;
    const seconds = Math.max((now - this.started) / 1000, 0.001);
    const rate = (done - resumed) / seconds;
    const first = done > 0 && share !== undefined ? share * (resumed / done) : 0;
    const left = share !== undefined && share > first ? ` ${clock((seconds * (1 - share)) / (share - first))} left` : '';
    const parts = [share === undefined ? '' : bar(share), `${done.toLocaleString('en')} rows`, `${Math.round(rate).toLocaleString('en')} a second`];
    this.terminal.write(`\r\x1b[2K  ${parts.filter(Boolean).join('  ')} ${left}`);
  }

  /** Shows a step whose progress is unknown. */
  say(text: string): void {
    if (!this.terminal.isTTY) return;
    this.clear();
    this.isDrawn = true;
    this.terminal.write(`  ${text}`);
  }

  clear(): void {
    if (this.isDrawn) this.terminal.write('\r\x1b[2K');
    this.isDrawn = false;
  }
}
