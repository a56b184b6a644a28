/** @ownModules */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { box, button, openTrial, press, saved, write } from './settings.fixture';
import { trial } from './trial.fixture';

jest.setTimeout(30_000);

jest.mock('../../../graphql/settingGroups.generated', () => ({
  settingGroups: { trial: jest.requireActual<typeof import('./trial.fixture')>('./trial.fixture').trial.fields },
}));

const { value } = trial;

beforeEach(() => localStorage.clear());

test('switch, choice, choices, number and long text are saved as their kinds', async () => {
  const api = await openTrial();
  write(box('Body'), 'One\nTwo');
  await userEvent.click(screen.getByRole('switch', { name: 'Open' }));
  await userEvent.click(screen.getByLabelText('Mode'));
  await userEvent.click(await screen.findByRole('option', { name: 'For nobody' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
  write(box('Hours'), '12');
  expect(await saved(api)).toEqual({ ...value, body: 'One\nTwo', open: true, mode: 'closed', days: ['mo', 'tu'], hours: 12 });
});

test('a number out of range and too few choices are not sent', async () => {
  const api = await openTrial();
  write(box('Hours'), '8.5');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await press('Save');
  await waitFor(() => expect(box('Hours')).toHaveAccessibleDescription('Expected a whole number from 1 to 24'));
  expect(screen.getByRole('checkbox', { name: 'Monday' })).toHaveAccessibleDescription('Choose at least 1');
  expect(api.sent()).toEqual([]);
});

test('a localized text says which languages have one, and what visitors see without it', async () => {
  const api = await openTrial();
  const tabs = within(screen.getByRole('tablist', { name: 'Language of About' }));
  expect(tabs.getAllByRole('tab').map((tab) => tab.getAttribute('aria-label')?.replace(/[\u2068\u2069]/g, ''))).toEqual([
    'English, has a text',
    'Español, no text yet',
    'Deutsch, no text yet',
    'हिन्दी, no text yet',
    'العربية, no text yet',
  ]);
  expect(box('About (English)')).toHaveAccessibleDescription(/^Markdown: /);
  write(box('About (English)'), '');
  expect(box('About (English)')).toHaveAccessibleDescription('Without a text here, readers of English see the standard text.');
  write(box('About (English)'), 'Hello');
  await userEvent.click(tabs.getAllByRole('tab')[4] as HTMLElement);
  const arabic = screen.getByRole('textbox', { name: /^About .*العربية/ });
  expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl']);
  expect(arabic).toHaveAccessibleDescription(/^Without a text here, readers of .*العربية.* see the one in English\.$/);
  write(arabic, 'مرحبا');
  await userEvent.click(tabs.getAllByRole('tab')[0] as HTMLElement);
  write(box('About (English)'), '');
  expect(box('About (English)')).toHaveAccessibleDescription(/^Without a text here, readers of English see the one in .*العربية.*\.$/);
  expect(await saved(api)).toMatchObject({ about: { ar: 'مرحبا' } });
});

test('lines are added up to the maximum and removed, and the focus follows', async () => {
  const api = await openTrial();
  await press('Add a line');
  expect(box('Line 2')).toHaveFocus();
  expect(button('Add a line')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Add a line')).toHaveAccessibleDescription('The maximum of 2 is reached. Remove one to add another.');
  await press('Save');
  await waitFor(() => expect(box('Line 2')).toHaveAccessibleDescription('Please enter a link, or remove the line'));
  write(box('Line 2'), 'Two');
  await press('Remove Line 1');
  expect(button('Add a line')).toHaveFocus();
  expect(screen.getByText('Line 1 is removed.')).toBeInTheDocument();
  expect(await saved(api)).toMatchObject({ lines: ['Two'] });
});

test('records are moved by buttons, which keep the focus and announce the position', async () => {
  const api = await openTrial();
  const card = (n: number) => within(screen.getByRole('listitem', { name: `Slide ${n}` }));
  const other = 'Without a text here, readers of English see the one in Deutsch.';
  expect(card(2).getByRole('textbox', { name: 'Title (English)' })).toHaveAccessibleDescription(other);
  expect(card(1).getByRole('button', { name: 'Move Slide 1 up' })).toHaveAttribute('aria-disabled', 'true');
  write(card(1).getByRole('textbox', { name: 'Title (English)' }), 'Old town');
  await press('Move Slide 1 down');
  expect(button('Move Slide 2 down')).toHaveFocus();
  expect(screen.getByText('Slide 1 is now number 2 of 2.')).toBeInTheDocument();
  await press('Add a slide');
  expect(card(3).getByRole('textbox', { name: 'Title (English)' })).toHaveFocus();
  await press('Save');
  await waitFor(() => expect(card(3).getByRole('textbox', { name: 'Slug' })).toHaveAccessibleDescription('Please give the site a name'));
  expect(card(3).getByRole('textbox', { name: 'Title (English)' })).toHaveAccessibleDescription('Please give the slide a title in at least one language');
  write(card(3).getByRole('textbox', { name: 'Slug' }), 'third');
  await userEvent.click(card(3).getByRole('tab', { name: 'Deutsch, no text yet' }));
  write(card(3).getByRole('textbox', { name: 'Title (Deutsch)' }), 'Hafen');
  await press('Remove Slide 1');
  expect(await saved(api)).toMatchObject({
    slides: [
      { title: { en: 'Old town' }, slug: 'first', shown: true },
      { title: { de: 'Hafen' }, slug: 'third', shown: true },
    ],
  });
});

test('a long list of records begins closed, and a card with an invalid field opens', async () => {
  const api = await openTrial({ slides: ['Fort', 'Market', 'River'].map((title) => ({ title: { en: title }, slug: '', shown: true })) });
  const heading = (name: string) => screen.getByRole('button', { name });
  expect(heading('Slide 2 Market')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('textbox', { name: 'Slug' })).not.toBeInTheDocument();
  await userEvent.click(heading('Slide 2 Market'));
  write(box('Slug'), 'market');
  await userEvent.click(heading('Slide 2 Market'));
  await press('Save');
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Slug' })).toHaveLength(2));
  expect(heading('Slide 2 Market')).toHaveAttribute('aria-expanded', 'false');
  const [slug] = screen.getAllByRole('textbox', { name: 'Slug' });
  expect(slug).toHaveFocus();
  write(slug as HTMLElement, 'fort');
  await waitFor(() => expect(slug).toBeValid());
  expect(slug).toBeVisible();
  expect(api.sent()).toEqual([]);
});

test('two admins change two records of a list, and both changes stay', async () => {
  const api = await openTrial();
  const [mine, theirs] = [value.slides[0], { ...value.slides[1], slug: 'theirs' }];
  write(screen.getAllByRole('textbox', { name: 'Slug' })[0] as HTMLElement, 'mine');
  api.changeMeanwhile('TRIAL', { slides: [mine, theirs] });
  await press('Save');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: 'Slides · Slide 1: yours' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'Slides · Slide 2: theirs' })).toBeChecked();
  expect(dialog.getByText(/Slug: theirs/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Settings saved');
  expect(api.sent().at(-1)?.value).toMatchObject({ slides: [{ ...mine, slug: 'mine' }, theirs] });
});

test('a list in which somebody has added a record is chosen as a whole', async () => {
  const api = await openTrial();
  await press('Remove Slide 2');
  api.changeMeanwhile('TRIAL', { slides: [...value.slides, { title: { en: 'River' }, slug: 'third', shown: false }] });
  await press('Save');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('row')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('radio', { name: 'Slides: theirs' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Settings saved');
  expect(screen.getByRole('listitem', { name: 'Slide 3' })).toBeInTheDocument();
});

test('cities are found by typing, put in order and removed', async () => {
  const api = await openTrial();
  const list = within(screen.getByRole('group', { name: 'Cities' }));
  const names = () => list.getAllByRole('listitem').map((item) => item.textContent);
  await waitFor(() => expect(names()).toEqual(['Pune, India', 'Deleted city']));
  await userEvent.click(await list.findByRole('combobox', { name: 'Add a city' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Agra, India' }));
  await waitFor(() => expect(names()).toEqual(['Pune, India', 'Deleted city', 'Agra, India']));
  expect(list.queryByRole('combobox')).not.toBeInTheDocument();
  expect(list.getByText('The maximum of 3 is reached. Remove one to add another.')).toBeInTheDocument();
  await press('Remove Deleted city');
  await press('Move Agra, India up');
  expect(names()).toEqual(['Agra, India', 'Pune, India']);
  expect(list.getByRole('combobox', { name: 'Add a city' })).toHaveValue('');
  await userEvent.click(screen.getByRole('combobox', { name: 'Start' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Pune, India' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Start' })).toHaveValue('Pune, India'));
  expect(await saved(api)).toMatchObject({ cities: ['c3', 'c1'], start: 'c1' });
});
