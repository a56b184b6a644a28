import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Outdated } from './outdated.js';

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
export type Encoding = keyof typeof compressors;

/** Bytes from which compressing pays; as many as for other answers. */
const WORTH_COMPRESSING = 1024;
/** Bytes that an entry takes beside its body, about. */
const OVERHEAD = 1000;

/**
 * The body of an answer, ready to be sent. Its bytes stand in a string, a character for each (`latin1`): Node writes a string together with the
 * head of the answer, and a buffer apart from it, which takes longer than all else that is done for an answer that is kept.
 */
export class Answer {
  readonly body: string;
  private readonly encoded = new Map<Encoding, Promise<string>>();
  private tag: string | undefined;

  constructor(text: string) {
    // What is ASCII is the same in both.
    this.body = Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');
  }

  get text(): string {
    return this.bytes.toString();
  }

  /** Names this content (https://www.rfc-editor.org/rfc/rfc9110#name-etag): weak, as it stands for the content in all encodings. */
  get etag(): string {
    this.tag ??= `W/"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 27)}"`;
    return this.tag;
  }

  /** The body in an encoding, compressed once; undefined where that does not pay. */
  in(encoding: Encoding): Promise<string> | undefined {
    if (this.body.length < WORTH_COMPRESSING) return undefined;
    const known = this.encoded.get(encoding) ?? compressors[encoding](this.bytes).then((bytes) => bytes.toString('latin1'));
    this.encoded.set(encoding, known);
    return known;
  }

  private get bytes(): Buffer {
    return Buffer.from(this.body, 'latin1');
  }
}

/** An answer with what it was read from. */
export interface Reading {
  answer: Answer;
  tables: readonly string[];
  /** Milliseconds since 1970 until which it stands; Infinity where only changes end it. */
  until: number;
}

interface Kept extends Reading {
  readAt: number;
  /** Milliseconds since 1970: a clock that is set back makes an answer to be of the future. */
  keptAt: number;
}

function isNow({ keptAt, until }: Kept): boolean {
  const now = Date.now();
  return keptAt <= now && now < until;
}

interface UnderWay {
  readAt: number;
  reading: Promise<Reading | undefined>;
}

/**
 * Answers for people who are not signed in, kept until something that they were read from changes. Each process keeps its own; the database
 * tells all of them of changes.
 */
export class AnswerCache {
  /** How often an answer was asked for and there, and how often not; what had been there and was outdated is among the latter. */
  hits = 0;
  misses = 0;
  outdatedCount = 0;
  private readonly kept: LRUCache<string, Kept>;
  private readonly underWay = new Map<string, UnderWay>();

  /** @param bytes that the bodies may take together, compressed forms included */
  constructor(
    bytes: number,
    private readonly outdated: Outdated,
  ) {
    this.kept = new LRUCache({ maxSize: bytes, sizeCalculation: ({ answer }, key) => 2 * answer.body.length + 2 * key.length + OVERHEAD });
  }

  /** How many answers are kept, and the bytes that they take and may take. */
  get size(): { entries: number; bytes: number; maxBytes: number } {
    const { size, calculatedSize, maxSize } = this.kept;
    return { entries: size, bytes: calculatedSize, maxBytes: maxSize };
  }

  /** The answer that is kept under a key and still stands. */
  get(key: string): Answer | undefined {
    const entry = this.kept.get(key);
    if (entry && this.outdated.isCurrent(entry.tables, entry.readAt) && isNow(entry)) {
      this.hits += 1;
      return entry.answer;
    }
    this.misses += 1;
    if (entry) {
      this.outdatedCount += 1;
      this.kept.delete(key);
    }
    return undefined;
  }

  /**
   * Reads an answer and keeps it; who asks for the same meanwhile gets the same, unless something has changed since that read began.
   * @param read undefined where there is no such answer, which is not kept
   */
  async read(key: string, read: () => Promise<Reading | undefined>): Promise<Answer | undefined> {
    const readAt = this.outdated.moment();
    if (readAt === undefined) return (await read())?.answer;
    const other = this.underWay.get(key);
    if (other && other.readAt === readAt) return (await other.reading)?.answer;
    const mine: UnderWay = { readAt, reading: read() };
    this.underWay.set(key, mine);
    try {
      const found = await mine.reading;
      if (found && this.outdated.watches(found.tables) && this.outdated.isCurrent(found.tables, readAt))
        this.kept.set(key, { ...found, readAt, keptAt: Date.now() });
      return found?.answer;
    } finally {
      if (this.underWay.get(key) === mine) this.underWay.delete(key);
    }
  }
}
