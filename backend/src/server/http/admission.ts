import type { RequestHandler, Response } from 'express';
import { Overloaded } from '../../core/errors/index.js';
import type { Logger } from '../../core/logging/logger.js';
import { RefusalLog } from '../../core/logging/refusal-log.js';

/**
 * Requests under way at once: as many as a busy guide ever needs, and the fewest that keep ten connections to the database busy. So many of a
 * crowd are let in before anybody knows how long they take, and wait for each other.
 */
const MOST = 32;
const FEWEST = 10;
/** Milliseconds that work may take before fewer are let in at once, and by how much fewer. */
const TARGET = 300;
const DECREASE = 0.9;
/** Milliseconds between two decreases: what was let in before the last one does not count again. */
const INTERVAL = 100;
/**
 * Milliseconds that a request waits for its turn, as long as for a connection to the database. A refusal costs about as much as a small
 * answer: told sooner, clients that try again at once would keep the process busy with refusals alone.
 */
const LONGEST_WAIT = 2_000;
/** In a line that is no longer, the first is the next: even the fewest at once come to its end in a few rounds. */
const SHORT_LINE = 3 * FEWEST;
/** Milliseconds; who has waited longer is what a crowd has left in a line that is short for a moment only, and would be answered too late. */
const RECENT = 500;
/** Requests that are refused in one go at most: others are to have their turn in between. */
const REFUSALS_AT_ONCE = 5;
/** Requests that may wait: beyond, they would take too much memory. */
const MOST_WAITING = 2_000;

interface Waiting {
  since: number;
  call: () => void;
}

interface Turn {
  /** Tells that the request is answered, and whether only by a refusal, or that it waits for something else than this process. */
  leave(isRefused?: boolean): void;
  /** Takes the turn up again, however many are under way by then. */
  resume(): void;
}

/**
 * Lets as many requests in at once as can be answered soon, has others wait in line, and refuses those whose turn does not come. How many
 * that are is found as TCP finds it: one more with each round that was fast, a tenth less where one was slow or found something too busy
 * that it needs, as the line of passwords (additive increase, multiplicative decrease; https://www.rfc-editor.org/rfc/rfc5681).
 * Where the line is long, or was just now, the last in it is the next to have its turn: where more come than can be answered, most then get
 * their answer at once and some none, in place of all of them too late (https://queue.acm.org/detail.cfm?id=2839461, adaptive LIFO).
 */
export class Admission {
  private limit = MOST;
  private underWay = 0;
  private readonly line: Waiting[] = [];
  /** Those whose turn has not come, still to be told. */
  private readonly late: (() => void)[] = [];
  private decreasedAt = 0;
  private refused = 0;
  private readonly log: RefusalLog;

  constructor(logger: Logger) {
    this.log = new RefusalLog(logger, 'There are too many requests: some are refused');
  }

  /** Requests under way, as many as may be at the moment, those that wait, and those that were refused so far. */
  get state(): { underWay: number; limit: number; waiting: number; refused: number } {
    return { underWay: this.underWay, limit: this.limit, waiting: this.line.length, refused: this.refused };
  }

  /**
   * Waits for the turn of a request.
   * @throws Overloaded where its turn does not come in time
   */
  async enter(): Promise<Turn> {
    if (this.underWay < this.limit) this.underWay += 1;
    else await this.wait();
    /** Undefined while it is not under way. */
    let begun: number | undefined = performance.now();
    return {
      leave: (isRefused = false) => {
        if (begun === undefined) return;
        this.learn(!isRefused && performance.now() - begun <= TARGET);
        begun = undefined;
        this.underWay -= 1;
        this.callNext();
      },
      resume: () => {
        begun = performance.now();
        this.underWay += 1;
      },
    };
  }

  /** Resolves when it is this one's turn. */
  private wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.line.length >= MOST_WAITING) {
        reject(this.refusal());
        return;
      }
      const timer = setTimeout(() => {
        this.line.shift(); // all wait for as long: whoever has waited longest is the first in line
        if (this.late.push(() => reject(this.refusal())) === 1) setImmediate(() => this.refuseSome());
      }, LONGEST_WAIT);
      const call = () => {
        clearTimeout(timer);
        resolve();
      };
      this.line.push({ since: performance.now(), call });
    });
  }

  private callNext(): void {
    while (this.underWay < this.limit) {
      const next = this.hasCrowd() ? this.line.pop() : this.line.shift();
      if (!next) return;
      this.underWay += 1;
      next.call();
    }
  }

  private hasCrowd(): boolean {
    const [first] = this.line;
    return this.line.length > SHORT_LINE || (first !== undefined && performance.now() - first.since > RECENT);
  }

  /** A few in each turn of the event loop: of a crowd all have waited for as long, and whoever was let in is not to wait for all of them. */
  private refuseSome(): void {
    for (const refuse of this.late.splice(0, REFUSALS_AT_ONCE)) refuse();
    if (this.late.length > 0) setImmediate(() => this.refuseSome());
  }

  private learn(wasFast: boolean): void {
    const now = performance.now();
    if (wasFast) this.limit = Math.min(MOST, this.limit + 1 / this.limit);
    else if (now - this.decreasedAt > INTERVAL) {
      this.limit = Math.max(FEWEST, this.limit * DECREASE);
      this.decreasedAt = now;
    }
  }

  private refusal(): Overloaded {
    this.refused += 1;
    this.log.note();
    return new Overloaded();
  }
}

/** Waits until the request that a response answers may be worked on. It is under way until its answer is written, however slowly that is received. */
export async function admit(admission: Admission, response: Response): Promise<void> {
  const turn = await admission.enter();
  response.locals.turn = turn;
  response.once('prefinish', () => turn.leave(response.statusCode === 503)).once('close', () => turn.leave());
  if (response.closed) turn.leave();
}

/** Has a request that was let in wait for something else than this process, without its turn. */
export async function aside<T>(response: Response, wait: () => Promise<T>): Promise<T> {
  const turn = response.locals.turn as Turn;
  turn.leave();
  try {
    return await wait();
  } finally {
    if (!response.closed) turn.resume();
  }
}

/** Lets a request on when its turn has come. */
export const admitted =
  (admission: Admission): RequestHandler =>
  async (_request, response, next) => {
    await admit(admission, response);
    next();
  };
