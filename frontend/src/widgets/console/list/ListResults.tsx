import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { useDeferredLoading } from '../../../ui/useDeferredLoading';
import { Pager } from './Pager';

interface Props<Row> {
  /** The page of the list, or the former one for as long as it loads; undefined before the first. */
  list: { items: readonly Row[]; total: number; page: number; pages: number } | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  /** What is said where it cannot be loaded. */
  failure: { title: string; text?: string };
  /** What is said where nothing is found. */
  empty: { title: string; text?: string; action?: ReactNode };
  /** Shows before the first page is there. */
  skeleton: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list of the console in all its states. The former rows stay while others are fetched. */
export function ListResults<Row>({ list, loading, error, onRetry, failure, empty, skeleton, children }: Props<Row>) {
  const isFirst = useDeferredLoading(loading && !list);
  const isSlow = useDeferredLoading(loading);

  if (isFirst) return skeleton;
  if (error && !loading) return <ErrorPanel {...failure} error={error} onRetry={onRetry} />;
  if (!list) return null;
  return (
    <Box aria-busy={loading} sx={{ position: 'relative' }}>
      {isSlow && <LinearProgress aria-label="Loading" sx={{ position: 'absolute', inset: '-4px 0 auto 0', height: 3, zIndex: 2 }} />}
      {list.total === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <>
          <Box sx={{ transition: 'opacity 200ms', opacity: isSlow ? 0.6 : 1 }}>{children(list.items)}</Box>
          <Pager {...list} />
        </>
      )}
    </Box>
  );
}
