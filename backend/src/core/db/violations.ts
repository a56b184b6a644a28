import { QueryFailedError } from 'typeorm';

/** SQLSTATE of a duplicate value: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNIQUE_VIOLATION = '23505';

/** Returns whether a statement failed because another row has the same unique value. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === UNIQUE_VIOLATION;
