import type { RequestHandler, Response } from 'express';
import { Overloaded } from '../../core/errors/index.js';
import { type Logger, RefusalLog } from '../../core/logging/index.js';

/**
 * Bounds of the number of concurrent requests. A busy site never needs more than 32; with fewer than 10, ten database connections are not
 * busy. In a burst, MOST requests start before the first response shows how long they take, and they slow each other down.
 */
const MOST = 32;
const FEWEST = 10;
/** Target duration (ms) of a request. After a slower one, the limit is multiplied by DECREASE. */
const TARGET = 300;
const DECREASE = 0.9;
/** Minimum time (ms) between two decreases: requests that started before the last decrease do not count again. */
const INTERVAL = 100;
/**
 * Maximum time (ms) that a request waits for a slot; as long as for a database connection. A refusal costs about as much as a small response.
 * If refusals came sooner, clients that retry at once would keep the process busy with refusals alone.
 */
const LONGEST_WAIT = 2_000;
/** Length of a short queue, which is served oldest first. Even with FEWEST slots, its last request gets a slot after a few rounds. */
const SHORT_LINE = 3 * FEWEST;
/** Waiting time (ms) that marks a request as left over, if the queue has been long since it was last empty. While one waits, the newest is served first. */
const RECENT = 500;
/** Maximum number of refusals per turn of the event loop, so that other requests proceed in between. */
const REFUSALS_AT_ONCE = 5;
/** Maximum number of waiting requests: more would take too much memory. */
const MOST_WAITING = 2_000;

interface Waiting {
  since: number;
  call: () => void;
}

interface Turn {
  /** Releases the slot: the request is answered, or waits for something outside this process. A refusal (`isRefused`) lowers the limit. */
  leave(isRefused?: boolean): void;
  /** Takes the slot back, even if that exceeds the limit. */
  resume(): void;
}

/**
 * Concurrency limiter: lets in as many requests as can be answered soon, queues the others, and refuses those that wait too long.
 * - The limit adapts as in TCP. It grows by one with each round of fast responses, and shrinks by a tenth after a slow response or a 503
 *   (additive increase, multiplicative decrease; https://www.rfc-editor.org/rfc/rfc5681).
 * - A short queue is served oldest first. A long queue, or one left over from a burst, is served newest first: most requests then get a response
 *   at once and some none, instead of all too late (adaptive LIFO; https://queue.acm.org/detail.cfm?id=2839461). A queue that never was long
 *   stays in order however slow the machine is: a few patient clients all get a response, instead of some a refusal.
 */
export class ConcurrencyLimiter {
  private limit = MOST;
  private underWay = 0;
  private readonly line: Waiting[] = [];
  /** Whether the queue has been long since it was last empty. */
  private isBurst = false;
  /** Callbacks of requests that have waited too long and still need their refusal. */
  private readonly late: (() => void)[] = [];
  private decreasedAt = 0;
  private refused = 0;
  private readonly log: RefusalLog;

  constructor(logger: Logger) {
    this.log = new RefusalLog(logger, 'Too many concurrent requests: some are refused');
  }

  /** Requests in progress, their current limit, waiting requests, and the total of refused requests. */
  get state(): { underWay: number; limit: number; waiting: number; refused: number } {
    return { underWay: this.underWay, limit: this.limit, waiting: this.line.length, refused: this.refused };
  }

  /**
   * Waits for a slot.
   * @throws Overloaded if no slot is free in time
   */
  async enter(): Promise<Turn> {
    if (this.underWay < this.limit) this.underWay += 1;
    else await this.wait();
    /** Time at which the request took its slot; undefined while it has none. */
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

  /** Resolves when the request gets a slot; rejects with Overloaded if the queue is full or the wait is too long. */
  private wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.line.length >= MOST_WAITING) {
        reject(this.refusal());
        return;
      }
      const timer = setTimeout(() => {
        this.line.shift(); // every request waits equally long, so the first in the queue is the one that has timed out
        if (this.late.push(() => reject(this.refusal())) === 1) setImmediate(() => this.refuseSome());
      }, LONGEST_WAIT);
      const call = () => {
        clearTimeout(timer);
        resolve();
      };
      const length = this.line.push({ since: performance.now(), call });
      if (length === 1) this.isBurst = false;
      else if (length > SHORT_LINE) this.isBurst = true;
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
    return this.line.length > SHORT_LINE || (this.isBurst && first !== undefined && performance.now() - first.since > RECENT);
  }

  /** Refuses a few requests per turn of the event loop. Requests of a burst time out together, and admitted requests must not wait for all refusals. */
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

/** Waits for a slot for a request. The slot is released once the response is written, even if the client receives it slowly. */
export async function admit(admission: ConcurrencyLimiter, response: Response): Promise<void> {
  const turn = await admission.enter();
  response.locals.turn = turn;
  response.once('prefinish', () => turn.leave(response.statusCode === 503)).once('close', () => turn.leave());
  if (response.closed) turn.leave();
}

/** Waits for something outside this process, and releases the request's slot meanwhile. */
export async function aside<T>(response: Response, wait: () => Promise<T>): Promise<T> {
  const turn = response.locals.turn as Turn;
  turn.leave();
  try {
    return await wait();
  } finally {
    if (!response.closed) turn.resume();
  }
}

/** Middleware that passes a request on once it has a slot. */
export const admitted =
  (admission: ConcurrencyLimiter): RequestHandler =>
  async (_request, response, next) => {
    await admit(admission, response);
    next();
  };
