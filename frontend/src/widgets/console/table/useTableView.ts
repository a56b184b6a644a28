import { useStored } from '../../../lib/browser';
import { useViewer } from '../../../lib/account';
import type { Column } from './column';

export const DENSITIES = ['compact', 'standard', 'comfortable'] as const;

/** Settings of a table. */
export interface TableView {
  /** Height of the rows. */
  density: (typeof DENSITIES)[number];
  /** Visibility of columns by name, for those that the user has shown or hidden. */
  columns: Readonly<Record<string, boolean>>;
}

const USUAL: TableView = { density: 'standard', columns: {} };

function isTableView(stored: unknown): stored is TableView {
  if (typeof stored !== 'object' || stored === null) return false;
  const { density, columns } = stored as Partial<Record<keyof TableView, unknown>>;
  return DENSITIES.some((one) => one === density) && typeof columns === 'object' && columns !== null;
}

/** Returns whether a column is visible. */
export function isShown(view: TableView, { name, isExtra = false }: Pick<Column<never>, 'name' | 'isExtra'>): boolean {
  return view.columns[name] ?? !isExtra;
}

/**
 * Returns the viewer's settings of a table and a setter; they are stored in this browser.
 * @param table its name among the tables of the console
 */
export function useTableView(table: string): [TableView, (next: TableView) => void] {
  const { viewer } = useViewer();
  return useStored(`citypins-table:${viewer?.id ?? ''}:${table}`, USUAL, isTableView);
}
