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
/** Milliseconds that a request waits for its turn. With what the work takes, whoever is let in has the answer within a second (trust.md, R9). */
const LONGEST_WAIT = 400;
/**
 * Milliseconds after which a request whose turn has not come is told so. A refusal costs about as much as a small answer: told at once,
 * clients that try again at once would keep the process busy with refusals alone.
 */
const HELD_BACK = 2_000;
/** Requests that may wait for the one or the other: beyond, they would take too much memory. */
const MOST_WAITING = 2_000;
/** Milliseconds between two lines of the log about refusals. */
const LOG_INTERVAL = 10_000;

/**
 * Lets as many requests in at once as can be answered soon, has others wait in line, and refuses those whose turn does not come. How many
 * that are is found as TCP finds it: one more with each round that was fast, a tenth less where one was slow (additive increase,
 * multiplicative decrease; https://www.rfc-editor.org/rfc/rfc5681).
 */
export class Admission {
  private limit = MOST;
  private underWay = 0;
  private readonly line = new Set<() => void>();
  private heldBack = 0;
  private decreasedAt = 0;
  private refused = 0;
  private loggedAt = -Infinity;

  constructor(private readonly logger: Logger) {}

  /**
   * Waits for the turn of a request.
   * @returns tells that it is answered; only the first call counts
   * @throws Overloaded where its turn does not come in time
   */
  async enter(): Promise<() => void> {
    if (this.underWay < this.limit) this.underWay += 1;
    else await this.turn();
    const begun = performance.now();
    let isUnderWay = true;
    return () => {
      if (!isUnderWay) return;
      isUnderWay = false;
      this.learn(performance.now() - begun);
      this.underWay -= 1;
      this.callNext();
    };
  }

  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => reject(this.refusal());
      if (this.line.size + this.heldBack >= MOST_WAITING) {
        refuse();
        return;
      }
      const call = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.line.delete(call);
        this.heldBack += 1;
        setTimeout(() => {
          this.heldBack -= 1;
          refuse();
        }, HELD_BACK - LONGEST_WAIT);
      }, LONGEST_WAIT);
      this.line.add(call);
    });
  }

  private callNext(): void {
    for (const call of this.line) {
      if (this.underWay >= this.limit) return;
      this.line.delete(call);
      this.underWay += 1;
      call();
    }
  }

  private learn(milliseconds: number): void {
    const now = performance.now();
    if (milliseconds <= TARGET) this.limit = Math.min(MOST, this.limit + 1 / this.limit);
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
  response.once('prefinish', leave).once('close', leave);
  if (response.closed) leave();
}

/** Gives the turn of a request away that waits for something else than this process. */
export const leaveTurn = (response: Response): void => (response.locals.leaveTurn as () => void)();

/** Lets a request on when its turn has come. */
export const admitted =
  (admission: Admission): RequestHandler =>
  async (_request, response, next) => {
    await admit(admission, response);
    next();
  };
