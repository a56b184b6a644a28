import pg from 'pg';
import { QueryFailedError } from 'typeorm';

/** Whether the database or the connection to it has failed. */
export const isOfDatabase = (error: unknown): error is Error =>
  error instanceof pg.DatabaseError ||
  error instanceof QueryFailedError ||
  (error instanceof Error && /^Connection terminated|^Client has encountered/.test(error.message));
