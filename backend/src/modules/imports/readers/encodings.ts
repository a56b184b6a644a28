import { isUtf8 } from 'node:buffer';
import fs from 'node:fs';
import iconv from 'iconv-lite';
import { detect } from 'jschardet';
import { shown } from '../../../core/validation/index.js';
import { UnusableFile } from './reader.js';

const UTF8 = 'utf-8';
/** Encoding of single bytes that are not UTF-8 in a file that is otherwise UTF-8. */
const WESTERN = 'windows-1252';

/** Byte order marks. That of UTF-32 begins with that of UTF-16. */
const MARKS = [
  ['utf-32le', [0xff, 0xfe, 0, 0]],
  ['utf-32be', [0, 0, 0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  [UTF8, [0xef, 0xbb, 0xbf]],
] as const;

/** Number of bytes with accents from which an encoding is detected. */
const SAMPLE = 65_536;
/** Bytes per read while the encoding is detected. */
const CHUNK = 1_048_576;

/**
 * Returns the name of an encoding in lower case.
 * @throws UnusableFile if there is no such encoding
 */
export function knownEncoding(name: string): string {
  if (name && iconv.encodingExists(name) && !/^(base64|hex|binary|internal)$/i.test(name)) return name.toLowerCase().replace(/^utf8$/, UTF8);
  throw new UnusableFile(['imports.encodingUnknown', { name: shown(name) }]);
}

/** Returns the end of the last whole character of UTF-8 in bytes. */
function wholeEnd(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    if (length > 1) return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

const isAscii = (bytes: Buffer): boolean => !bytes.some((byte) => byte >= 0x80);

/** Returns the lines that have bytes other than ASCII, at most `SAMPLE` bytes of them. */
function accentedLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let size = 0;
  for (let start = 0; start < bytes.length && size < SAMPLE; ) {
    const found = bytes.subarray(start).findIndex((byte) => byte === 10 || byte === 13);
    const end = found < 0 ? bytes.length : start + found + 1;
    const line = bytes.subarray(start, end);
    if (!isAscii(line)) {
      lines.push(line.subarray(0, SAMPLE));
      size += line.length;
    }
    start = end;
  }
  return lines;
}

/** Encodings that files of places have. The detector knows more, but takes short texts for rare ones. */
const DETECTED = [
  ...['windows-1250', 'windows-1251', 'windows-1252', 'windows-1253', 'windows-1254', 'windows-1255', 'windows-1256', 'windows-1257', 'windows-1258'],
  ...['ISO-8859-1', 'ISO-8859-2', 'ISO-8859-5', 'ISO-8859-7', 'iso8859-15', 'KOI8-R', 'KOI8-U', 'IBM866', 'MacRoman', 'cp850'],
  ...['CP932', 'EUC-JP', 'GB18030', 'Big5', 'CP949', 'TIS-620'],
];

/** Number of characters below which the detector guesses at random. */
const FEW = 8;

/** Signs inside words, or capital letters after small ones, as Windows-1252 shows text of other encodings. */
const BROKEN = /\p{L}[‚“”�ƒ„…†‡ˆ‰‹•˜™›¡¢£¤¥¦§¨©«¬®¯±²³¶¸¹»¼½¾¿]\p{L}|\p{Ll}[À-ÞŠŽŒŸ]|\P{ASCII}{2}|[\x80-\x9F£¢¤¥¿¡]\p{L}/gu;

/** Returns the encoding that lines with accents most probably have. */
function detected(sample: Buffer): string {
  const { encoding } = detect(sample, { detectEncodings: DETECTED });
  const name = (encoding ?? WESTERN).toLowerCase();
  const known = name === 'iso-8859-1' ? WESTERN : name;
  const western = iconv.decode(sample, WESTERN);
  const accents = western.match(/\P{ASCII}/gu)?.length ?? 0;
  const isWestern = (western.match(BROKEN)?.length ?? 0) <= accents / 6;
  return isWestern && (accents < FEW || /^(macroman|cp850)$/.test(known)) ? WESTERN : known;
}

/** Returns the encoding that a file states by a byte order mark, by NUL bytes of UTF-16, or by an XML declaration. */
function statedEncoding(head: Buffer): string | undefined {
  const mark = MARKS.find(([, bytes]) => bytes.every((byte, i) => head[i] === byte));
  if (mark) return mark[0];
  const start = head.subarray(0, 1000);
  const zeros = [0, 0];
  start.forEach((byte, i) => {
    if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > Math.max(1, start.length / 50) && even === 0) return 'utf-16le';
  if (even > Math.max(1, start.length / 50) && odd === 0) return 'utf-16be';
  const [, xml] = /^<\?xml[^>]*\sencoding=["']([\w-]+)["']/.exec(start.toString('latin1')) ?? [];
  return xml && !isUtf8(head.subarray(0, wholeEnd(head))) && iconv.encodingExists(xml) ? xml.toLowerCase() : undefined;
}

/** Returns the encoding of bytes that are not ASCII. Text of which most lines are UTF-8 is UTF-8. */
function encodingOfLines(bytes: Buffer): string {
  const lines = accentedLines(bytes);
  const others = lines.filter((line) => !isUtf8(line.subarray(0, wholeEnd(line))));
  return others.length * 2 <= lines.length ? UTF8 : detected(Buffer.concat(others));
}

/** Returns the encoding of a text by its first bytes. */
export function encodingOfHead(head: Buffer): string {
  const stated = statedEncoding(head);
  if (stated) return stated;
  return isUtf8(head.subarray(0, wholeEnd(head))) ? UTF8 : encodingOfLines(head);
}

/** Returns the encoding of a whole text file: accents can come late. Reads until the first bytes that are not UTF-8. */
export function encodingOfFile(file: string, head: Buffer): string {
  const stated = statedEncoding(head);
  if (stated) return stated;
  const descriptor = fs.openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(CHUNK);
    let rest = 0;
    let hasUtf8 = false;
    for (;;) {
      const count = fs.readSync(descriptor, buffer, rest, CHUNK - rest, null);
      const bytes = buffer.subarray(0, rest + count);
      const end = count === 0 ? bytes.length : wholeEnd(bytes);
      if (!isUtf8(bytes.subarray(0, end))) return hasUtf8 ? UTF8 : encodingOfLines(bytes);
      hasUtf8 ||= !isAscii(bytes.subarray(0, end));
      if (count === 0) return UTF8;
      rest = bytes.length - end;
      buffer.copy(buffer, 0, end, bytes.length);
    }
  } finally {
    fs.closeSync(descriptor);
  }
}

/** A character of UTF-8 other than ASCII, or a byte that belongs to none, as text of single bytes. */
const CHARACTER =
  /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\x80-\xff]/g;

/** Returns UTF-8 in which bytes that are none are read as `WESTERN`. */
function repaired(bytes: Buffer): Buffer {
  if (isUtf8(bytes)) return bytes;
  const text = bytes.toString('latin1').replace(CHARACTER, (mark) => {
    if (mark.length > 1) return mark;
    return Buffer.from(iconv.decode(Buffer.from(mark, 'latin1'), WESTERN)).toString('latin1');
  });
  return Buffer.from(text, 'latin1');
}

/** Yields text as UTF-8, without byte order mark. Every character is kept: single bytes that are not UTF-8 are read as Windows-1252. */
export async function* utf8Of(chunks: AsyncIterable<Buffer>, encodingOf: () => string): AsyncGenerator<Buffer> {
  const encoding = encodingOf();
  if (encoding !== UTF8) {
    const decoder = iconv.getDecoder(encoding);
    for await (const chunk of chunks) yield Buffer.from(decoder.write(chunk));
    yield Buffer.from(decoder.end() ?? '');
    return;
  }
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true;
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    if (isFirst && bytes.length < 3) {
      rest = bytes;
      continue;
    }
    const start = isFirst && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    isFirst = false;
    const end = wholeEnd(bytes);
    rest = bytes.subarray(end);
    if (end > start) yield repaired(bytes.subarray(start, end));
  }
  if (rest.length > 0) yield repaired(rest);
}

/** Returns bytes as text, without byte order mark. An incomplete last character is left out. */
export function textFrom(bytes: Buffer, encoding: string): string {
  return encoding === UTF8
    ? repaired(bytes.subarray(0, wholeEnd(bytes)))
        .toString('utf8')
        .replace(/^\uFEFF/, '')
    : iconv.decode(bytes, encoding);
}
