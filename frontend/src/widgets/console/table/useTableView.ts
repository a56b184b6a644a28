import { useStored } from '../../../lib/useStored';
import { useViewer } from '../../../lib/viewer';
import type { Column } from './column';

export const DENSITIES = ['compact', 'standard', 'comfortable'] as const;

/** How somebody wants to see a table. */
export interface TableView {
  /** How high the rows are. */
  density: (typeof DENSITIES)[number];
  /** Names of the columns that show, and of those that do not, as far as somebody has said so. */
  columns: Readonly<Record<string, boolean>>;
}

const USUAL: TableView = { density: 'standard', columns: {} };

function isTableView(stored: unknown): stored is TableView {
  if (typeof stored !== 'object' || stored === null) return false;
  const { density, columns } = stored as Partial<Record<keyof TableView, unknown>>;
  return DENSITIES.some((one) => one === density) && typeof columns === 'object' && columns !== null;
}

/** Whether a column shows. */
export function isShown(view: TableView, { name, isExtra = false }: Pick<Column<never>, 'name' | 'isExtra'>): boolean {
  return view.columns[name] ?? !isExtra;
}

/**
 * How the viewer wants to see a table; kept in this browser.
 * @param table its name among the tables of the console
 */
export function useTableView(table: string): [TableView, (next: TableView) => void] {
  const { viewer } = useViewer();
  return useStored(`citypins-table:${viewer?.id ?? ''}:${table}`, USUAL, isTableView);
}
