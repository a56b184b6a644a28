import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useMemo } from 'react';
import { t } from '../../../lib/i18n';
import type { Order } from '../list/listAddress';
import type { TableParts } from './column';
import { gridColumns, widthWithButtons } from './gridColumns';
import { TicksContext } from './ticks';
import { isShown, type TableView } from './useTableView';
import { useWidth } from './useWidth';

/** Heights of rows and header (rem): 52 and 44 pixels at the default font size. */
const ROW_REM = 3.25;
const HEADER_REM = 2.75;

interface Props<Row> extends TableParts<Row> {
  view: TableView;
  order: Order;
  /** Called with undefined for the default order. */
  onOrder: (order: Order | undefined) => void;
}

/** Table whose rows, order and pages come from the server. */
export function Grid<Row extends { id: string }>({ label, rows, view, order, onOrder, ...parts }: Props<Row>) {
  const { columns, nameOf, actions, mostActions, selection } = parts;
  const canTick = selection !== undefined;
  const [box, width] = useWidth();
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const touchPx = useMediaQuery('(pointer: coarse)', { noSsr: true }) ? 44 : 36;
  const needed = widthWithButtons({ columns: columns.filter((column) => isShown(view, column)), canTick, mostActions, buttonPx: touchPx });
  const buttonPx = width > 0 && width < needed ? null : touchPx;
  const gridded = useMemo(
    () => gridColumns({ columns, nameOf, actions, mostActions, canTick, buttonPx }),
    [columns, nameOf, actions, mostActions, canTick, buttonPx],
  );
  const visible = useMemo(() => Object.fromEntries(columns.map((column) => [column.name, isShown(view, column)])), [columns, view]);
  const table = (
    // As high as its rows, but no higher than the window: the header stays visible.
    <Box ref={box} sx={{ display: 'flex', flexDirection: 'column', maxHeight: 'max(480px, calc(100vh - var(--header) - var(--console-bar) - 40px))' }}>
      <DataGrid
        aria-label={label}
        rows={rows}
        columns={gridded}
        columnVisibilityModel={visible}
        density={view.density}
        rowHeight={ROW_REM * rem}
        columnHeaderHeight={HEADER_REM * rem}
        sortingMode="server"
        sortModel={[{ field: order.column, sort: order.isDescending ? 'desc' : 'asc' }]}
        onSortModelChange={([next]) => onOrder(next && { column: next.field, isDescending: next.sort === 'desc' })}
        localeText={{ columnHeaderSortIconLabel: t('console.sort') }}
        hideFooter
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        disableRowSelectionOnClick
        rowSelection={false}
        getRowClassName={({ id }) => (selection?.has(String(id)) ? 'Mui-selected' : '')}
        sx={{
          bgcolor: 'background.paper',
          borderColor: 'divider',
          '& .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaders .MuiDataGrid-filler': { bgcolor: 'sunken.main' },
          '& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton': { bgcolor: 'transparent', minWidth: 24, minHeight: 24, p: 0.25 },
          '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 700 },
          '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', fontVariantNumeric: 'tabular-nums' },
          '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end' },
          // The default focus ring of the grid is only one pixel wide.
          '& .MuiDataGrid-columnHeader:focus-visible, & .MuiDataGrid-cell:focus-visible': {
            outline: '3px solid',
            outlineColor: 'primary.main',
            outlineOffset: -3,
          },
        }}
      />
    </Box>
  );
  return selection ? <TicksContext value={{ ids: rows.map(({ id }) => id), selection }}>{table}</TicksContext> : table;
}
