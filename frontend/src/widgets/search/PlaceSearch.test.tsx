import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/renderApp';
import { PlaceSearch } from './PlaceSearch';

const box = () => screen.getByPlaceholderText('Search places...');

test('Enter opens the list of places with the trimmed term and clears the box', async () => {
  const { router } = await renderApp(<PlaceSearch />);
  await userEvent.type(box(), '  sea view & tea {Enter}');
  expect(router.state.location.pathname).toBe('/places');
  expect(new URLSearchParams(router.state.location.search).get('search')).toBe('sea view & tea');
  expect(box()).toHaveValue('');
});

test('Enter with only blanks does not search', async () => {
  const { router } = await renderApp(<PlaceSearch />, { path: '/cities' });
  await userEvent.type(box(), '   {Enter}');
  expect(router.state.location.pathname).toBe('/cities');
});

test('the key / focuses the box without typing a slash', async () => {
  await renderApp(<PlaceSearch slashKey />);
  await userEvent.keyboard('/');
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('');
  await userEvent.keyboard('a/b');
  expect(box()).toHaveValue('a/b');
});
