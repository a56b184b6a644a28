import { recordOf } from './json-lines.reader.js';
import { type FileRecord, type Portions, type Unreadable, UnusableFile } from './reader.js';

/** Characters; a longer feature is left out, so that it does not fill the memory. */
const LONGEST = 16_000_000;
/** Characters after the last line end that wait for the next part of the file. */
const LONGEST_TAIL = 1_000_000;

/** How programs begin a feature on a line of its own. It cannot stand within another feature: there, what came before it is broken. */
const BEGINNING = /\s*,?\s*\{\s*"type"\s*:\s*"Feature"\s*,/y;

const [QUOTE, BACKSLASH, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST, LINE_END] = Array.from('"\\{}[]\n', (mark) => mark.charCodeAt(0));

/** What decoders put where bytes are no UTF-8. */
const REPLACEMENT = '\uFFFD';

/**
 * Finds the objects in the lists called `features`, wherever they stand, without reading the whole file as JSON: that tells on which line
 * each begins, and lets those around a broken one live.
 */
class FeatureScanner {
  /** Whether a list of features has been found at all. */
  hasFound = false;
  private depth = 0;
  private isInString = false;
  private isEscaped = false;
  /** The text of the last string outside features, to know what a list is called. */
  private name = '';
  /** How deep the objects of the present list of features stand; 0 outside such a list. */
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
        // A text ends on its line, so that one whose end is missing does not take the rest of the file with it.
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

  /** What is left at the end of the file. */
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

/** Reads the features of GeoJSON, or of a file of uMap, whose layers are such lists. @throws UnusableFile */
export async function* readGeoJson(chunks: AsyncIterable<Buffer>): Portions {
  const decoder = new TextDecoder();
  const scanner = new FeatureScanner();
  let rest = '';
  for await (const chunk of chunks) {
    const text = rest + decoder.decode(chunk, { stream: true });
    const end = text.lastIndexOf('\n');
    // Up to a line's end, so that the beginning of the next line is seen as a whole.
    const isLong = text.length - end > LONGEST_TAIL;
    const cut = isLong || end < 0 ? text.length : end;
    yield scanner.read(text.slice(0, cut));
    rest = text.slice(cut);
  }
  yield scanner.read(rest + decoder.decode());
  yield scanner.end();
  if (!scanner.hasFound) throw new UnusableFile('This file is JSON, but has no list of features. It must be GeoJSON, or have an object on each line.');
}
