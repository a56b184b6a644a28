import type { SMTPServerOptions } from 'smtp-server';
import { buildUser } from '../../../test/builders.js';
import { readMessage, startMailServer } from '../../../test/mail-server.js';
import { type ErrorBody, startServer, type TestServer } from '../../../test/server.js';
import { saveSettings } from '../../../test/settings.js';

interface Preview {
  from: string;
  subject: string;
  text: string;
  html: string;
  standardFirst: string;
  standardLast: string;
  placeholders: string[];
}
interface Result {
  outcome: string;
  address: string;
  answer?: string;
}

const PASSWORD = 'hunter2 & more';
const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Starts a mail server that takes any password unless `onAuth` decides. */
async function startSmtp(options: SMTPServerOptions = {}) {
  const smtp = await startMailServer({ allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(null, { user: 'guide' }), ...options });
  endings.push(smtp.stop);
  return { received: smtp.received, url: `smtp://guide:${encodeURIComponent(PASSWORD)}@127.0.0.1:${smtp.port}` };
}

async function start(env: Record<string, string> = {}): Promise<{ server: TestServer; headers: Record<string, string> }> {
  const server = await startServer({ env: { MAIL_FROM: 'noreply@guide.example.org', ...env } });
  endings.push(() => server.stop());
  const headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin', email: 'admin@example.org' }));
  return { server, headers };
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
const record = (first: object, last: object = {}) => ({ mail: 'verifyAddress', first, last });
const VALUE = { senderName: '', subjectPrefix: '', footer: {}, mails: [] as object[] };

test('a preview shows the mail with the unsaved values, and stores nothing', async () => {
  const { server, headers } = await start();
  const value = { ...VALUE, senderName: 'Ana', subjectPrefix: '[Pune]', footer: { de: 'Hauptstraße 1' }, mails: [record({ de: 'Willkommen bei {{site}}!' })] };
  const { status, body } = await server.send<Preview>('POST', '/api/admin/mails/preview', { mail: 'verifyAddress', language: 'de', value }, headers);
  expect([status, body.from, body.subject]).toEqual([200, 'Ana <noreply@guide.example.org>', '[Pune] Bestätige deine E-Mail-Adresse']);
  expect(body.text).toContain('Willkommen bei CityPins!');
  expect(body.html).toContain('Hauptstraße 1');
  expect(body).toMatchObject({
    standardFirst: 'Bitte bestätige, dass dies deine E-Mail-Adresse ist.',
    standardLast: expect.stringMatching(/^Wenn du das nicht/) as string,
    placeholders: ['name', 'site'],
  });
  const query = 'query ($input: MailTrialInput!) { mailPreview(input: $input) { from subject text placeholders } }';
  const input = { mail: 'placeApproved', language: 'ar' };
  const { data } = (await server.graphql<{ mailPreview: Preview }>(query, { input }, { headers })).body;
  expect(data.mailPreview).toMatchObject({ from: 'CityPins <noreply@guide.example.org>', placeholders: ['name', 'site', 'place'] });
  expect(data.mailPreview.text).toContain('القلعة القديمة');
});

test.each([
  [{ mail: 'spam', language: 'de' }, 'mail'],
  [{ mail: 'verifyAddress', language: 'fr' }, 'language'],
  [{ mail: 'verifyAddress', language: 'de', value: 'x' }, 'value'],
  [{ mail: 'verifyAddress', language: 'de', value: { ...VALUE, footer: { fr: 'x' } } }, 'footer.fr'],
  [{ mail: 'verifyAddress', language: 'de', value: { ...VALUE, mails: [record({ de: 'Hi {{place}}' })] } }, 'mails.0.first.de'],
])('refuses %j', async (body, field) => {
  const { server, headers } = await start();
  for (const path of ['/api/admin/mails/preview', '/api/admin/mails/test']) {
    const refused = await server.send<ErrorBody>('POST', path, body, headers);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]]);
  }
});

test('an unknown placeholder is refused with the allowed ones, and so are a second entry and line breaks', async () => {
  const { server, headers } = await start();
  const save = async (change: object) =>
    (await server.send<ErrorBody>('PUT', '/api/admin/settings/mail', { version: 0, value: { ...VALUE, ...change } }, headers)).body.fields;
  expect(await save({ footer: { en: '{{name}}' }, mails: [record({ en: '{{place}}' }, { de: '{{x}}' }), record({})] })).toEqual({
    'footer.en': 'There is no placeholder {{name}} here. Use only: {{site}}',
    'mails.0.first.en': 'There is no placeholder {{place}} here. Use only: {{name}}, {{site}}',
    'mails.0.last.de': 'There is no placeholder {{x}} here. Use only: {{name}}, {{site}}',
    'mails.1.mail': 'Another entry has the sentences of this mail',
  });
  expect(await save({ senderName: 'Ana\r\nBcc: eve@example.org' })).toEqual({ senderName: 'Sender contains characters that cannot be used' });
  expect(await save({ subjectPrefix: 'a\nb' })).toEqual({ subjectPrefix: 'Text before subjects contains characters that cannot be used' });
});

test('the name of the sender is read-only while MAIL_FROM has one', async () => {
  const { server, headers } = await start({ MAIL_FROM: 'Guide of Pune <noreply@guide.example.org>' });
  const { body } = await server.rest<{ value: { senderName: string }; locked: object }>('/api/admin/settings/mail', { headers });
  expect([body.value.senderName, body.locked]).toEqual(['Guide of Pune', { senderName: 'MAIL_FROM' }]);
});

test('saved sentences are in the next mail, in the language of its recipient', async () => {
  const { server } = await start();
  await saveSettings(server, 'mail', { subjectPrefix: '[Pune]', mails: [record({ de: 'Willkommen bei {{site}}, {{name}}!' })] });
  const account = (language: string | undefined, email: string) => ({ name: 'Jana Roth', email, password: 'correct horse battery', language });
  for (const [language, email] of [
    ['de', 'jana@example.org'],
    [undefined, 'ana@example.org'],
  ] as const) {
    expect((await server.send('POST', '/api/auth/register', account(language, email))).status).toBe(201);
  }
  const [german, english] = server.mails;
  expect(german).toMatchObject({ to: 'jana@example.org', subject: '[Pune] Bestätige deine E-Mail-Adresse' });
  expect(german?.text).toContain('Willkommen bei CityPins, Jana Roth!');
  expect(english).toMatchObject({ subject: '[Pune] Confirm your e-mail address' });
});

test('a test mail goes to the address of the admin alone, with the unsaved values', async () => {
  const { received, url } = await startSmtp();
  const { server, headers } = await start({ SMTP_URL: url });
  const value = { ...VALUE, senderName: 'Grüße, "Ana" <x>', mails: [record({ en: 'Welcome to us!' })] };
  const { body } = await server.send<Result>('POST', '/api/admin/mails/test', { mail: 'verifyAddress', language: 'en', value, to: 'eve@example.org' }, headers);
  expect(body).toEqual({ outcome: 'sent', address: 'admin@example.org' });
  expect(received.map(({ to }) => to)).toEqual([['admin@example.org']]);
  const { headers: sent, names } = readMessage(received[0]?.raw ?? '');
  expect(sent.subject).toBe('Confirm your e-mail address');
  expect(names).not.toContain('bcc');
  expect(received[0]?.raw).toContain('Welcome to us!');
  expect(server.mails).toEqual([]);
});

test('without a mail server, a test mail says so', async () => {
  const { server, headers } = await start();
  const mutation = 'mutation ($input: MailTrialInput!) { sendTestMail(input: $input) { outcome address answer } }';
  const { body } = await server.graphql(mutation, { input: { mail: 'verifyAddress', language: 'en' } }, { headers });
  expect(body.data).toEqual({ sendTestMail: { outcome: 'NOT_SET_UP', address: 'admin@example.org', answer: null } });
});

test('a refusal of the mail server is shown without name and password', async () => {
  const { url } = await startSmtp({ onAuth: ({ password }, _session, done) => done(refusal(535, `5.7.8 ${password} is wrong`)) });
  const { server, headers } = await start({ SMTP_URL: url });
  const { body } = await server.send<Result>('POST', '/api/admin/mails/test', { mail: 'verifyAddress', language: 'en' }, headers);
  expect(body).toEqual({ outcome: 'refused', address: 'admin@example.org', answer: '535 5.7.8 … is wrong' });
});

test('an unreachable mail server is named', async () => {
  const { server, headers } = await start({ SMTP_URL: `smtp://guide:${encodeURIComponent(PASSWORD)}@127.0.0.1:1` });
  const { body } = await server.send<Result>('POST', '/api/admin/mails/test', { mail: 'verifyAddress', language: 'en' }, headers);
  expect(body).toMatchObject({ outcome: 'unreachable', answer: expect.stringContaining('ECONNREFUSED') as string });
  expect(JSON.stringify(body)).not.toContain('hunter2');
});

test('ten test mails are allowed in half an hour', async () => {
  const { server, headers } = await start({ RATE_LIMIT: '1000' });
  const send = () => server.send<ErrorBody>('POST', '/api/admin/mails/test', { mail: 'verifyAddress', language: 'en' }, headers);
  for (let n = 0; n < 10; n++) expect((await send()).status).toBe(200);
  const { status, body } = await send();
  expect([status, body.message]).toEqual([429, expect.stringMatching(/^Too many test messages\. Please try again in \d+ minutes\.$/)]);
});

test('members and API tokens can neither preview nor send', async () => {
  const { server, headers } = await start();
  const made = await server.send<{ token: string }>('POST', '/api/auth/tokens', { name: 'Script', scope: 'write' }, headers);
  const member = await server.signInAs(await buildUser(server.dataSource));
  for (const path of ['/api/admin/mails/preview', '/api/admin/mails/test']) {
    for (const someone of [member, { Authorization: `Bearer ${made.body.token}` }]) {
      expect((await server.send('POST', path, { mail: 'verifyAddress', language: 'en' }, someone)).status).toBe(403);
    }
  }
});
