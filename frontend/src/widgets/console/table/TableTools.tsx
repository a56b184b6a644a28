import { t } from '../../../lib/i18n';
import { OrderField } from '../list/OrderField';
import type { Column } from './column';
import { TableViewMenu } from './TableViewMenu';
import type { TableView } from './useTableView';

interface Props {
  columns: readonly Pick<Column<never>, 'name' | 'title' | 'isSortable' | 'isExtra'>[];
  /** Address value of the default order. */
  usualSort: string;
  view: TableView;
  onView: (view: TableView) => void;
}

/** Fields for the order of a table on narrow screens, the height of its rows, and its columns. */
export function TableTools({ columns, usualSort, view, onView }: Props) {
  const orders = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ name, title }) => [
      { value: name, text: t('console.titleAscending', { title }) },
      { value: `-${name}`, text: t('console.titleDescending', { title }) },
    ]);
  return (
    <>
      <OrderField orders={orders} usualSort={usualSort} sx={{ display: { sm: 'none' }, minWidth: 140 }} />
      <TableViewMenu columns={columns} view={view} onChange={onView} />
    </>
  );
}
