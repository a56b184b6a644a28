import pg from 'pg';
import { QueryFailedError } from 'typeorm';

/** Whether an error comes from the database or from its connection. */
export const isOfDatabase = (error: unknown): error is Error =>
  error instanceof pg.DatabaseError ||
  error instanceof QueryFailedError ||
  (error instanceof Error && /^Connection terminated|^Client has encountered/.test(error.message));
