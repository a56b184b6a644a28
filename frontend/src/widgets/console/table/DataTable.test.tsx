import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consoleApi } from '../../../../test/consoleApi';
import { renderApp } from '../../../../test/renderApp';
import type { Column } from './column';
import { DataTable } from './DataTable';
import { TableTools } from './TableTools';
import { useTableView } from './useTableView';

interface Row {
  id: string;
  name: string;
}

const pressed: string[] = [];
const columns: readonly Column<Row>[] = [
  { name: 'name', title: 'Name', width: 100, isSortable: true, cell: ({ name }) => name },
  { name: 'length', title: 'Letters', width: 100, isNumber: true, isExtra: true, cell: ({ name }) => name.length },
];
const rows = [
  { id: '1', name: 'Jaipur' },
  { id: '2', name: 'Rome' },
];
const nameOf = ({ name }: Row) => name;
const actions = ({ name }: Row) => (
  <button type="button" onClick={() => pressed.push(name)}>
    Press {name}
  </button>
);

function Table() {
  const [view, setView] = useTableView('towns');
  return (
    <>
      <TableTools columns={columns} usualSort="name" view={view} onView={setView} />
      <DataTable label="Towns" rows={rows} columns={columns} nameOf={nameOf} actions={actions} mostActions={1} view={view} usualSort="name" />
    </>
  );
}

const show = () => renderApp(<Table />, { transport: consoleApi({}).transport });
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

beforeEach(() => localStorage.clear());

test('chosen columns show, and stay for the user who has chosen them', async () => {
  const { unmount } = await show();
  await screen.findByRole('grid', { name: 'Towns' });
  expect(heads()).toEqual(['Name', 'Actions']);
  await userEvent.click(screen.getByRole('button', { name: 'Rows and columns' }));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Letters' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compact' }));
  expect(screen.getByRole('menuitemradio', { name: 'Compact' })).toBeChecked();
  unmount();
  await show();
  await screen.findByRole('columnheader', { name: 'Letters' });
  expect(heads()).toEqual(['Name', 'Letters', 'Actions']);
});

test('a chosen order is in the address; the default order is not', async () => {
  const { router } = await show();
  await userEvent.click(await screen.findByRole('columnheader', { name: /^Name/ }));
  expect(router.state.location.search).toBe('?sort=-name');
  await userEvent.click(screen.getByRole('columnheader', { name: /^Name/ }));
  expect(router.state.location.search).toBe('');
});

test('the space bar activates the focused button', async () => {
  await show();
  (await screen.findByRole('button', { name: 'Press Rome' })).focus();
  await userEvent.keyboard(' ');
  expect(pressed).toEqual(['Rome']);
});

describe('a table without room for the buttons of its rows', () => {
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get');
  beforeEach(() => void width.mockReturnValue(120));
  afterAll(() => width.mockRestore());

  test('shows them in a menu, which closes after each press', async () => {
    await show();
    pressed.length = 0;
    const menu = await screen.findByRole('button', { name: 'Actions for Jaipur' });
    expect(screen.queryByRole('button', { name: 'Press Jaipur' })).not.toBeInTheDocument();
    await userEvent.click(menu);
    const actionsOf = await screen.findByRole('dialog', { name: 'Actions for Jaipur' });
    await userEvent.click(within(actionsOf).getByRole('button', { name: 'Press Jaipur' }));
    expect(pressed).toEqual(['Jaipur']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(menu).toHaveFocus();
  });
});
