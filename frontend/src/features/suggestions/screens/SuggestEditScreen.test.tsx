import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tileMap } from '../../../../test/baseMap';
import { attributeDefinitions, attributeTexts } from '../../../../test/attributeDefinitions';
import { cutLine, fakeApi, refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { makeViewer, signInAs } from '../../../../test/viewer';
import { noTexts } from '../../../../test/placeTexts';
import { SuggestEditScreen } from './SuggestEditScreen';

jest.setTimeout(30_000);

const point = { __typename: 'Coordinates', latitude: 18.5204, longitude: 73.8567 };
const aPlace = (suggestEdit = true) => ({
  __typename: 'Place',
  id: 'p1',
  ...noTexts,
  name: 'Corner Café',
  category: 'cafe',
  moreCategories: [],
  description: 'A quiet place with good coffee.',
  names: [],
  descriptions: [],
  coordinates: point,
  fullAddress: 'FC Road',
  phone: '020 1234',
  priceRange: '₹',
  openingHours: 'Apr-Sep 10:00-18:00',
  attributes: attributeTexts({ cuisine: ['pizza', 'fusion'], time_needed: ['30'], wifi: ['yes'] }),
  viewerCan: { __typename: 'PlaceRights', suggestEdit },
  city: { __typename: 'City', id: 'c1', name: 'Pune', coordinates: point, featuredPlaces: [] },
});

const aGuide = (place: object = aPlace()) =>
  fakeApi({
    Viewer: () => ({ data: { viewer: makeViewer() } }),
    SuggestEditScreen: () => ({
      data: {
        place,
        placeKinds: ['cafe', 'park'],
        site: { __typename: 'Site', map: tileMap() },
      },
    }),
    AttributeDefinitions: () => attributeDefinitions,
    SuggestPlaceEdit: () => ({ data: { suggestPlaceEdit: { __typename: 'PlaceEdit', id: 'e1', status: 'PENDING' } } }),
  });

function open(api: ReturnType<typeof aGuide>) {
  signInAs(makeViewer());
  return renderApp(null, {
    path: '/places/p1/suggest-edit',
    routes: [{ path: '/places/:id/suggest-edit', element: <SuggestEditScreen /> }],
    transport: api.transport,
  });
}

const field = (label: string) => screen.findByLabelText(label, { selector: 'input, textarea' });
const write = async (label: string, text: string) => fireEvent.change(await field(label), { target: { value: text } });
const send = async () => userEvent.click(await screen.findByText('Send the edit'));
const summary = async () => within(await screen.findByRole('region', { name: 'What changes' }));

afterEach(() => localStorage.clear());

test('a member edits details, sees the list of changes, and sends it', async () => {
  const api = aGuide();
  await open(api);
  expect((await summary()).getByText(/^No changes yet/)).toBeInTheDocument();
  await write('Phone', '020 9999');
  await write('Address', '');
  await write('Pincode', '411004');
  await write('How do you know?', 'I was there.');
  expect((await summary()).getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Address', 'Pincode', 'Phone']);
  expect((await summary()).getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Before: FC Road After: Removed',
    'Before: Not known After: 411004',
    'Before: 020 1234 After: 020 9999',
  ]);
  await send();
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toHaveFocus();
  expect(screen.getByText('Your edit to Corner Café is waiting for approval.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Corner Café' })).toHaveAttribute('href', '/places/p1');
  expect(api.of('SuggestPlaceEdit')).toEqual([
    {
      placeId: 'p1',
      input: {
        ...noTexts,
        name: 'Corner Café',
        category: 'cafe',
        moreCategories: [],
        description: 'A quiet place with good coffee.',
        coordinates: { latitude: 18.5204, longitude: 73.8567 },
        pincode: '411004',
        phone: '020 9999',
        priceRange: '₹',
        openingHours: 'Apr-Sep 10:00-18:00',
        attributes: [
          { key: 'cuisine', values: ['pizza', 'fusion'] },
          { key: 'time_needed', values: ['30'] },
          { key: 'wifi', values: ['yes'] },
        ],
        note: 'I was there.',
      },
    },
  ]);
});

test('an edit can add further categories', async () => {
  const api = aGuide();
  await open(api);
  await userEvent.click(await screen.findByLabelText('More categories'));
  expect(screen.queryByRole('option', { name: 'Cafe' })).toBeNull();
  await userEvent.click(await screen.findByRole('option', { name: 'Park' }));
  await userEvent.keyboard('{Escape}');
  expect((await summary()).getByRole('definition')).toHaveTextContent('Before: Not known After: Park');
  await send();
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeInTheDocument();
  expect(api.of('SuggestPlaceEdit')).toMatchObject([{ input: { category: 'cafe', moreCategories: ['park'] } }]);
});

test('a further category that the server rejects is shown at the field, until another is chosen', async () => {
  const message = 'Please choose one of the categories';
  const api = aGuide({ ...aPlace(), moreCategories: ['park', 'castle'] });
  api.answers.SuggestPlaceEdit = () => refusal(message, 'BAD_USER_INPUT', { 'moreCategories.1': message });
  await open(api);
  await write('Phone', '020 5678');
  await send();
  const choice = await screen.findByRole('combobox', { name: 'More categories', description: message });
  expect(choice).toBeInvalid();
  await waitFor(() => expect(choice).toHaveFocus());
  await userEvent.click(choice);
  await userEvent.click(await screen.findByRole('option', { name: 'Castle' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(choice).toBeValid());
});

test('an edit can add a name in another language', async () => {
  const api = aGuide();
  await open(api);
  await userEvent.click(await screen.findByLabelText('Language of the texts'));
  await userEvent.click(await screen.findByRole('option', { name: 'German' }));
  await write('Name (German)', 'Café an der Ecke');
  expect((await summary()).getByRole('term')).toHaveTextContent('Name (German)');
  await send();
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeInTheDocument();
  expect(api.of('SuggestPlaceEdit')).toMatchObject([{ input: { names: [{ language: 'de', text: 'Café an der Ecke' }] } }]);
});

const openGroup = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('a member changes attributes, and values that are no longer offered stay and are marked', async () => {
  const api = aGuide();
  await open(api);
  await openGroup(/^Food and drink 1 of 2 filled in/);
  expect(screen.getByText('Fusion (outdated)')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('combobox', { name: 'Cuisine' }), 'tha');
  await userEvent.click(await screen.findByRole('option', { name: 'Thai' }));
  await openGroup(/^Your visit 1 of 1 filled in/);
  expect(screen.getByLabelText('Time needed')).toHaveAccessibleDescription('None of the chosen categories has this. Remove it if it is wrong.');
  await write('Time needed', '1,5');
  await openGroup(/^Services 1 of 3 filled in/);
  await userEvent.click(within(screen.getByRole('group', { name: 'Wi-Fi' })).getByLabelText('Not known'));
  expect((await summary()).getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Before: Pizza, Fusion (outdated) After: Thai, Pizza, Fusion (outdated)',
    'Before: Yes After: Removed',
    'Before: 30\u00A0min After: 1.5\u00A0min',
  ]);
  await send();
  await screen.findByRole('heading', { name: 'Thank you!' });
  expect(api.of('SuggestPlaceEdit')).toMatchObject([
    {
      input: {
        attributes: [
          { key: 'cuisine', values: ['thai', 'pizza', 'fusion'] },
          { key: 'time_needed', values: ['1.5'] },
          { key: 'wifi', values: [] },
        ],
      },
    },
  ]);
});

test('a form offers the attributes of the main category and of the further ones', async () => {
  await open(aGuide({ ...aPlace(), category: 'park', moreCategories: ['cafe'], attributes: [] }));
  await openGroup(/^Your visit 0 of 1 filled in/);
  expect(await field('Time needed')).toHaveAccessibleDescription('');
  await openGroup(/^Food and drink 0 of 2 filled in/);
  expect(await field('Drinks menu')).toHaveAccessibleDescription('https://…');
});

test('an option is found by a synonym, and an error of the server opens its group', async () => {
  const api = aGuide({ ...aPlace(), attributes: [] });
  api.answers.SuggestPlaceEdit = () => refusal('Check the fields', 'BAD_USER_INPUT', { 'attributes.menu': 'This is no link' });
  await open(api);
  await openGroup(/^Food and drink 0 of 2 filled in/);
  await userEvent.type(screen.getByRole('combobox', { name: 'Cuisine' }), 'napo');
  await userEvent.click(await screen.findByRole('option', { name: 'Pizza' }));
  await write('Drinks menu', 'example');
  await openGroup(/^Food and drink 2 of 2 filled in/);
  expect(screen.queryByLabelText('Drinks menu')).not.toBeInTheDocument();
  await send();
  expect(await field('Drinks menu')).toHaveAccessibleDescription('This is no link');
  await waitFor(() => expect(screen.getByLabelText('Drinks menu')).toHaveFocus());
  await write('Drinks menu', 'https://example.org');
  await waitFor(() => expect(screen.getByLabelText('Drinks menu')).toHaveAccessibleDescription('https://…'));
});

test('an edit without changes is not sent and shows a note', async () => {
  const api = aGuide();
  await open(api);
  await write('Name', 'Corner Café ');
  await send();
  expect(await screen.findByText('You have not changed anything.')).toBeInTheDocument();
  expect(api.of('SuggestPlaceEdit')).toHaveLength(0);
});

test('an edit that the server finds unchanged shows the error at the name', async () => {
  const api = aGuide();
  api.answers.SuggestPlaceEdit = () => refusal('You have not changed', 'BAD_USER_INPUT', { name: 'You have not changed' });
  await open(api);
  await write('Phone', '020 9999');
  await send();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('You have not changed'));
});

test('keeps the edit after a lost request and a reload', async () => {
  const api = aGuide();
  api.answers.SuggestPlaceEdit = cutLine;
  const { unmount } = await open(api);
  await write('Phone', '020 9999');
  await send();
  expect(await screen.findByText('The server cannot be reached. Check your connection.')).toBeInTheDocument();
  unmount();
  await open(aGuide());
  expect(await screen.findByText('Your draft is back')).toBeInTheDocument();
  expect(screen.getByLabelText('Phone')).toHaveValue('020 9999');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('020 1234'));
});

test('a hidden place cannot be edited, and one that does not exist shows the not-found page', async () => {
  const { unmount } = await open(aGuide(aPlace(false)));
  expect(await screen.findByText('Only public places can be edited.')).toBeInTheDocument();
  unmount();
  const api = aGuide();
  api.answers.SuggestEditScreen = () => refusal('Place not found', 'NOT_FOUND');
  await open(api);
  expect(await screen.findByRole('heading', { name: 'Place Not Found' })).toBeInTheDocument();
});

test.each([
  ['CHECKED', 'PENDING', /once a moderator has approved them\.$/, 'Your edit to Corner Café is waiting for approval.'],
  ['TRUSTED', 'PENDING', /A moderator approves your first edits; later ones can show at once\.$/, 'Your edit to Corner Café is waiting for approval.'],
  ['AT_ONCE', 'APPLIED', /Everyone can see your changes at once\.$/, 'Your edit to Corner Café is in the guide.'],
])('the words follow the rule %s of the site', async (suggestions, status, introduction, thanks) => {
  const api = fakeApi({
    ...aGuide().answers,
    Moderation: () => ({
      data: { site: { __typename: 'Site', moderation: { __typename: 'ModerationRuleSet', suggestions, photos: 'CHECKED', avatars: 'AT_ONCE' } } },
    }),
    SuggestPlaceEdit: () => ({ data: { suggestPlaceEdit: { __typename: 'PlaceEdit', id: 'e1', status } } }),
  });
  await open(api);
  await waitFor(async () => expect((await screen.findByText(/^Correct the information about/)).textContent).toMatch(introduction));
  await write('Phone', '020 9999');
  await send();
  expect(await screen.findByText((_text, element) => element?.textContent.replaceAll(/[\u2066-\u2069]/g, '') === thanks)).toBeInTheDocument();
});
