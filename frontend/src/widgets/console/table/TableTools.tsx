import { OrderField } from '../list/OrderField';
import type { Column } from './column';
import { TableViewMenu } from './TableViewMenu';
import type { TableView } from './useTableView';

interface Props {
  columns: readonly Pick<Column<never>, 'name' | 'title' | 'isSortable' | 'isExtra'>[];
  /** The word for the order of the list where its address names none. */
  usualSort: string;
  view: TableView;
  onView: (view: TableView) => void;
}

/** How a table is ordered on narrow screens, how high its rows are, and which columns it has. */
export function TableTools({ columns, usualSort, view, onView }: Props) {
  const orders = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ name, title }) => [
      { value: name, text: `${title}, ascending` },
      { value: `-${name}`, text: `${title}, descending` },
    ]);
  return (
    <>
      <OrderField orders={orders} usualSort={usualSort} sx={{ display: { sm: 'none' }, minWidth: 140 }} />
      <TableViewMenu columns={columns} view={view} onChange={onView} />
    </>
  );
}
