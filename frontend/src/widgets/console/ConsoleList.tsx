import type { ReactNode } from 'react';
import { EmptyState, ErrorPanel, useDeferredLoading } from '../../ui/feedback';
import { FramedList } from './FramedList';
import { TableSkeleton } from './table/TableSkeleton';

interface Props<Row> {
  /** Label of the list for screen readers. */
  label: string;
  /** All rows; undefined until they are loaded. */
  rows: readonly Row[] | undefined;
  /** State of the query. */
  state: { loading: boolean; error?: Error; refetch: () => unknown };
  /** Texts if the rows cannot be loaded. */
  failure: { title: string; text: string };
  /** Texts if there are no rows. */
  empty: { title: string; text: string };
  /** Whether the order of the rows has a meaning. */
  isOrdered?: boolean;
  /** Returns the item of a row. @param n index of the row, from 0 */
  children: (row: Row, n: number) => ReactNode;
}

/** Shows a short console list without pages in all its states. */
export function ConsoleList<Row>({ label, rows, state: { loading, error, refetch }, failure, empty, isOrdered = false, children }: Props<Row>) {
  const isWaiting = useDeferredLoading(loading && !rows);
  return (
    <>
      {isWaiting && <TableSkeleton />}
      {error && !loading && <ErrorPanel {...failure} error={error} onRetry={() => void refetch()} />}
      {rows?.length === 0 && <EmptyState {...empty} />}
      {rows !== undefined && rows.length > 0 && (
        <FramedList label={label} component={isOrdered ? 'ol' : 'ul'}>
          {rows.map((row, n) => children(row, n))}
        </FramedList>
      )}
    </>
  );
}
