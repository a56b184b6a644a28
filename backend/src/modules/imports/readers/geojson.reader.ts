import type { Beginning } from './kind.js';
import { recordOf } from './json-lines.reader.js';
import { type FileRecord, type Portions, type Unreadable, UnusableFile } from './reader.js';

/** Maximum length of a feature (characters); a longer one is rejected to save memory. */
const LONGEST = 16_000_000;
/** Maximum number of characters after the last line end that are kept for the next chunk. */
const LONGEST_TAIL = 1_000_000;

/** Returns whether a file is JSON. */
export const isGeoJson = ({ text }: Beginning): boolean => /^[{[]/.test(text);

/** Start of a feature on its own line. Features are never nested, so this start inside a feature means that the earlier feature is broken. */
const BEGINNING = /\s*,?\s*\{\s*"type"\s*:\s*"Feature"\s*,/y;

const [QUOTE, BACKSLASH, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST, LINE_END] = Array.from('"\\{}[]\n', (mark) => mark.charCodeAt(0));

/** The replacement character that decoders emit for invalid UTF-8. */
const REPLACEMENT = '\uFFFD';

/**
 * Finds the objects in all arrays named `features`, at any depth, without parsing the file as one JSON value.
 * So each feature has a line number, and a broken feature does not affect the others.
 */
class FeatureScanner {
  /** Whether at least one array named `features` was found. */
  hasFound = false;
  private depth = 0;
  private isInString = false;
  private isEscaped = false;
  /** The last string outside features: the name of the array that follows. */
  private name = '';
  /** Nesting depth of the current `features` array; 0 outside such an array. */
  private listDepth = 0;
  private line = 1;
  private text = '';
  private firstLine = 0;
  private isWithin = false;
  private out: (FileRecord | Unreadable)[] = [];

  read(part: string): (FileRecord | Unreadable)[] {
    let from = this.isWithin ? 0 : -1;
    const finish = (end: number) => {
      this.add(this.text + part.slice(from, end));
      this.text = '';
      this.isWithin = false;
      from = -1;
    };
    for (let i = 0; i < part.length; i += 1) {
      const code = part.charCodeAt(i);
      if (code === LINE_END) {
        this.line += 1;
        // JSON strings contain no line end: an unclosed string ends here, so the rest of the file can still be read.
        this.isInString = false;
        if (this.isWithin && this.beginsAt(part, i)) {
          finish(i);
          this.depth = this.listDepth;
        }
      } else if (this.isInString) {
        if (this.isEscaped) this.isEscaped = false;
        else if (code === BACKSLASH) this.isEscaped = true;
        else if (code === QUOTE) this.isInString = false;
        else if (!this.isWithin && this.name.length < 20) this.name += part.charAt(i);
      } else if (code === QUOTE) {
        this.isInString = true;
        if (!this.isWithin) this.name = '';
      } else if (code === OPEN || code === OPEN_LIST) {
        this.depth += 1;
        if (this.isWithin) continue;
        if (code === OPEN && this.listDepth > 0 && this.depth === this.listDepth + 1) {
          this.isWithin = true;
          this.firstLine = this.line;
          from = i;
        } else if (code === OPEN_LIST && this.name === 'features' && this.listDepth === 0) {
          this.listDepth = this.depth;
          this.hasFound = true;
        }
      } else if (code === CLOSE || code === CLOSE_LIST) {
        this.depth -= 1;
        if (this.isWithin && this.depth === this.listDepth) finish(i + 1);
        else if (!this.isWithin && this.depth < this.listDepth) this.listDepth = 0;
      }
    }
    if (this.isWithin) this.keep(part.slice(from));
    const out = this.out;
    this.out = [];
    return out;
  }

  /** Returns the unfinished feature at the end of the file, if there is one, as unreadable. */
  end(): (FileRecord | Unreadable)[] {
    return this.isWithin ? [{ line: this.firstLine, reason: 'The file ends in the middle of this feature', text: this.text }] : [];
  }

  private beginsAt(part: string, lineEnd: number): boolean {
    BEGINNING.lastIndex = lineEnd + 1;
    return BEGINNING.test(part);
  }

  private keep(piece: string): void {
    if (this.text.length <= LONGEST) this.text += piece;
  }

  private add(text: string): void {
    const line = this.firstLine;
    if (text.length > LONGEST) this.out.push({ line, reason: 'This feature is longer than 16 MB', text });
    else if (text.includes(REPLACEMENT)) this.out.push({ line, reason: 'This is not UTF-8', text });
    else this.out.push(recordOf(line, text));
  }
}

/**
 * Reads the features of a GeoJSON or uMap file; each layer of uMap has its own `features` array.
 * @throws UnusableFile if the file has no `features` array
 */
export async function* readGeoJson(chunks: AsyncIterable<Buffer>): Portions {
  const decoder = new TextDecoder();
  const scanner = new FeatureScanner();
  let rest = '';
  for await (const chunk of chunks) {
    const text = rest + decoder.decode(chunk, { stream: true });
    const end = text.lastIndexOf('\n');
    // Cut at a line end: `beginsAt` needs the beginning of the next line in one piece.
    const isLong = text.length - end > LONGEST_TAIL;
    const cut = isLong || end < 0 ? text.length : end;
    yield scanner.read(text.slice(0, cut));
    rest = text.slice(cut);
  }
  yield scanner.read(rest + decoder.decode());
  yield scanner.end();
  if (!scanner.hasFound) throw new UnusableFile('This file is JSON, but has no list of features. It must be GeoJSON, or have an object on each line.');
}
