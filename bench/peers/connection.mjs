import pg from 'pg';

/** Connections that every server has; the product has seven for short statements and three for others. */
export const CONNECTIONS = 10;

/** How the bench's database is reached, as `pg` takes it. */
export const database = JSON.parse(process.env.DATABASE);
export const port = Number(process.env.PORT);

/** A pool that holds its connections, as a server under load has them. */
export const makePool = () => new pg.Pool({ ...database, max: CONNECTIONS, min: CONNECTIONS, idleTimeoutMillis: 0 });
