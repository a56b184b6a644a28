import type pg from 'pg';
import { inStatementSpan, isTracing } from '../tracing/index.js';
import { DatabaseClient } from '../database-client.js';

/** Idle timeout (ms) of a pending statement, after which its connection is closed. The database itself cancels a statement after five seconds. */
export const DB_IDLE_TIMEOUT_MS = 7_000;
/** Additional time (ms) for a transaction that has raised its own `statement_timeout`. */
const GRACE = 2_000;

const MORE_TIME = /^SET LOCAL statement_timeout = '(\d+)s'$/;
const END = /^(?:COMMIT|ROLLBACK)$/;

/** Parts of `pg` that its types do not declare. */
type Query = (...args: unknown[]) => unknown;
type WithStream = pg.Client & { connection: { stream: { destroy(error: Error): void } } };

/**
 * A database client that closes a connection which stops answering. If the database's machine or the network fails, the time limits of the database
 * have no effect.
 * Closing the connection fails the pending statement, and the pool opens another connection.
 */
export class TimeoutClient extends DatabaseClient {
  private patience = DB_IDLE_TIMEOUT_MS;

  override query: pg.Client['query'] = ((...args: unknown[]) => {
    const [text] = args;
    const [, seconds] = (typeof text === 'string' && MORE_TIME.exec(text)) || [];
    if (seconds) this.patience = Number(seconds) * 1000 + GRACE;
    const run = () => (super.query as Query)(...args);
    const answer = isTracing() && typeof text === 'string' && typeof args.at(-1) !== 'function' ? inStatementSpan(text, async () => run()) : run();
    if (answer instanceof Promise) this.watch(answer);
    if (typeof text === 'string' && END.test(text)) this.patience = DB_IDLE_TIMEOUT_MS;
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
