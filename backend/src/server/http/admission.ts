import type { RequestHandler, Response } from 'express';
import { Overloaded } from '../../core/errors/index.js';
import type { Logger } from '../../core/logging/logger.js';

/** Requests under way at once: as many as a busy guide ever needs, and the fewest that keep ten connections to the database busy. */
const MOST = 64;
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
/** Requests that may wait: beyond, they would take too much memory. */
const MOST_WAITING = 2_000;
/** Milliseconds between two lines of the log about refusals. */
const LOG_INTERVAL = 10_000;

type Leave = (isRefused?: boolean) => void;

/**
 * Lets as many requests in at once as can be answered soon, has others wait in line, and refuses those whose turn does not come. How many
 * that are is found as TCP finds it: one more with each round that was fast, a tenth less where one was slow or found something too busy
 * that it needs, as the line of passwords (additive increase, multiplicative decrease; https://www.rfc-editor.org/rfc/rfc5681).
 * Where the line is long, the last in it is the next to have its turn: where more come than can be answered, most then get their
 * answer at once and some none, in place of all of them too late (https://queue.acm.org/detail.cfm?id=2839461, adaptive LIFO).
 */
export class Admission {
  private limit = MOST;
  private underWay = 0;
  private readonly line: (() => void)[] = [];
  private decreasedAt = 0;
  private refused = 0;
  private loggedAt = -Infinity;

  constructor(private readonly logger: Logger) {}

  /**
   * Waits for the turn of a request.
   * @returns tells that it is answered, and whether only by a refusal; the first call counts
   * @throws Overloaded where its turn does not come in time
   */
  async enter(): Promise<Leave> {
    if (this.underWay < this.limit) this.underWay += 1;
    else await this.turn();
    const begun = performance.now();
    let isUnderWay = true;
    return (isRefused = false) => {
      if (!isUnderWay) return;
      isUnderWay = false;
      this.learn(!isRefused && performance.now() - begun <= TARGET);
      this.underWay -= 1;
      this.callNext();
    };
  }

  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.line.length >= MOST_WAITING) {
        reject(this.refusal());
        return;
      }
      const timer = setTimeout(() => {
        this.line.shift(); // all wait for as long: whoever has waited longest is the first in line
        reject(this.refusal());
      }, LONGEST_WAIT);
      this.line.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  private callNext(): void {
    while (this.underWay < this.limit) {
      const call = this.line.length > SHORT_LINE ? this.line.pop() : this.line.shift();
      if (!call) return;
      this.underWay += 1;
      call();
    }
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
    const now = performance.now();
    if (now - this.loggedAt > LOG_INTERVAL) {
      this.logger.warn({ refused: this.refused }, 'There are too many requests: some are refused');
      this.loggedAt = now;
      this.refused = 0;
    }
    return new Overloaded();
  }
}

/** Waits until the request that a response answers may be worked on. It is under way until its answer is written, however slowly that is received. */
export async function admit(admission: Admission, response: Response): Promise<void> {
  const leave = await admission.enter();
  response.locals.leaveTurn = leave;
  response.once('prefinish', () => leave(response.statusCode === 503)).once('close', () => leave());
  if (response.closed) leave();
}

/** Gives the turn of a request away that waits for something else than this process. */
export const leaveTurn = (response: Response): void => (response.locals.leaveTurn as Leave)();

/** Lets a request on when its turn has come. */
export const admitted =
  (admission: Admission): RequestHandler =>
  async (_request, response, next) => {
    await admit(admission, response);
    next();
  };
