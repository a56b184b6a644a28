import type { FileRecord, Unreadable } from './reader.js';

/** Maximum length of an object (characters); a longer one is rejected to save memory. */
const LONGEST = 16_000_000;
/** Maximum number of characters after the last line end that are kept for the next chunk. */
const LONGEST_TAIL = 1_000_000;

/** Start of a feature on its own line. Features are never nested, so this start inside a feature means that the earlier feature is broken. */
const BEGINNING = /\s*,?\s*\{\s*"type"\s*:\s*"Feature"\s*,/y;

const [QUOTE, BACKSLASH, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST, LINE_END] = Array.from('"\\{}[]\n', (mark) => mark.charCodeAt(0));

/** Maximum length of a name that is compared (characters). */
const LONGEST_NAME = 100;

/** Objects that a scanner looks for, and their reader. */
export interface Wanted {
  /** Returns whether the objects of a list are records. `path` has the names of the lists and objects around it, then its own. */
  isList: (path: readonly string[]) => boolean;
  recordOf: (line: number, text: string) => FileRecord | Unreadable;
}

/**
 * Finds the objects of lists, at any depth, without parsing the file as one JSON value.
 * So each object has a line number, and a broken object does not affect the others.
 */
class ObjectScanner {
  /** Whether at least one of the lists was found. */
  hasFound = false;
  private depth = 0;
  private isInString = false;
  private isEscaped = false;
  /** The last string outside records: the name of the list or object that follows. */
  private name = '';
  /** Names of the lists and objects around the position. */
  private path: string[] = [];
  /** Nesting depth of the current list; 0 outside the lists. */
  private listDepth = 0;
  private line = 1;
  private text = '';
  private firstLine = 0;
  private isWithin = false;
  private out: (FileRecord | Unreadable)[] = [];

  constructor(private readonly wanted: Wanted) {}

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
        else if (!this.isWithin && this.name.length < LONGEST_NAME) this.name += part.charAt(i);
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
          continue;
        }
        this.path.push(this.name);
        this.name = '';
        if (code === OPEN_LIST && this.listDepth === 0 && this.wanted.isList(this.path)) {
          this.listDepth = this.depth;
          this.hasFound = true;
        }
      } else if (code === CLOSE || code === CLOSE_LIST) {
        this.depth -= 1;
        if (this.isWithin && this.depth === this.listDepth) finish(i + 1);
        else if (!this.isWithin) {
          this.path.pop();
          if (this.depth < this.listDepth) this.listDepth = 0;
        }
      }
    }
    if (this.isWithin) this.keep(part.slice(from));
    const out = this.out;
    this.out = [];
    return out;
  }

  /** Returns the unfinished object at the end of the file, if there is one, as unreadable. */
  end(): (FileRecord | Unreadable)[] {
    return this.isWithin ? [{ line: this.firstLine, reason: 'imports.objectCut', text: this.text }] : [];
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
    if (text.length > LONGEST) this.out.push({ line, reason: ['imports.objectTooLong', { n: LONGEST / 1e6 }], text });
    else this.out.push(this.wanted.recordOf(line, text));
  }
}

/**
 * Yields the records of the wanted lists of a JSON file in portions.
 * @returns whether there was such a list
 */
export async function* scanObjects(utf8: AsyncIterable<Buffer>, wanted: Wanted): AsyncGenerator<(FileRecord | Unreadable)[], boolean> {
  const decoder = new TextDecoder();
  const scanner = new ObjectScanner(wanted);
  let rest = '';
  for await (const chunk of utf8) {
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
  return scanner.hasFound;
}
