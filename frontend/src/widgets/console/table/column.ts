import type { ReactNode } from 'react';

/** Column of a console table; the first column names the row. */
export interface Column<Row> {
  /** Name in the address and in the stored view. */
  name: string;
  title: string;
  /** Minimum width (px). */
  width: number;
  /** Share of the remaining width; without it, the column does not grow. */
  flex?: number;
  /** Aligns numbers at the right. */
  isNumber?: boolean;
  /** Whether the list can be ordered by it. */
  isSortable?: boolean;
  /** Hides the column unless the user has chosen it. */
  isExtra?: boolean;
  cell: (row: Row) => ReactNode;
}

/** Content and actions of a table or of its cards. */
export interface TableParts<Row> {
  /** Name of the table: Cities. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Returns the name of a row: Jaipur. */
  nameOf: (row: Row) => string;
  /** Returns the buttons of a row. */
  actions: (row: Row) => ReactNode;
  /** Maximum number of buttons in a row. */
  mostActions: number;
  /** Ticked rows; without it, rows cannot be ticked. */
  selection?: { has: (id: string) => boolean; tick: (ids: readonly string[], isTicked: boolean) => void };
}
