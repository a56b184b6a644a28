import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid/models';
import type { KeyboardEvent, ReactNode } from 'react';
import type { TableParts } from './column';
import { RowMenu } from './RowMenu';
import { PageTick, RowTick } from './ticks';

const TICK_PX = 52;
const PADDING_PX = 20;
/** Of the table, both together. */
const BORDERS_PX = 2;
/** As wide as its title. */
const MENU_PX = 80;

/** Keys are for the control that has the focus; the grid would take arrows and the space bar for itself. */
const keepKeys = (event: KeyboardEvent) => {
  if (event.key !== 'Tab') event.stopPropagation();
};

function Cell({ children }: { children: ReactNode }) {
  return (
    <Box onKeyDown={keepKeys} sx={{ minWidth: 0, maxWidth: '100%', lineHeight: 1.4 }}>
      {children}
    </Box>
  );
}

const tickColumn = <Row extends { id: string }>(nameOf: (row: Row) => string): GridColDef<Row> => ({
  field: 'tick',
  headerName: 'Selected',
  width: TICK_PX,
  minWidth: TICK_PX,
  sortable: false,
  resizable: false,
  align: 'center',
  headerAlign: 'center',
  renderHeader: () => (
    <Cell>
      <PageTick />
    </Cell>
  ),
  renderCell: ({ row }) => (
    <Cell>
      <RowTick id={row.id} name={nameOf(row)} />
    </Cell>
  ),
});

/** The room that the buttons of a row take, in pixels. */
const roomFor = (buttons: number, buttonPx: number): number => buttons * buttonPx + PADDING_PX;

interface Room {
  /** Columns that show. */
  columns: readonly { width: number }[];
  canTick: boolean;
  mostActions: number;
  buttonPx: number;
}

/** How wide a table has to be at least to show the buttons of its rows side by side, in pixels. */
export const widthWithButtons = ({ columns, canTick, mostActions, buttonPx }: Room): number =>
  columns.reduce((sum, { width }) => sum + width, BORDERS_PX + (canTick ? TICK_PX : 0) + roomFor(mostActions, buttonPx));

type Parts<Row> = Pick<TableParts<Row>, 'columns' | 'actions' | 'mostActions' | 'nameOf'> & {
  /** Whether rows can be ticked. */
  canTick: boolean;
  /** How wide a button is; null where they stand in a menu. */
  buttonPx: number | null;
};

/** The columns of a table as the grid takes them: ticks first, buttons last. */
export function gridColumns<Row extends { id: string }>(parts: Parts<Row>): GridColDef<Row>[] {
  const { columns, actions, mostActions, nameOf, canTick, buttonPx } = parts;
  const shown = columns.map(
    ({ name, title, width, flex, isNumber = false, isSortable = false, cell }): GridColDef<Row> => ({
      field: name,
      headerName: title,
      minWidth: width,
      ...(flex === undefined ? { width } : { flex }),
      sortable: isSortable,
      align: isNumber ? 'right' : 'left',
      headerAlign: isNumber ? 'right' : 'left',
      renderCell: ({ row }) => <Cell>{cell(row)}</Cell>,
    }),
  );
  const buttons: GridColDef<Row> = {
    field: 'actions',
    headerName: 'Actions',
    width: buttonPx === null ? MENU_PX : roomFor(mostActions, buttonPx),
    sortable: false,
    resizable: false,
    align: 'right',
    headerAlign: 'right',
    renderCell: ({ row }) => (
      <Cell>
        {buttonPx === null ? <RowMenu name={nameOf(row)}>{actions(row)}</RowMenu> : <Box sx={{ display: 'flex', flexWrap: 'nowrap' }}>{actions(row)}</Box>}
      </Cell>
    ),
  };
  return [...(canTick ? [tickColumn(nameOf)] : []), ...shown, buttons];
}
