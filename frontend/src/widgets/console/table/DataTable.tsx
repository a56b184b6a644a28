import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazySection } from '../../../ui/lazySection';
import { orderOf, wordOf } from '../list/listAddress';
import { useListAddress } from '../list/useListAddress';
import { Cards } from './Cards';
import type { TableParts } from './column';
import { TableSkeleton } from './TableSkeleton';
import type { TableView } from './useTableView';

/** A row as the grid takes it without knowing what it is. */
interface AnyRow {
  id: string;
}

interface Props<Row> extends TableParts<Row> {
  view: TableView;
  /** The word for the order of the list where its address names none. */
  usualSort: string;
}

const Grid = lazySection<Parameters<typeof import('./Grid').Grid<AnyRow>>[0]>(async () => (await import('./Grid')).Grid, TableSkeleton);

/** Rows as a table; on narrow screens as cards. */
export function DataTable<Row extends AnyRow>({ usualSort, ...parts }: Props<Row>) {
  const { address, change } = useListAddress();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  if (isPhone) return <Cards {...parts} />;
  return (
    <Grid
      // What is fetched later cannot take the type of its rows along.
      {...(parts as unknown as TableParts<AnyRow> & { view: TableView })}
      order={orderOf(address.get('sort') ?? usualSort)}
      onOrder={(order) => change({ sort: order && wordOf(order) !== usualSort ? wordOf(order) : undefined })}
    />
  );
}
