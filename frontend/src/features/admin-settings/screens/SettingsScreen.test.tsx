import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cutLine } from '../../../../test/fakeApi';
import { answerMediaQueries } from '../../../../test/media';
import { openSettings, READABLE, settingsApi } from './settings.fixture';

jest.setTimeout(30_000);

const field = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label });
const write = async (label: string, text: string) => fireEvent.change(await field(label), { target: { value: text } });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const save = () => press('Save');

beforeEach(() => localStorage.clear());
afterEach(() => answerMediaQueries());

test('an admin renames the site, and undoes it from the toast', async () => {
  const api = settingsApi();
  await openSettings(api);
  expect(await screen.findByText('Nobody has changed these settings yet.')).toBeInTheDocument();
  await write('Name', 'Guide of Pune');
  await save();
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  const value = { name: 'Guide of Pune', tagline: { en: 'All of Pune' }, logo: '', icon: '', accent: '', credit: true };
  expect(api.sent()).toEqual([{ group: 'IDENTITY', version: 0, value }]);
  expect(await screen.findByText(/^Last changed by Asha Rao on Feb 3, 2026, 12:05/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/admin/activity?targetKind=setting');
  await press('Undo');
  await waitFor(async () => expect(await field('Name')).toHaveValue('CityPins'));
  expect(api.of('UndoChange')).toEqual([{ id: 'change-1' }]);
});

test('an address without a group opens the first one, and the menu opens another', async () => {
  answerMediaQueries({ widthPx: 1440 });
  const { router } = await openSettings(settingsApi(), '/admin/settings');
  expect(router.state.location.pathname).toBe('/admin/settings/identity');
  const menu = within(await screen.findByRole('navigation', { name: 'Groups of settings' }));
  expect(menu.getByRole('link', { name: /^Name and look/ })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(menu.getByRole('link', { name: /^Contact/ }));
  expect(await field('Email')).toHaveValue('');
  expect(document.title).toContain('Contact · Settings');
});

test('phones have a list of the groups to choose from, which keeps unsaved changes', async () => {
  answerMediaQueries({ widthPx: 390 });
  const { router } = await openSettings();
  await write('Name', 'Half a na');
  await userEvent.click(screen.getByLabelText('Group'));
  await userEvent.click(await screen.findByRole('option', { name: 'Contact' }));
  await press('Stay');
  expect(router.state.location.pathname).toBe('/admin/settings/identity');
  expect(await field('Name')).toHaveValue('Half a na');
});

test('a field that an environment variable sets is read-only, and the others can be saved', async () => {
  const api = settingsApi();
  await openSettings(api, '/admin/settings/contact');
  const phone = await field('Phone number');
  expect(phone).toHaveAttribute('readonly');
  expect(phone).toHaveAccessibleDescription('The environment variable CONTACT_PHONE sets this. Remove it to change the value here.');
  await write('Email', 'hello@example.org');
  await save();
  await screen.findByText('Settings saved');
  expect(api.sent()[0]?.value).toMatchObject({ email: 'hello@example.org', phone: '+91 20 1234' });
});

test.each([
  ['/admin/settings/identity', 'Name', ' ', 'Please give the site a name'],
  ['/admin/settings/contact', 'Email', 'asha', 'Invalid email address'],
  ['/admin/settings/contact', 'Link 1', 'http://example.org', 'Write the full address, such as https://example.org/page'],
  ['/admin/settings/identity', 'Accent color', 'teal', 'Expected a color such as #0B6B6B, or an empty text'],
])('%s: %s with the value %j is not sent', async (path, label, text, sentence) => {
  const api = settingsApi();
  await openSettings(api, path);
  await write(label, text);
  await save();
  await waitFor(async () => expect(await field(label)).toHaveAccessibleDescription(sentence));
  expect(await field(label)).toHaveFocus();
  expect(api.sent()).toEqual([]);
});

test('a refused text in a language that is not shown opens that language', async () => {
  const api = settingsApi();
  await openSettings(api);
  await userEvent.click(await screen.findByRole('tab', { name: 'Deutsch, no text yet' }));
  await write('Tagline (Deutsch)', 'Alles über Pune');
  await userEvent.click(screen.getByRole('tab', { name: 'English, has a text' }));
  const fields = { 'tagline.de': 'This text cannot be used' };
  Object.assign(api.answers, { SaveSettings: () => ({ errors: [{ message: 'Invalid input', extensions: { code: 'BAD_USER_INPUT', fields } }] }) });
  await save();
  const german = await field('Tagline (Deutsch)');
  await waitFor(() => expect(german).toHaveFocus());
  expect(german).toHaveAccessibleDescription('This text cannot be used');
  await write('Tagline (Deutsch)', 'Pune von A bis Z');
  await waitFor(() => expect(german).toBeValid());
});

test('an unreadable color shows the nearest readable one, which a button takes', async () => {
  const api = settingsApi();
  await openSettings(api);
  await write('Accent color', 'ffe600');
  await waitFor(async () => expect(await field('Accent color')).toHaveValue('#FFE600'));
  expect(await screen.findByText(`This color is hard to read on light pages. Use ${READABLE}, the nearest one that is readable.`)).toBeInTheDocument();
  const params = { proposed: READABLE };
  const extensions = { code: 'BAD_USER_INPUT', fields: { accent: 'Refused' }, fieldReasons: { accent: { reason: 'settings.accentContrast', params } } };
  const { SaveSettings: answer } = api.answers;
  Object.assign(api.answers, { SaveSettings: () => ({ errors: [{ message: 'Invalid input', extensions }] }) });
  await save();
  await waitFor(async () => expect(await field('Accent color')).toHaveAccessibleDescription(/hard to read on light pages/));
  Object.assign(api.answers, { SaveSettings: answer });
  await press(`Use ${READABLE}`);
  expect(await field('Accent color')).toHaveFocus();
  await save();
  await screen.findByText('Settings saved');
  expect(api.sent().at(-1)?.value).toMatchObject({ accent: READABLE });
  await press('Use the standard color');
  expect(await field('Accent color')).toHaveValue('');
});

test.each([
  ['0b6', '#00BB66'],
  ['0b6b6b', '#0B6B6B'],
  [' #abc ', '#AABBCC'],
  ['teal', 'teal'],
])('the color %j becomes %j when the field is left', async (text, color) => {
  await openSettings();
  await write('Accent color', text);
  fireEvent.blur(await field('Accent color'));
  await waitFor(async () => expect(await field('Accent color')).toHaveValue(color));
});

test('two admins change the same group, and the second one chooses by field', async () => {
  const api = settingsApi();
  await openSettings(api);
  await write('Name', 'Mine');
  api.changeMeanwhile('IDENTITY', { name: 'Theirs', tagline: { de: 'Alles', en: 'All of Pune' }, logo: 'a1', credit: false });
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has saved changes' }));
  expect(dialog.getByRole('radio', { name: 'Name: yours' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'Credit: theirs' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'Tagline (Deutsch): theirs' })).toBeChecked();
  expect(dialog.getByText('Alles')).toBeInTheDocument();
  expect(document.querySelector('img[src="/site/pictures/a1"]')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(api.sent().at(-1)).toMatchObject({ version: 1, value: { name: 'Mine', tagline: { en: 'All of Pune', de: 'Alles' }, logo: 'a1', credit: false } });
});

test('a save that changes nothing offers no Undo', async () => {
  const api = settingsApi();
  await openSettings(api);
  await write('Name', 'CityPins ');
  const { SaveSettings: answer } = api.answers;
  // The server stores texts without the blanks around them.
  Object.assign(api.answers, { SaveSettings: (sent: { value: object }) => answer?.({ ...sent, value: { ...sent.value, name: 'CityPins' } }, undefined) });
  await save();
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('an unknown group shows the not-found page, and a failed request can be repeated', async () => {
  const { unmount } = await openSettings(settingsApi(), '/admin/settings/secrets');
  expect(screen.getByRole('heading', { name: 'Settings Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Settings' })).toHaveAttribute('href', '/admin/settings/identity');
  unmount();
  const api = settingsApi();
  const { SettingsScreen: answer } = api.answers;
  Object.assign(api.answers, { SettingsScreen: cutLine });
  await openSettings(api);
  expect(await screen.findByText('Error loading settings')).toBeInTheDocument();
  Object.assign(api.answers, { SettingsScreen: answer });
  await press('Try again');
  expect(await field('Name')).toHaveValue('CityPins');
});
