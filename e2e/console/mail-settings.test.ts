import { lookAtAll } from '../axe.js';
import { type Account, api, fillIn, mailTo, see, signInAsAdmin, toast, visitSignedIn } from '../steps.js';

jest.setTimeout(90_000);

const SENTENCE = 'Willkommen bei {{site}}, {{name}}! Ein Klick noch.';

interface Group {
  version: number;
  value: Record<string, unknown>;
}

let admin: Account;
let first: Group['value'];

const read = (): Promise<Group> => api('/admin/settings/mail', { token: admin.token });

beforeAll(async () => {
  admin = await signInAsAdmin();
  first = (await read()).value;
});
// Other tests use the same app.
afterAll(async () => {
  const { version } = await read();
  await api('/admin/settings/mail', { method: 'PUT', token: admin.token, body: { version, value: first } });
});

test('an admin changes a sentence in German, sees it in the preview, and the next German mail has it', async () => {
  // axe asks the sandboxed frame, which has no origin.
  const tab = await visitSignedIn('/admin/settings/mail', admin, { allow: [/Failed to execute 'postMessage'/] });
  const sentences = tab.getByRole('group', { name: 'Sentences' });
  await see(sentences.getByTitle('Preview of: Confirm an address'));
  await sentences.getByRole('tab', { name: 'Deutsch, no text yet' }).click();
  await fillIn(tab, { 'First sentence (Deutsch)': SENTENCE, 'Text before subjects': '[Pune]' });
  const mail = sentences.frameLocator('iframe');
  await see(mail.getByText('Willkommen bei CityPins, Jana! Ein Klick noch.').last());
  await see(mail.getByText('Der Link funktioniert einmal. Er gilt 24 Stunden.'));
  expect(await mail.locator('html').evaluate(({ lang, dir }: HTMLElement) => [lang, dir])).toEqual(['de', 'ltr']);
  await see(sentences.getByText('[Pune] Bestätige deine E-Mail-Adresse'));
  expect(await lookAtAll(tab)).toEqual([]);

  await sentences.getByRole('button', { name: 'As plain text' }).click();
  await see(sentences.getByText(/^Hallo Jana,/));
  await sentences.getByRole('button', { name: 'Send me a test mail' }).click();
  await see(sentences.getByText('This site has no mail server, so no e-mail was sent. Set SMTP_URL on the server.'));
  await tab.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await toast(tab, 'Settings saved');

  const email = `mia-${Date.now()}@example.org`;
  await api('/auth/register', { method: 'POST', body: { name: 'Mia Roth', email, password: 'correct horse battery', language: 'de' } });
  const { text, link } = await mailTo(email, '[Pune] Bestätige deine E-Mail-Adresse');
  expect(text).toContain('Hallo Mia Roth,\n\nWillkommen bei CityPins, Mia Roth! Ein Klick noch.');
  expect(new URL(link).pathname).toBe('/de/verify-email');
});

test('a placeholder that the mail does not have is named before it is saved', async () => {
  const tab = await visitSignedIn('/admin/settings/mail', admin, { allow: [/./] });
  const sentences = tab.getByRole('group', { name: 'Sentences' });
  await see(sentences.getByTitle(/^Preview of: /));
  await fillIn(tab, { 'Last sentence (English)': 'See {{place}}' });
  await see(sentences.getByRole('alert').getByText('There is no placeholder {{place}} here. Use only: {{name}}, {{site}}'));
});
