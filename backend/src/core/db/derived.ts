import { Column } from 'typeorm';

/**
 * Marks a text column that the database generates from other columns. Queries compare and sort by it, but do not select it.
 * @param asExpression the SQL expression, exactly as PostgreSQL prints it
 */
export const DerivedText = (asExpression: string): PropertyDecorator =>
  Column({ type: 'text', select: false, insert: false, update: false, generatedType: 'STORED', asExpression });

/** Marks the column with the id of the transaction that last changed the version of the row. A trigger writes it; only SQL reads it. */
export const ChangedIn = (): PropertyDecorator =>
  Column({ type: 'bigint', nullable: true, select: false, insert: false, update: false, default: () => 'current_change()' });
