import { Column } from 'typeorm';

/**
 * Marks a text column that the database derives from others: queries compare and sort by it, no row that is read carries it.
 * @param asExpression how, in PostgreSQL's own wording
 */
export const DerivedText = (asExpression: string): PropertyDecorator =>
  Column({ type: 'text', select: false, insert: false, update: false, generatedType: 'STORED', asExpression });

/** Marks the transaction that has last given a row a new version. A trigger writes it, and the database alone compares it. */
export const ChangedIn = (): PropertyDecorator =>
  Column({ type: 'bigint', nullable: true, select: false, insert: false, update: false, default: () => 'current_change()' });
