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
  /** Returns the item of a row. */
  children: (row: Row) => ReactNode;
}

/** Shows a short console list without pages in all its states. */
export function ConsoleList<Row>({ label, rows, state: { loading, error, refetch }, failure, empty, children }: Props<Row>) {
  const isWaiting = useDeferredLoading(loading && !rows);
  return (
    <>
      {isWaiting && <TableSkeleton />}
      {error && !loading && <ErrorPanel {...failure} error={error} onRetry={() => void refetch()} />}
      {rows?.length === 0 && <EmptyState {...empty} />}
      {rows !== undefined && rows.length > 0 && <FramedList label={label}>{rows.map(children)}</FramedList>}
    </>
  );
}
