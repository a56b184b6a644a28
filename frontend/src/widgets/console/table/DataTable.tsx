import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazySection } from '../../../ui/lazy';
import { orderOf, wordOf } from '../list/listAddress';
import { useListAddress } from '../list/useListAddress';
import { Cards } from './Cards';
import type { TableParts } from './column';
import { TableSkeleton } from './TableSkeleton';
import type { TableView } from './useTableView';

/** Row of the grid, of any type. */
interface AnyRow {
  id: string;
}

interface Props<Row> extends TableParts<Row> {
  view: TableView;
  /** Address value of the default order. */
  usualSort: string;
}

const Grid = lazySection<Parameters<typeof import('./Grid').Grid<AnyRow>>[0]>(async () => (await import('./Grid')).Grid, TableSkeleton);

/** Shows rows as a table, or as cards on narrow screens. */
export function DataTable<Row extends AnyRow>({ usualSort, ...parts }: Props<Row>) {
  const { address, change } = useListAddress();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  if (isPhone) return <Cards {...parts} />;
  return (
    <Grid
      // The lazily loaded grid cannot keep the type of the rows.
      {...(parts as unknown as TableParts<AnyRow> & { view: TableView })}
      order={orderOf(address.get('sort') ?? usualSort)}
      onOrder={(order) => change({ sort: order && wordOf(order) !== usualSort ? wordOf(order) : undefined })}
    />
  );
}
