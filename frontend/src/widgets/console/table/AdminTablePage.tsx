import { AdminListPage, type AdminListParts } from '../list/AdminListPage';
import type { TableParts } from './column';
import { DataTable } from './DataTable';
import { TableTools } from './TableTools';
import { useTableView } from './useTableView';

/** Table of a list: its columns, row actions and default order. */
export interface AdminTable<Row> extends Pick<TableParts<Row>, 'columns' | 'nameOf' | 'actions' | 'mostActions'> {
  /** Address value of the default order. */
  usualSort: string;
}

interface Props<Row, Filter> extends AdminListParts<Row, Filter> {
  table: AdminTable<Row>;
}

/** Console screen with a list as a table. */
export function AdminTablePage<Row extends { id: string }, Filter>({ table, filters, ...page }: Props<Row, Filter>) {
  const [view, setView] = useTableView(page.name);
  return (
    <AdminListPage
      {...page}
      filters={
        <>
          {filters}
          <TableTools columns={table.columns} usualSort={table.usualSort} view={view} onView={setView} />
        </>
      }
    >
      {(rows, selection) => <DataTable label={page.title} rows={rows} {...table} selection={page.bulk && selection} view={view} />}
    </AdminListPage>
  );
}
