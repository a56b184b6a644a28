import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid/models';
import type { KeyboardEvent, ReactNode } from 'react';
import { t } from '../../../lib/i18n';
import type { TableParts } from './column';
import { RowMenu } from './RowMenu';
import { PageTick, RowTick } from './ticks';

const TICK_PX = 52;
const PADDING_PX = 20;
/** Width of both borders of the table (px). */
const BORDERS_PX = 2;
/** Width of the menu column, as wide as its title (px). */
const MENU_PX = 80;

/** Keeps keys for the focused control; otherwise the grid handles arrow keys and the space bar. */
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
  headerName: t('console.selected'),
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

/** Returns the width of the buttons of a row (px). */
const roomFor = (buttons: number, buttonPx: number): number => buttons * buttonPx + PADDING_PX;

interface Room {
  /** Visible columns. */
  columns: readonly { width: number }[];
  canTick: boolean;
  mostActions: number;
  buttonPx: number;
}

/** Returns the minimum width of a table that shows the buttons of its rows side by side (px). */
export const widthWithButtons = ({ columns, canTick, mostActions, buttonPx }: Room): number =>
  columns.reduce((sum, { width }) => sum + width, BORDERS_PX + (canTick ? TICK_PX : 0) + roomFor(mostActions, buttonPx));

type Parts<Row> = Pick<TableParts<Row>, 'columns' | 'actions' | 'mostActions' | 'nameOf'> & {
  /** Whether rows can be ticked. */
  canTick: boolean;
  /** Width of a button (px); null if the buttons are in a menu. */
  buttonPx: number | null;
};

/** Returns the columns for the grid: ticks first, buttons last. */
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
    headerName: t('console.actions'),
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
