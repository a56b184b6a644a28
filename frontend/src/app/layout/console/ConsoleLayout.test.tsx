import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import { consoleApi } from '../../../../test/consoleApi';
import { answerMediaQueries } from '../../../../test/media';
import { renderApp } from '../../../../test/renderApp';
import { makeModerator, makeViewer } from '../../../../test/viewer';
import { ConsoleLayout } from './ConsoleLayout';

const routes: RouteObject[] = [{ Component: ConsoleLayout, children: [{ path: '/admin/*', element: <h1>Screen</h1> }] }];
const waits = (all: number) => () => ({ data: { moderationCounts: { __typename: 'ModerationCounts', all } } });

const show = async (widthPx: number, answers: Parameters<typeof consoleApi>[0] = {}) => {
  answerMediaQueries({ widthPx });
  const api = consoleApi({ ConsoleLayout: waits(23), ...answers });
  await renderApp(null, { path: '/admin/cities', routes, transport: api.transport });
  return api;
};
const links = async () => {
  const menu = within(await screen.findByRole('navigation', { name: 'Console' }));
  return menu.getAllByRole('link').map((link) => link.textContent);
};

beforeEach(() => localStorage.clear());

test.each([1440, 390])('an admin sees links to all console screens at %d pixels', async (width) => {
  await show(width);
  await screen.findByText('23');
  expect(await links()).toEqual([
    'Dashboard',
    'Queue23 waiting',
    'Cities',
    'Places',
    'Categories',
    'Attributes',
    'Search terms',
    'Imports',
    'Reviews',
    'Deleted',
    'Users',
    'Activity',
    'Webhooks',
    'Settings',
    'Setup',
    'System',
  ]);
  expect(screen.getByRole('link', { name: 'Cities' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('heading', { name: 'Screen' })).toBeInTheDocument();
});

test('a moderator sees only the link to the queue', async () => {
  await show(1440, { Viewer: () => ({ data: { viewer: makeModerator() } }), ConsoleLayout: waits(0) });
  expect(await links()).toEqual(['Queue']);
});

test('a member sees no menu, and no query is sent', async () => {
  const api = await show(1440, { Viewer: () => ({ data: { viewer: makeViewer() } }) });
  expect(screen.queryByRole('navigation', { name: 'Console' })).not.toBeInTheDocument();
  expect(api.of('ConsoleLayout')).toEqual([]);
});

test('the rail folds, and the browser stores it', async () => {
  await show(1440);
  await userEvent.click(await screen.findByRole('button', { name: 'Collapse the menu' }));
  expect(screen.getByRole('button', { name: 'Expand the menu' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('link', { name: 'Cities' })).toBeInTheDocument();
  expect(localStorage.getItem('citypins-rail')).toBe('true');
});
