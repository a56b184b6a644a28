import { isUtf8 } from 'node:buffer';

/** A line of a text file. `number` counts from 1; `problem` is the reason why the text cannot be used. */
export interface Line {
  number: number;
  text: string;
  problem?: string;
}

/** Maximum length of a line (bytes). A longer line is skipped, because a file without line ends would fill the memory. */
const LONGEST = 4_000_000;

const NOT_UTF8 = 'This is not UTF-8';
const HAS_NUL = 'This contains a NUL character';
const TOO_LONG = 'This line is longer than 4 MB';

const LINE_END = 10;

/** Splits bytes into lines; the bytes must not end inside a line, except at the end of the file. */
function split(bytes: Buffer, first: number): Line[] {
  const isText = isUtf8(bytes);
  const pieces = bytes.toString(isText ? 'utf8' : 'latin1').split('\n');
  if (pieces.at(-1) === '') pieces.pop();
  return pieces.map((piece, i) => {
    const text = piece.endsWith('\r') ? piece.slice(0, -1) : piece;
    const line: Line = { number: first + i, text };
    if (!isText) {
      const own = Buffer.from(text, 'latin1');
      line.text = own.toString('utf8');
      if (!isUtf8(own)) line.problem = NOT_UTF8;
    }
    if (text.includes('\0')) line.problem = HAS_NUL;
    return line;
  });
}

/** Yields the lines of a UTF-8 text in portions, as chunks arrive. Removes a byte order mark at the beginning. */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line[]> {
  let rest: Buffer = Buffer.alloc(0);
  let next = 1;
  let isSkipping = false;
  const finished = (bytes: Buffer): Line[] => {
    const lines = split(bytes, next);
    next += lines.length;
    if (lines[0]?.number === 1) lines[0].text = lines[0].text.replace(/^\uFEFF/, '');
    return lines;
  };
  for await (const chunk of chunks) {
    let bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    if (isSkipping) {
      const end = bytes.indexOf(LINE_END);
      if (end < 0) continue;
      bytes = bytes.subarray(end + 1);
      isSkipping = false;
    }
    const end = bytes.lastIndexOf(LINE_END) + 1;
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
