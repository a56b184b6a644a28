import pg from 'pg';

/** Number of database connections of every server. The product uses seven of them. */
export const CONNECTIONS = 10;

/** Connection options of the database, for `pg`. */
export const database = JSON.parse(process.env.DATABASE);
export const port = Number(process.env.PORT);

/** Creates a pool that never closes idle connections. */
export const makePool = () => new pg.Pool({ ...database, max: CONNECTIONS, min: CONNECTIONS, idleTimeoutMillis: 0 });
