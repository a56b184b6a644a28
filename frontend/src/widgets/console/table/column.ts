import type { ReactNode } from 'react';

/** A column of a table of the console; the first one names the row. */
export interface Column<Row> {
  /** Its name in the address and in what is remembered. */
  name: string;
  title: string;
  /** The least width in pixels. */
  width: number;
  /** Its share of the width that is left; without it, it has none. */
  flex?: number;
  /** Numbers stand at the right. */
  isNumber?: boolean;
  /** Whether the list can be ordered by it. */
  isSortable?: boolean;
  /** True: shows only where somebody has asked for it. */
  isExtra?: boolean;
  cell: (row: Row) => ReactNode;
}

/** What a table or its cards show, and what can be done there. */
export interface TableParts<Row> {
  /** Names the table: Cities. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Says which row it is: Jaipur. */
  nameOf: (row: Row) => string;
  /** Buttons of a row. */
  actions: (row: Row) => ReactNode;
  /** How many buttons a row has at most. */
  mostActions: number;
  /** Rows that are ticked; without it, none can be. */
  selection?: { has: (id: string) => boolean; tick: (ids: readonly string[], isTicked: boolean) => void };
}
