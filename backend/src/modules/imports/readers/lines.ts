import type { Reason } from '../../../core/errors/index.js';

/** A line of a text file. `number` counts from 1; `problem` is the reason why the text cannot be used. */
export interface Line {
  number: number;
  text: string;
  problem?: Reason;
}

/** Maximum length of a line (bytes). A longer line is skipped, because a file without line ends would fill the memory. */
const LONGEST = 4_000_000;

const TOO_LONG: Reason = ['imports.lineTooLong', { n: LONGEST / 1e6 }];

const [LINE_FEED, RETURN] = [10, 13];

/** Returns the position after the last line end. A carriage return at the very end can be half of one, and does not count. */
function lastLineEnd(bytes: Buffer): number {
  return Math.max(bytes.lastIndexOf(LINE_FEED), bytes.lastIndexOf(RETURN, -2)) + 1;
}

function firstLineEnd(bytes: Buffer): number {
  const found = [bytes.indexOf(LINE_FEED), bytes.indexOf(RETURN)].filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : -1;
}

/** Splits bytes into lines; the bytes must not end inside a line, except at the end of the file. */
function split(bytes: Buffer, first: number): Line[] {
  const text = bytes.toString('utf8');
  const pieces = text.includes('\r') ? text.split(/\r\n|\n|\r/) : text.split('\n');
  if (pieces.at(-1) === '') pieces.pop();
  return pieces.map((piece, i) => (piece.includes('\0') ? { number: first + i, text: piece, problem: 'imports.nul' } : { number: first + i, text: piece }));
}

/** Yields the lines of a UTF-8 text in portions, as chunks arrive. A line ends with LF, CR or CRLF. */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line[]> {
  let rest: Buffer = Buffer.alloc(0);
  let next = 1;
  let isSkipping = false;
  const finished = (bytes: Buffer): Line[] => {
    const lines = split(bytes, next);
    next += lines.length;
    return lines;
  };
  for await (const chunk of chunks) {
    let bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    if (isSkipping) {
      const end = firstLineEnd(bytes);
      if (end < 0) continue;
      bytes = bytes.subarray(bytes[end] === RETURN && bytes[end + 1] === LINE_FEED ? end + 2 : end + 1);
      isSkipping = false;
    }
    const end = lastLineEnd(bytes);
    if (end > 0) yield finished(bytes.subarray(0, end));
    rest = bytes.subarray(end);
    if (rest.length > LONGEST) {
      yield [{ number: next, text: rest.subarray(0, 400).toString('utf8'), problem: TOO_LONG }];
      next += 1;
      rest = Buffer.alloc(0);
      isSkipping = true;
    }
  }
  if (rest.length > 0) yield finished(rest);
}
