import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tileMap } from '../../../../test/baseMap';
import { attributeTexts } from '../../../../test/attributeDefinitions';
import { asSeen } from '../../../../test/consoleApi';
import { cutLine, refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { aFile, catchUploads, lastUpload } from '../../../../test/uploads';
import { makeAdmin, signInAs } from '../../../../test/viewer';
import { aLike } from '../../../../test/placeLike';
import { noTexts } from '../../../../test/placeTexts';
import { EditPlaceScreen } from './EditPlaceScreen';
import { aConsole, aPlace } from '../../../widgets/record-form/forms.fixture';
import { NewPlaceScreen } from './NewPlaceScreen';

jest.setTimeout(60_000);

type Console = ReturnType<typeof aConsole>;

function open(api: Console, path = '/admin/places/p1') {
  signInAs(makeAdmin());
  const routes = [
    { path: '/admin/places/new', element: <NewPlaceScreen /> },
    { path: '/admin/places/:id', element: <EditPlaceScreen /> },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ];
  return renderApp(null, { path, routes, transport: api.transport });
}

const field = (label: string) => screen.findByLabelText(label, { selector: 'input, textarea' });
const write = async (label: string, text: string) => fireEvent.change(await field(label), { target: { value: text } });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));
const namesOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('aria-label'));
const described = () => screen.getAllByLabelText('What does it show?').map((input) => (input as HTMLTextAreaElement).value);

afterEach(() => localStorage.clear());

test('an admin changes a place, saves, and stays on its page', async () => {
  const api = aConsole();
  await open(api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Corner Café' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await write('Phone', '020 1234');
  await userEvent.click(screen.getByLabelText('Featured'));
  await save();
  expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
  expect(api.sent()).toEqual([
    {
      id: 'p1',
      version: 3,
      input: {
        ...noTexts,
        cityId: 'c1',
        name: 'Corner Café',
        description: 'A quiet place with good coffee.',
        category: 'cafe',
        moreCategories: [],
        featured: true,
        priceRange: '₹₹',
        fullAddress: 'FC Road',
        pincode: '411004',
        phone: '020 1234',
        coordinates: { latitude: 18.5204, longitude: 73.8567 },
        images: [
          { id: 'image-1', alt: 'Picture 1', focus: { x: 0.5, y: 0.5 } },
          { id: 'image-2', alt: 'Picture 2', focus: { x: 0.5, y: 0.5 } },
        ],
      },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument());
  await write('Phone', '020 5678');
  await save();
  await waitFor(() => expect(api.sent().map(({ version }) => version)).toEqual([3, 4]));
});

test('the preview shows attributes, and a conflict lets the user choose each of them', async () => {
  const api = aConsole({ place: aPlace({ attributes: attributeTexts({ cuisine: ['pizza'], wifi: ['yes'] }) }) });
  await open(api);
  await userEvent.click(await screen.findByRole('button', { name: /^Food and drink 1 of 2 filled in/ }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Cuisine' }), 'thai');
  await userEvent.click(await screen.findByRole('option', { name: 'Thai' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(screen.getByText('Thai, Pizza')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Details' }));
  api.changeMeanwhile({ attributes: attributeTexts({ cuisine: ['pizza'], dogs: ['leashed'], menu: ['https://example.org'] }) });
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has saved changes' }));
  expect(dialog.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Cuisine', 'Dogs', 'Wi-Fi', 'Drinks menu']);
  expect(dialog.getByRole('radio', { name: 'Dogs: theirs' })).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: 'Drinks menu: yours' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.sent()).toHaveLength(2));
  expect(api.sent()[1]?.input.attributes).toEqual([
    { key: 'cuisine', values: ['thai', 'pizza'] },
    { key: 'dogs', values: ['leashed'] },
    { key: 'menu', values: [] },
  ]);
});

test('an invalid field shows its error and gets the focus; nothing is sent', async () => {
  const api = aConsole();
  await open(api);
  await write('Name', 'x');
  await write('Latitude', '91');
  await save();
  expect(await screen.findByText('Name must be at least 2 characters')).toBeInTheDocument();
  expect(screen.getByText('The latitude is a number from −90 to 90')).toBeInTheDocument();
  expect(await field('Name')).toHaveFocus();
  expect(api.sent()).toEqual([]);
});

test('validation errors of the server show at their fields', async () => {
  const api = aConsole();
  Object.assign(api.answers, {
    UpdatePlace: () =>
      refusal('Too far', 'BAD_USER_INPUT', { 'coordinates.longitude': 'That is another city', 'images.1.alt': 'Too long', website: 'No such site' }),
  });
  await open(api);
  await write('Website', 'https://example.org');
  await save();
  expect(await screen.findByText('That is another city')).toBeInTheDocument();
  expect(screen.getByText('No such site')).toBeInTheDocument();
  expect(screen.getByText('Too long')).toBeInTheDocument();
  expect(await field('Website')).toHaveValue('https://example.org');
});

test('pasted coordinates fill both fields, the preview follows, and Discard restores the saved values', async () => {
  await open(aConsole());
  await write('Latitude', '18.123456, 73.654321');
  expect(await field('Latitude')).toHaveValue('18.123456');
  expect(await field('Longitude')).toHaveValue('73.654321');
  await write('Name', 'Harbour Café');
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(within(screen.getByRole('tabpanel')).getByText('Harbour Café')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Details' }));
  expect(await field('Name')).toHaveValue('Harbour Café');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await field('Name')).toHaveValue('Corner Café');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('leaving with unsaved changes asks for confirmation', async () => {
  const { router } = await open(aConsole());
  await write('Name', 'Something else');
  await waitFor(() => router.navigate('/elsewhere'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await field('Name')).toHaveValue('Something else');
  const reload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(reload);
  expect(reload.defaultPrevented).toBe(true);
  await waitFor(() => router.navigate('/elsewhere'));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
});

test('a conflict lets the user choose a version for each field and keeps what they typed', async () => {
  const api = aConsole();
  await open(api);
  await write('Name', 'My Café');
  await write('Phone', '020 1234');
  api.changeMeanwhile({ name: 'Their Café', description: 'They have rewritten it, at some length.' });
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has saved changes' }));
  const rows = dialog
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Name', 'Their Café', 'My Café'],
    ['Description', 'They have rewritten it, at some length.', 'A quiet place with good coffee.'],
    ['Phone', 'Nothing', '020 1234'],
  ]);
  // Preselected: the other user's value where only they changed it, otherwise the viewer's.
  expect(dialog.getByRole('radio', { name: 'Description: theirs' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'Name: yours' })).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: 'Name: theirs' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
  expect(api.sent().at(-1)).toMatchObject({
    version: 4,
    input: { name: 'Their Café', description: 'They have rewritten it, at some length.', phone: '020 1234' },
  });
  expect(await field('Name')).toHaveValue('Their Café');
});

test("a user can keep all of their values or take all of the other user's", async () => {
  const api = aConsole();
  await open(api);
  await write('Name', 'My Café');
  api.changeMeanwhile({ name: 'Their Café', pincode: '411005' });
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep all of yours' }));
  expect(screen.getByRole('radio', { name: 'Pincode: yours' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Take all of theirs' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await field('Name')).toHaveValue('Their Café'));
  expect(api.sent()).toHaveLength(1); // the server has the other user's values already
});

test('a later version with equal values is no conflict', async () => {
  const api = aConsole();
  await open(api);
  await write('Name', 'My Café');
  api.changeMeanwhile({ status: 'INACTIVE' });
  await save();
  expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
  expect(api.sent().map(({ version }) => version)).toEqual([3, 4]);
});

test('moves, describes and removes pictures, and sets a focal point', async () => {
  const api = aConsole();
  await open(api);
  await userEvent.click(await screen.findByRole('button', { name: 'Move picture 1 right' }));
  expect(described()).toEqual(['Picture 2', 'Picture 1']);
  fireEvent.dragStart(screen.getByRole('listitem', { name: 'picture 1' }).querySelector('[draggable]') as Element);
  fireEvent.dragOver(screen.getByRole('listitem', { name: 'picture 2' }));
  fireEvent.drop(screen.getByRole('listitem', { name: 'picture 2' }));
  expect(described()).toEqual(['Picture 1', 'Picture 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 2' }));
  fireEvent.change(screen.getByLabelText('What does it show?'), { target: { value: 'The terrace' } });

  await userEvent.click(screen.getByRole('button', { name: 'Focal point of picture 1' }));
  const map = await screen.findByTestId('focus-map');
  map.getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 100 }) as DOMRect;
  fireEvent.click(map, { clientX: 150, clientY: 140 });
  expect(within(screen.getByRole('list', { name: 'Previews' })).getAllByAltText('The terrace')[0]).toHaveStyle({ objectPosition: '25% 90%' });
  fireEvent.change(screen.getByRole('slider', { name: 'Vertical' }), { target: { value: 80 } });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await save();
  expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
  expect(api.sent()[0]?.input.images).toEqual([{ id: 'image-1', alt: 'The terrace', focus: { x: 0.25, y: 0.8 } }]);
});

test('a picture that nobody has described has an empty description', async () => {
  const place = aPlace();
  const api = aConsole({ place: { ...place, images: place.images.map((image) => ({ ...image, alt: 'Photo of Corner Café', subject: 'Corner Café' })) } });
  await open(api);
  expect(await screen.findAllByLabelText('What does it show?')).toHaveLength(2);
  expect(described()).toEqual(['', '']);
});

test('an uploaded picture becomes the last one, and saving waits for the upload', async () => {
  catchUploads();
  const api = aConsole();
  await open(api);
  await userEvent.upload(await screen.findByLabelText('Add pictures', { selector: 'input' }), aFile('harbour.jpg'));
  await write('Name', 'Harbour Café');
  await save();
  expect(await screen.findByText('The pictures are still uploading. Please try again in a moment.')).toBeInTheDocument();
  await waitFor(() => expect(lastUpload().fileName).toBe('harbour.jpg'));
  await lastUpload().take('photo-9');
  expect(namesOf('Pictures')).toEqual(['picture 1', 'picture 2', 'picture 3']);
  expect(screen.getByText(/· 3 of 50$/)).toBeInTheDocument();
  await save();
  await waitFor(() => expect(api.sent()).toHaveLength(1));
  expect((api.sent()[0]?.input.images as object[] | undefined)?.[2]).toEqual({ photoId: 'photo-9', alt: '', focus: { x: 0.5, y: 0.5 } });
});

test('shows the history of the place', async () => {
  const api = aConsole();
  await open(api);
  await userEvent.click(await screen.findByRole('tab', { name: 'History' }));
  expect(await screen.findByText('No activity yet')).toBeInTheDocument();
  expect(api.of('History')[0]).toMatchObject({ filter: { targetKind: 'PLACE', targetId: 'p1' } });
});

test('a pending place can be approved, and the approval undone', async () => {
  const api = aConsole({ place: aPlace({ status: 'PENDING', viewerCan: { __typename: 'PlaceRights', moderate: true } }) });
  await open(api);
  expect(await screen.findByText('Pending')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Corner Café is approved.')).toBeInTheDocument();
  expect(await screen.findByText('Active')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Pending')).toBeInTheDocument();
  expect(api.of('UndoChange')).toEqual([{ id: 'ch1' }]);
});

test('a pending place can be rejected with a reason', async () => {
  const api = aConsole({ place: aPlace({ status: 'PENDING', viewerCan: { __typename: 'PlaceRights', moderate: true } }) });
  await open(api);
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Corner Café?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'It is advertising.' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Corner Café is rejected.')).toBeInTheDocument();
  expect(api.of('RejectPlaces')).toEqual([{ selection: { seen: asSeen('p1') }, input: { reason: 'It is advertising.' } }]);
});

test('a place that does not exist shows the not-found page', async () => {
  await open(aConsole({ place: null }));
  expect(await screen.findByRole('heading', { name: 'Place Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Places' })).toHaveAttribute('href', '/admin/places');
});

test('a form that fails to load shows the error, and a retry loads it', async () => {
  const api = aConsole();
  const { EditPlaceScreen: answer } = api.answers;
  Object.assign(api.answers, { EditPlaceScreen: cutLine });
  await open(api);
  expect(await screen.findByText('Error Loading Form')).toBeInTheDocument();
  Object.assign(api.answers, { EditPlaceScreen: answer });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field('Name')).toHaveValue('Corner Café');
});

test('an admin adds a place and comes to its page', async () => {
  const api = aConsole();
  Object.assign(api.answers, {
    EditPlaceScreen: ({ id }: { id: string }) => ({
      data: {
        adminPlace: aPlace({ id, name: 'Harbour' }),
        placeKinds: ['cafe'],
        site: { __typename: 'Site', map: tileMap('/{z}', '') },
      },
    }),
  });
  const { router } = await open(api, '/admin/places/new');
  await write('Name', 'Harbour');
  await save();
  expect(await screen.findByText('Please choose one of the cities')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('combobox', { name: 'City' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Pune, Maharashtra, India' }));
  await write('Description', 'Where the boats come in at night.');
  await write('Latitude', '18.5204, 73.8567');
  await userEvent.click(screen.getByLabelText('Category'));
  await userEvent.click(await screen.findByRole('option', { name: 'Cafe' }));
  api.answers.LikelyPlaces = () => ({ data: { placesLike: [aLike] } });
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it one of these?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }));
  expect(api.of('CreatePlace')).toHaveLength(0);
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'No, it is another place' }));
  expect(await screen.findByText('The place is added.')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/places/p9'));
  expect(api.of('CreatePlace')).toMatchObject([{ input: { cityId: 'c1', name: 'Harbour', category: 'cafe', images: [] } }]);
});

test('the address preselects the city of a new place, without changes to save', async () => {
  await open(aConsole(), '/admin/places/new?city=c1');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Pune, Maharashtra, India'));
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
});
