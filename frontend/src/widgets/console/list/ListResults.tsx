import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { t } from '../../../lib/i18n';
import { EmptyState, ErrorPanel, useDeferredLoading } from '../../../ui/feedback';
import { TableSkeleton } from '../table/TableSkeleton';
import { Pager } from './Pager';
import type { ListState } from './useAdminList';

interface Props<Row> extends ListState<Row> {
  /** Texts if the list cannot be loaded. */
  failure: { title: string; text?: string };
  /** Texts if the list is empty. */
  empty: { title: string; text?: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** Shows a console list in all its states. The old rows stay while new ones load. */
export function ListResults<Row>({ list, loading, error, onRetry, failure, empty, children }: Props<Row>) {
  const isFirst = useDeferredLoading(loading && !list);
  const isSlow = useDeferredLoading(loading);

  if (isFirst) return <TableSkeleton />;
  if (error && !loading) return <ErrorPanel {...failure} error={error} onRetry={onRetry} />;
  if (!list) return null;
  return (
    <Box aria-busy={loading} sx={{ position: 'relative' }}>
      {isSlow && <LinearProgress aria-label={t('console.loading')} sx={{ position: 'absolute', inset: '-4px 0 auto 0', height: 3, zIndex: 2 }} />}
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
