import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consoleApi, VERSION } from '../../../../test/consoleApi';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { ComparePlacesScreen } from './ComparePlacesScreen';
import { aCompared, aSite } from './duplicates.fixture';

const fort = aCompared('fort', 'Fort', {}, { reviews: 5 });
const forte = aCompared('forte', 'Forte', { phone: '+91 20 1', description: 'An old fort.' }, { reviews: 1 });

const show = async (answers: Parameters<typeof consoleApi>[0] = {}) => {
  const api = consoleApi({
    ComparePlacesScreen: () => ({ data: { comparedPlaces: [fort, forte], site: aSite } }),
    MergePlaces: ({ keep }) => ({ data: { mergePlaces: { __typename: 'Place', id: keep } } }),
    DismissDuplicate: ({ isDismissed }) => ({ data: { dismissDuplicate: { __typename: 'DuplicatePair', id: 'fort:forte', isDismissed } } }),
    ...answers,
  });
  await renderApp(null, {
    transport: api.transport,
    path: '/admin/places/duplicates/fort/forte',
    routes: [
      { path: '/admin/places/duplicates/:a/:b', element: <ComparePlacesScreen /> },
      { path: '/admin/places/duplicates', element: <h1>The list</h1> },
    ],
  });
  return api;
};
const radio = (name: string) => screen.findByRole('radio', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const merge = async () => {
  await press('Merge');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Merge places' }));
};
const versions = { keepVersion: VERSION, dropVersion: VERSION };

test('the place with more contributions stays, and gets values that only the other one has', async () => {
  const api = await show();
  expect(await radio('Fort stays')).toBeChecked();
  expect(await radio('Phone: value of Forte')).toBeChecked();
  expect(await radio('Description: value of Fort')).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Category: value of Fort' })).not.toBeInTheDocument();
  await merge();
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument();
  expect(screen.getByText('Forte is merged into Fort.')).toBeInTheDocument();
  expect(api.of('MergePlaces')).toEqual([{ keep: 'fort', drop: 'forte', ...versions, take: ['PHONE'], takeParts: [] }]);
});

test('an admin chooses the other place, and its values field by field', async () => {
  const api = await show();
  await userEvent.click(await radio('Forte stays'));
  await userEvent.click(await radio('Description: value of Fort'));
  await press('Merge');
  expect(await screen.findByRole('dialog', { name: 'Merge Fort into Forte?' })).toHaveTextContent('You cannot undo this.');
  await userEvent.click(screen.getByRole('button', { name: 'Merge places' }));
  await screen.findByRole('heading', { name: 'The list' });
  expect(api.of('MergePlaces')).toEqual([{ keep: 'forte', drop: 'fort', ...versions, take: ['DESCRIPTION'], takeParts: [] }]);
});

test('texts and attributes of both are joined, and where both have one, an admin chooses', async () => {
  const inGerman = (text: string) => [{ __typename: 'LanguageText', language: 'de', text }];
  const anAttribute = (key: string, name: string, ...texts: string[]) => ({
    ...{ __typename: 'PlaceAttribute', key, name, kind: 'several', unit: '' },
    values: texts.map((text) => ({ __typename: 'PlaceAttributeValue', text, isRetired: false })),
  });
  const [one, other] = [
    aCompared(
      'fort',
      'Fort',
      { moreCategories: ['park'], names: inGerman('Festung'), attributes: [anAttribute('cuisine', 'Cuisine', 'Pizza')] },
      { reviews: 5 },
    ),
    aCompared('forte', 'Forte', {
      ...{ moreCategories: ['cafe'], names: inGerman('Die Festung'), descriptions: inGerman('Eine Festung.') },
      attributes: [anAttribute('cuisine', 'Cuisine', 'Thai'), anAttribute('dogs', 'Dogs', 'Welcome')],
    }),
  ];
  const api = await show({ ComparePlacesScreen: () => ({ data: { comparedPlaces: [one, other], site: aSite } }) });
  const row = async (name: string) => (await screen.findByRole('rowheader', { name })).parentElement?.textContent;
  expect(await row('More categories Both are joined')).toContain('ParkCafe');
  expect(await row('Dogs Both are joined')).toContain('No valueWelcome');
  expect(await row('Description (German) Both are joined')).toContain('Eine Festung.');
  expect(await radio('Name (German): value of Fort')).toBeChecked();
  expect(await radio('Cuisine: value of Fort')).toBeChecked();
  await userEvent.click(await radio('Cuisine: value of Forte'));
  await merge();
  await screen.findByRole('heading', { name: 'The list' });
  expect(api.of('MergePlaces')).toEqual([{ keep: 'fort', drop: 'forte', ...versions, take: [], takeParts: ['attributes.cuisine'] }]);
});

test('a place that has changed meanwhile is loaded again', async () => {
  const api = await show({ MergePlaces: () => refusal('This place has been changed by somebody else since you opened it.', 'CONFLICT') });
  await merge();
  expect(await screen.findByText('This place has been changed by somebody else since you opened it.')).toBeInTheDocument();
  expect(api.of('ComparePlacesScreen').length).toBeGreaterThan(1);
  expect(await radio('Fort stays')).toBeChecked();
});

test('an admin marks the places as different', async () => {
  await show();
  await press('They are different');
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument();
});

test('a place that does not exist has a page of its own', async () => {
  await show({ ComparePlacesScreen: () => refusal('Place not found', 'NOT_FOUND') });
  expect(await screen.findByRole('link', { name: 'Back to the duplicates' })).toBeInTheDocument();
});
