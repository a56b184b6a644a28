import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../../../test/fakeApi';
import { mailApi } from './mail.fixture';
import { openSettings } from './settings.fixture';

jest.setTimeout(30_000);

const field = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label });
const write = async (label: string, text: string) => fireEvent.change(await field(label), { target: { value: text } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const chooseMail = async (name: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'E-mail' }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

async function open(api = mailApi()) {
  await openSettings(api, '/admin/settings/mail');
  await screen.findByTitle(/^Preview of: /);
  return api;
}

beforeEach(() => localStorage.clear());

test('a sentence in German is saved with its mail, and the preview shows it', async () => {
  const api = await open();
  await chooseMail('Place approved');
  const languages = within(screen.getByRole('tablist', { name: 'Language of Sentences' }));
  await userEvent.click(languages.getByRole('tab', { name: /^Deutsch/ }));
  expect(await field('First sentence (Deutsch)')).toHaveAccessibleDescription(/^Without a text here, the e-mail says: .*standard first de/);
  expect(await field('Last sentence (Deutsch)')).toHaveAccessibleDescription('Without a text here, the e-mail has no such sentence.');
  await write('First sentence (Deutsch)', 'Willkommen\nbei {{site}}');
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of: Place approved');
  await waitFor(() => expect(frame.srcdoc).toBe('<p>placeApproved de Willkommen bei {{site}}</p>'));
  expect(frame).toHaveAttribute('sandbox', '');
  await userEvent.click(screen.getByRole('button', { name: 'As plain text' }));
  expect(await screen.findByText('text of placeApproved')).toHaveAttribute('lang', 'de');
  expect(screen.getByText(/^You can use: /)).toHaveTextContent('{{site}}');
  await press('Save');
  await screen.findByText('Settings saved');
  expect(api.sent()[0]?.value).toMatchObject({ mails: [{ mail: 'placeApproved', first: { de: 'Willkommen bei {{site}}' }, last: {} }] });
});

test('a mail whose sentences are empty again is not saved, and others stay in order', async () => {
  const api = await open(mailApi({ mails: [{ mail: 'photoApproved', first: { en: 'A photo!' }, last: {} }] }));
  await write('Last sentence (English)', 'Bye');
  await chooseMail('Photo approved');
  expect(await field('First sentence (English)')).toHaveValue('A photo!');
  await write('First sentence (English)', '');
  await chooseMail('Choose a new password');
  await write('First sentence (English)', 'Hi');
  await press('Save');
  await screen.findByText('Settings saved');
  expect(api.sent()[0]?.value).toMatchObject({ mails: [{ mail: 'verifyAddress' }, { mail: 'resetPassword' }] });
});

test('an unknown placeholder is named below its field before it is saved', async () => {
  const words = 'There is no placeholder {{city}} here. Use only: {{name}}, {{site}}';
  const refused = () => refusal('Invalid input', 'BAD_USER_INPUT', { 'mails.0.first.en': words });
  const api = await open();
  api.answers.MailPreview = refused;
  await write('First sentence (English)', 'In {{city}}');
  await waitFor(async () => expect(await field('First sentence (English)')).toHaveAccessibleDescription(words));
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});

test('an invalid sentence that is not shown is shown after Save', async () => {
  const long = 'x'.repeat(301);
  await open(mailApi({ mails: [{ mail: 'photoApproved', first: {}, last: { de: long } }] }));
  await write('Sender', 'Ana');
  await press('Save');
  expect(await field('Last sentence (Deutsch)')).toBeInvalid();
  expect(screen.getByRole('combobox', { name: 'E-mail' })).toHaveTextContent('Photo approved');
});

test.each([
  [{ outcome: 'SENT' }, /accepted the test mail to .*admin@example\.org/],
  [{ outcome: 'NOT_SET_UP' }, /no mail server.*SMTP_URL/],
  [{ outcome: 'REFUSED', answer: '550 no' }, /refused the test mail: .*550 no/],
  [{ outcome: 'UNREACHABLE', answer: 'ECONNREFUSED' }, /cannot be reached: .*ECONNREFUSED/],
])('the outcome of a test mail is said: %j', async (result, words) => {
  const api = await open();
  api.answers.SendTestMail = () => ({ data: { sendTestMail: { __typename: 'TestMail', address: 'admin@example.org', answer: null, ...result } } });
  await write('Sender', 'Ana of Pune');
  await press('Send me a test mail');
  expect(await within(screen.getByRole('group', { name: 'Sentences' })).findByText(words)).toBeInTheDocument();
  expect(api.of('SendTestMail')).toMatchObject([{ input: { mail: 'verifyAddress', language: 'en' }, value: { senderName: 'Ana of Pune' } }]);
  expect(screen.getByText('Mail server (SMTP_URL): set')).toBeInTheDocument();
});
