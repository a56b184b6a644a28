import pg from 'pg';
import { inStatementSpan, isTracing } from '../tracing/index.js';

/** Milliseconds without an answer after which a connection is given up: the database itself ends a statement after five seconds. */
export const SILENCE = 7_000;
/** Milliseconds by which a transaction waits longer than it has told the database to. */
const GRACE = 2_000;

const MORE_TIME = /^SET LOCAL statement_timeout = '(\d+)s'$/;
const END = /^(?:COMMIT|ROLLBACK)$/;

/** What the types of `pg` do not tell. */
type Query = (...args: unknown[]) => unknown;
type WithStream = pg.Client & { connection: { stream: { destroy(error: Error): void } } };

/**
 * A connection to a database that may come to say nothing at all: because its machine is gone, or what stands between, so that none of its
 * own time limits is heard of. Such a connection is cut off, which fails the statement that waits and has the pool make another one.
 */
export class ImpatientClient extends pg.Client {
  private patience = SILENCE;

  override query: pg.Client['query'] = ((...args: unknown[]) => {
    const [text] = args;
    const [, seconds] = (typeof text === 'string' && MORE_TIME.exec(text)) || [];
    if (seconds) this.patience = Number(seconds) * 1000 + GRACE;
    const run = () => (super.query as Query)(...args);
    const answer = isTracing() && typeof text === 'string' && typeof args.at(-1) !== 'function' ? inStatementSpan(text, async () => run()) : run();
    if (answer instanceof Promise) this.watch(answer);
    if (typeof text === 'string' && END.test(text)) this.patience = SILENCE;
    return answer;
  }) as pg.Client['query'];

  private watch(answer: Promise<unknown>): void {
    const timer = setTimeout(() => this.cutOff(), this.patience);
    const clear = () => clearTimeout(timer);
    answer.then(clear, clear);
  }

  private cutOff(): void {
    (this as unknown as WithStream).connection.stream.destroy(new Error('Connection terminated: the database does not answer'));
  }
}
