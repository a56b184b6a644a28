import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../test/renderApp';
import { PageNumbers } from './PageNumbers';

const hrefOf = (n: number) => `/places?page=${n}`;

test('a list of one page has no numbers', async () => {
  await renderApp(<PageNumbers page={1} pages={1} hrefOf={hrefOf} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('page numbers are links, and the current one has aria-current', async () => {
  await renderApp(<PageNumbers page={2} pages={3} hrefOf={hrefOf} />);
  expect(screen.getByRole('navigation', { name: 'Result pages' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Go to page 3' })).toHaveAttribute('href', '/places?page=3');
  expect(screen.getByRole('link', { name: 'Go to page 3' })).not.toHaveAttribute('aria-current');
});

test('the arrow opens the next page', async () => {
  const { router } = await renderApp(<PageNumbers page={2} pages={3} hrefOf={hrefOf} />);
  await userEvent.click(screen.getByRole('link', { name: 'Go to next page' }));
  expect(router.state.location.search).toBe('?page=3');
});

test('the arrow is disabled on the last page', async () => {
  await renderApp(<PageNumbers page={3} pages={3} hrefOf={hrefOf} />);
  expect(screen.queryByRole('link', { name: 'Go to next page' })).not.toBeInTheDocument();
});
