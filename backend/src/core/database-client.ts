import pg from 'pg';

/**
 * A database client whose lost connection fails only its statements. A `pg.Client` without a listener for errors ends the process instead.
 * Callers that connect again add listeners of their own.
 */
export class DatabaseClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined); // running statements reject with the same error
  }
}

/** A pool of such clients, in use or idle. */
export class DatabasePool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: DatabaseClient });
    this.on('error', () => undefined); // the next statement opens another connection
  }
}
