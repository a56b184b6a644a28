import { Parser } from 'htmlparser2';
import type { Input } from '../kind.js';
import { UnusableFile } from '../reader.js';

/** Maximum nesting depth, and number of elements inside an element that is read as a whole. */
const DEEPEST = 64;
const MOST_PARTS = 1_000_000;
/** Maximum length (characters) of the text of an element, of a tag, and of anything without a tag, such as a comment. */
const LONGEST_TEXT = 8_000_000;
const LONGEST_TAG = 8_000_000;
const LONGEST_GAP = 8_000_000;

/** An element of XML that is read as a whole. Names are without their namespace prefix. */
export interface XmlElement {
  name: string;
  /** Number of the line on which its tag begins. */
  line: number;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** An element that is read as a whole, the beginning or the end of another one, or the end of a broken file. */
export type XmlEvent = { kind: 'element' | 'open'; element: XmlElement; parent: string } | { kind: 'close'; name: string } | { kind: 'cut'; line: number };

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Counts the lines of a text that comes in pieces. */
class LineCounter {
  /** Number of the line at the last index. */
  line = 1;
  private piece = '';
  /** Index of the piece in the whole text, and in the piece that of the next character to count. */
  private base = 0;
  private next = 0;

  begin(piece: string): void {
    this.base += this.piece.length;
    this.next = 0;
    this.piece = piece;
  }

  /** Counts to an index of the whole text. */
  goTo(index: number): void {
    const end = Math.min(index - this.base, this.piece.length);
    for (let at = this.piece.indexOf('\n', this.next); at >= 0 && at < end; at = this.piece.indexOf('\n', at + 1)) this.line += 1;
    this.next = Math.max(this.next, end);
  }
}

/** Builds elements from the tags and texts of the parser. */
class TreeBuilder {
  events: XmlEvent[] = [];
  /** Characters since the last tag or text. */
  gap = 0;
  /** The open elements, from the outside to the inside. */
  private readonly open: XmlElement[] = [];
  /** Depth of the element that is read as a whole; 0 outside such an element. */
  private wholeDepth = 0;
  private parts = 0;

  constructor(private readonly whole: ReadonlySet<string>) {}

  get isBalanced(): boolean {
    return this.open.length === 0;
  }

  begin(qualified: string, attributes: Record<string, string>, line: number): void {
    this.gap = 0;
    const element: XmlElement = { name: localName(qualified), line, attributes, children: [], text: '' };
    const parent = this.open.at(-1);
    this.open.push(element);
    if (this.open.length > DEEPEST) throw new UnusableFile(['imports.xmlTooDeep', { line, n: DEEPEST }]);
    if (this.wholeDepth > 0) {
      this.parts += 1;
      if (this.parts > MOST_PARTS) throw new UnusableFile(['imports.xmlTooManyParts', { line, n: MOST_PARTS }]);
      parent?.children.push(element);
    } else if (this.whole.has(element.name)) {
      this.wholeDepth = this.open.length;
      this.parts = 0;
    } else this.events.push({ kind: 'open', element, parent: parent?.name ?? '' });
  }

  addText(text: string): void {
    this.gap = 0;
    const element = this.open.at(-1);
    // The text of containers is only blanks between their elements.
    if (element && this.wholeDepth > 0 && element.text.length + text.length <= LONGEST_TEXT) element.text += text;
  }

  /** Ends the innermost element; the parser closes those whose tag is missing first. */
  end(): void {
    this.gap = 0;
    const element = this.open.pop();
    if (!element) return;
    if (this.wholeDepth === 0) this.events.push({ kind: 'close', name: element.name });
    else if (this.open.length < this.wholeDepth) {
      this.wholeDepth = 0;
      this.events.push({ kind: 'element', element, parent: this.open.at(-1)?.name ?? '' });
    }
  }
}

/**
 * Reads XML in portions of events. Declarations of entities and external files are never read or loaded.
 * Prefixes of namespaces are removed, since files use different ones.
 * @param whole names of the elements that are read as a whole, with all elements inside
 * @throws UnusableFile if the file breaks a limit
 */
export async function* readXml({ utf8 }: Pick<Input, 'utf8'>, whole: ReadonlySet<string>): AsyncGenerator<XmlEvent[]> {
  const lines = new LineCounter();
  const builder = new TreeBuilder(whole);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        lines.goTo(parser.startIndex);
        builder.begin(name, attributes, lines.line);
      },
      ontext: (text) => builder.addText(text),
      onclosetag: () => builder.end(),
    },
    { xmlMode: true },
  );
  let read = 0;
  const write = (text: string): XmlEvent[] => {
    lines.begin(text);
    read += text.length;
    builder.gap += text.length;
    parser.write(text);
    lines.goTo(read);
    if (builder.gap > LONGEST_GAP) throw new UnusableFile(['imports.xmlGap', { line: lines.line, n: LONGEST_GAP }]);
    const { events } = builder;
    builder.events = [];
    return events;
  };
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of utf8) {
    const text = rest + decoder.decode(chunk, { stream: true });
    // Cut after a tag, so that the beginning of each tag is in one piece with its end.
    const end = text.lastIndexOf('>') + 1;
    rest = text.slice(end);
    if (rest.length > LONGEST_TAG) throw new UnusableFile(['imports.xmlTagTooLong', { line: lines.line, n: LONGEST_TAG }]);
    if (end > 0) yield write(text.slice(0, end));
  }
  const last = write(rest + decoder.decode());
  yield builder.isBalanced ? last : [...last, { kind: 'cut', line: lines.line }];
}

/** Returns the trimmed text of the first child of a name; undefined if there is none, or it is blank. */
export function childText(element: XmlElement, name: string): string | undefined {
  return element.children.find((child) => child.name === name)?.text.trim() || undefined;
}

/** Returns whether a text is XML with this root element, whatever declarations and comments precede it. */
export function hasRoot(text: string, root: string): boolean {
  const start = text.replace(/^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>)*/, '');
  return new RegExp(`^<(?:[\\w.-]+:)?${root}[\\s/>]`).test(start);
}
