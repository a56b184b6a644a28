import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeApi } from '../../../test/fakeApi';
import { renderApp } from '../../../test/renderApp';
import { type Choice, SearchBox } from './SearchBox';

const city = { __typename: 'City', id: 'c1', name: 'Mumbai', state: 'Maharashtra', country: 'India' };
const place = {
  __typename: 'Place',
  id: 'p1',
  name: 'Museum of Tea',
  category: 'museum',
  businessStatus: null,
  opensOn: null,
  city: { __typename: 'City', id: 'c2', name: 'Lima' },
};
const answer = (of: { cities?: object[]; places?: object[]; categories?: string[]; filters?: object[]; didYouMean?: string }) => ({
  data: { autocomplete: { __typename: 'Autocomplete', cities: [], places: [], categories: [], filters: [], didYouMean: null, ...of } },
});

async function open(
  autocomplete: (variables: Record<string, unknown>) => object | Promise<object> = () => answer({ cities: [city], places: [place], categories: ['museum'] }),
) {
  const api = fakeApi({ Autocomplete: autocomplete });
  const searched: string[] = [];
  const chosen: Choice[] = [];
  function Page() {
    const [text, setText] = useState('');
    return (
      <SearchBox
        label="Search"
        placeholder="Search..."
        text={text}
        onText={setText}
        onSearch={(words) => searched.push(words)}
        onChoose={(choice) => chosen.push(choice)}
      />
    );
  }
  await renderApp(<Page />, { transport: api.transport });
  return { api, searched, chosen };
}
const box = () => screen.getByRole('combobox', { name: 'Search' });
const rows = () => screen.queryAllByRole('option').map((option) => option.textContent);

beforeEach(() => localStorage.clear());

test('typing shows cities, places, categories and the search, with the typed text in bold', async () => {
  await open();
  await userEvent.type(box(), 'mu');
  expect(await screen.findByRole('option', { name: /Mumbai/ })).toBeVisible();
  expect(rows()).toEqual(['MumbaiMaharashtra, India', 'Museum of TeaMuseum · Lima', 'Museum', 'Search for “mu”']);
  for (const group of ['Cities', 'Places', 'Categories']) expect(screen.getByText(group)).toBeVisible();
  expect(within(screen.getByRole('option', { name: 'Mumbai, Maharashtra, India' })).getByText('Mu', { selector: 'b' })).toBeVisible();
  expect(screen.getByText('3 suggestions')).toBeInTheDocument();
});

test('one letter sends no query', async () => {
  const { api } = await open();
  await userEvent.type(box(), 'm');
  await waitFor(() => expect(rows()).toEqual(['Search for “m”']));
  await userEvent.type(box(), 'u');
  await screen.findByRole('option', { name: /Mumbai/ });
  expect(api.of('Autocomplete')).toEqual([{ text: 'mu', language: 'en' }]);
});

test('a late response to an earlier text is not shown', async () => {
  let late: (result: object) => void = () => undefined;
  const { api } = await open(({ text }) =>
    text === 'mu'
      ? new Promise<object>((resolve) => {
          late = resolve;
        })
      : answer({ categories: ['park'] }),
  );
  await userEvent.type(box(), 'mu');
  await waitFor(() => expect(api.of('Autocomplete')).toHaveLength(1));
  await userEvent.clear(box());
  await userEvent.type(box(), 'pa');
  await screen.findByRole('option', { name: 'Park' });
  late(answer({ cities: [city] }));
  await waitFor(() =>
    expect(api.of('Autocomplete')).toEqual([
      { text: 'mu', language: 'en' },
      { text: 'pa', language: 'en' },
    ]),
  );
  expect(rows()).toEqual(['Park', 'Search for “pa”']);
});

test('rows that no longer match go at once, and the others stay until the response', async () => {
  await open(({ text }) => (text === 'mu' ? answer({ cities: [city], places: [place] }) : new Promise<object>(() => undefined)));
  await userEvent.type(box(), 'mu');
  await screen.findByRole('option', { name: /Mumbai/ });
  await userEvent.type(box(), 'm');
  expect(rows()).toEqual(['MumbaiMaharashtra, India', 'Search for “mum”']);
});

test('Enter searches for the trimmed text or chooses a row, and Escape closes the list', async () => {
  const { searched, chosen } = await open();
  await userEvent.type(box(), ' mu ');
  await screen.findByRole('option', { name: /Mumbai/ });
  await userEvent.keyboard('{Escape}');
  expect(rows()).toEqual([]);
  expect(box()).toHaveValue(' mu ');
  await userEvent.keyboard('{Enter}');
  expect(searched).toEqual(['mu']);
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: /Mumbai/ });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen).toMatchObject([{ kind: 'place', id: 'p1' }]);
  expect(searched).toEqual(['mu']);
});

test('a click on a row chooses it', async () => {
  const { chosen, searched } = await open();
  await userEvent.type(box(), 'mu');
  await userEvent.click(await screen.findByRole('option', { name: 'Museum' }));
  expect(chosen).toMatchObject([{ kind: 'category', category: 'museum' }]);
  await userEvent.type(box(), 's');
  await userEvent.click(await screen.findByRole('option', { name: 'Search for “mus”' }));
  expect(searched).toEqual(['mus']);
});

test('the empty box shows the last five searches, newest first, and can forget them', async () => {
  const { searched } = await open();
  for (const words of ['one', 'two', 'three', 'four', 'five', 'two', 'six']) {
    await userEvent.clear(box());
    await userEvent.type(box(), `${words}{Enter}`);
  }
  await userEvent.clear(box());
  await userEvent.keyboard('{ArrowDown}');
  expect(rows()).toEqual(['six', 'two', 'five', 'four', 'three', 'Forget recent searches']);
  await userEvent.click(screen.getByRole('option', { name: 'five' }));
  expect(searched.at(-1)).toBe('five');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByRole('option', { name: 'Forget recent searches' }));
  await waitFor(() => expect(rows()).toEqual([]));
});

test('the search itself is offered even if the server cannot be reached', async () => {
  const { searched } = await open(() => Promise.reject(new TypeError('Failed to fetch')));
  await userEvent.type(box(), 'mumbai');
  await userEvent.click(await screen.findByRole('option', { name: 'Search for “mumbai”' }));
  expect(searched).toEqual(['mumbai']);
});

test('filters come first, with their numbers of places, and a corrected search last', async () => {
  const part = (kind: string, value: string, text: string) => ({ __typename: 'UnderstoodPart', kind, key: '', value, text });
  const filter = (of: object) => ({
    __typename: 'FilterSuggestion',
    parts: [part('attribute', 'vegan', 'vegan')],
    address: 'attr=diet:vegan',
    city: null,
    total: 1000,
    ...of,
  });
  const lisbon = { __typename: 'City', id: 'c3', name: 'Lisbon' };
  const cafes = { parts: [part('category', 'cafe', 'cafes'), part('open', 'now', 'open')], address: 'category=cafe&openAt=now', city: lisbon, total: 1 };
  const { chosen, searched } = await open(() => answer({ places: [place], filters: [filter({}), filter(cafes)], didYouMean: 'vegan cafe' }));
  await userEvent.type(box(), 'vegn cafe');
  await screen.findByRole('option', { name: 'Vegan, 1,000+ places' });
  expect(rows()).toEqual([
    'Vegan1,000+ places',
    'Cafe · Open now in Lisbon1 place',
    'Museum of TeaMuseum · Lima',
    'Did you mean “vegan cafe”?',
    'Search for “vegn cafe”',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Cafe · Open now in Lisbon, 1 place' }));
  expect(chosen).toMatchObject([{ kind: 'filter', query: 'category=cafe&openAt=now&city=c3' }]);
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByRole('option', { name: 'Did you mean “vegan cafe”?' }));
  expect(searched).toEqual(['vegan cafe']);
});

test('many suggestions leave out places, so that there are at most ten', async () => {
  const many = (count: number, of: (id: string) => object) => Array.from({ length: count }, (_, n) => of(String(n)));
  const cities = many(3, (id) => ({ ...city, id, name: `Mu ${id}` }));
  const places = many(5, (id) => ({ ...place, id, name: `Mu place ${id}` }));
  const filters = many(3, (id) => ({ __typename: 'FilterSuggestion', parts: [], address: `attr=mu:${id}`, city: null, total: 2 }));
  await open(() => answer({ cities, places, categories: ['museum', 'music'], filters }));
  await userEvent.type(box(), 'mu');
  await screen.findByRole('option', { name: /Mu place 0/ });
  expect(screen.queryAllByRole('option', { name: /Mu place/ })).toHaveLength(3);
});
