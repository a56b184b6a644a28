import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ActivityTarget, ConsoleScreen } from '../../../graphql/schema.generated';
import { BulkProgress } from '../bulk/BulkProgress';
import { ConsolePage } from '../ConsolePage';
import { CountCards } from '../CountCards';
import { ExportButton } from './ExportButton';
import { FilterRow } from './FilterRow';
import { ListHead } from './ListHead';
import { ListResults } from './ListResults';
import { ListSearch } from './ListSearch';
import type { ListTabs } from './ListTabs';
import { ListTotal } from './ListTotal';
import { SavedViews } from './SavedViews';
import { SelectionBar } from './SelectionBar';
import type { AdminList } from './useAdminList';
import { type SelectableRow, type Selection, useSelection } from './useSelection';

type Export = ComponentProps<typeof ExportButton>;

/** Screen of the saved views of each list. */
const SCREENS: Readonly<Record<Export['list'], ConsoleScreen>> = {
  activities: 'ACTIVITY',
  cities: 'CITIES',
  places: 'PLACES',
  reviews: 'REVIEWS',
  users: 'USERS',
};

export interface AdminListParts<Row, Filter> {
  /** Name of the list in the API, and in the settings that this browser stores. */
  name: Export['list'];
  title: string;
  /** State of the list, from `useAdminList`. */
  list: AdminList<Row, { filter: Filter }>;
  /** Returns a number of rows as a text: 3 cities. */
  countText: (count: number) => string;
  /** Link to the form for a new row, or to the screen that adds rows. */
  add?: { to: string; label: string };
  /** Links to screens about the rows of the list. */
  links?: ReactNode;
  exportOverrides?: Export['overrides'];
  cards?: ComponentProps<typeof CountCards>;
  tabs?: ComponentProps<typeof ListTabs>;
  search?: ComponentProps<typeof ListSearch>;
  filters?: ReactNode;
  /** Kind of the rows, ticked rows, and the buttons for them; without it, rows cannot be ticked. */
  bulk?: { kind: ActivityTarget; selectable: (row: Row) => SelectableRow; actions: (selection: Selection<Filter>) => ReactNode };
  /** Texts if the list cannot be loaded. */
  failure: { title: string; text?: string };
  /** Texts if the list is empty. */
  empty: { title: string; text?: string };
}

interface Props<Row, Filter> extends AdminListParts<Row, Filter> {
  children: (rows: readonly Row[], selection: Selection<Filter>) => ReactNode;
}

/** Console screen with a list: heading, tabs, filters, actions on ticked rows, and the rows with their pages. */
export function AdminListPage<Row, Filter>({ name, title, list: { variables, state }, ...parts }: Props<Row, Filter>) {
  const { countText, add, links, exportOverrides, cards, tabs, search, filters, bulk, failure, empty, children } = parts;
  const { list } = state;
  const total = list?.total ?? 0;
  const selection = useSelection(variables.filter, { rows: (bulk && list?.items.map(bulk.selectable)) ?? [], total, asOf: list?.asOf });

  return (
    <ConsolePage
      title={title}
      actions={
        <>
          {links}
          {!tabs && <SavedViews screen={SCREENS[name]} />}
          <ExportButton list={name} overrides={exportOverrides} />
          {add && (
            <Button component={Link} to={add.to} variant="contained" startIcon={<AddRounded />}>
              {add.label}
            </Button>
          )}
        </>
      }
    >
      {cards && <CountCards {...cards} />}
      {tabs && <ListHead screen={SCREENS[name]} {...tabs} />}
      <FilterRow
        search={search && <ListSearch {...search} />}
        total={<ListTotal total={list?.total} countText={countText} />}
        bulk={
          bulk &&
          selection.count > 0 && (
            <SelectionBar selection={selection} total={total}>
              {bulk.actions(selection)}
            </SelectionBar>
          )
        }
      >
        {filters}
      </FilterRow>
      {bulk && <BulkProgress kind={bulk.kind} />}
      <ListResults {...state} failure={failure} empty={empty}>
        {(rows) => children(rows, selection)}
      </ListResults>
    </ConsolePage>
  );
}
