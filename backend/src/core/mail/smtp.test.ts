import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { SMTPServerOptions } from 'smtp-server';
import { readMessage, startMailServer } from '../../../test/mail-server.js';
import type { Mail } from './mail.js';
import { createMailer, MailDelayed } from './mailer.js';

const LINK = `https://guide.example.org/verify-email#${'Zk3vQ8s1Xb7Rw0eY'.repeat(4)}`;
const TIMING = { timeout: 1_000, patience: 300 };

const mail = (parts: Partial<Mail> = {}): Mail => ({
  id: '01900000-0000-7000-8000-000000000001',
  to: 'ana@example.org',
  subject: 'Confirm your e-mail address',
  sender: 'Guide of Pune',
  text: `Hello Ana Sofía,\n\n${LINK}\n`,
  html: `<p>Hello Ana Sofía</p><a href="${LINK}">Confirm</a>`,
  ...parts,
});

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const task of endings.splice(0).reverse()) await task();
});

/** An SMTP server without passwords, which ends after the test. */
async function startSmtp(options: SMTPServerOptions = {}) {
  const { stop, ...smtp } = await startMailServer({ authOptional: true, ...options });
  endings.push(stop);
  return smtp;
}

function mailerTo(smtpUrl: string, { from = 'CityPins <noreply@example.org>', ...timing }: { from?: string } & Partial<typeof TIMING> = {}) {
  const lines: string[] = [];
  const logger = pino({}, { write: (line) => void lines.push(line) });
  const mailer = createMailer({ mail: { smtpUrl, from }, dataDir: '/nonexistent' }, logger, { ...TIMING, ...timing });
  endings.push(() => mailer.close());
  return { mailer, lines, errors: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

const at = (port: number): string => `smtp://127.0.0.1:${port}`;

const refusal = (code: number, words: string): Error => Object.assign(new Error(words), { responseCode: code });

test('delivers a mail with its headers, and with the link in text and HTML', async () => {
  const { received, port } = await startSmtp();
  const { mailer, lines } = mailerTo(at(port));
  await mailer.send(mail());
  expect(received).toMatchObject([{ from: 'noreply@example.org', to: ['ana@example.org'] }]);
  const { headers, parts } = readMessage(received[0]?.raw ?? '');
  expect(headers).toMatchObject({
    from: 'CityPins <noreply@example.org>',
    to: 'ana@example.org',
    subject: 'Confirm your e-mail address',
    'auto-submitted': 'auto-generated',
  });
  expect(headers['message-id']).toBe(`<${mail().id}@example.org>`);
  expect(Math.abs(Date.parse(headers.date ?? '') - Date.now())).toBeLessThan(60_000);
  expect(parts.map(({ type }) => type)).toEqual(['text/plain; charset=utf-8', 'text/html; charset=utf-8']);
  expect(parts[0]?.content.split('\n')).toEqual(expect.arrayContaining(['Hello Ana Sofía,', LINK]));
  expect(parts[1]?.content).toContain(mail().html);
  expect(lines).toEqual([]);
});

test('mails share at most three connections', async () => {
  let connections = 0;
  const { received, port } = await startSmtp({
    onConnect(_session, done) {
      connections++;
      done();
    },
  });
  const { mailer } = mailerTo(at(port));
  for (let i = 0; i < 5; i++) await mailer.send(mail());
  await Promise.all(Array.from({ length: 20 }, () => mailer.send(mail())));
  expect(received).toHaveLength(25);
  expect(connections).toBeLessThanOrEqual(3);
});

test('signs in with name and password of SMTP_URL', async () => {
  const seen: unknown[] = [];
  const { received, port } = await startSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      seen.push([username, password]);
      done(null, { user: username });
    },
  });
  await mailerTo(`smtp://guide%40example.org:p%3As%2F@127.0.0.1:${port}`).mailer.send(mail());
  expect(seen).toEqual([['guide@example.org', 'p:s/']]);
  expect(received).toHaveLength(1);
});

test("the sender's name can contain commas, quotes and letters of any language", async () => {
  const { received, port } = await startSmtp();
  await mailerTo(at(port), { from: '"Guide, of Łódź" <noreply@example.org>' }).mailer.send(mail());
  await mailerTo(at(port), { from: 'Ana, Eve <noreply@example.org>' }).mailer.send(mail());
  await mailerTo(at(port), { from: 'noreply@example.org' }).mailer.send(mail());
  expect(received.map(({ from }) => from)).toEqual(Array(3).fill('noreply@example.org'));
  const senders = received.map(({ raw }) => readMessage(raw).headers.from);
  expect(senders).toEqual([
    expect.stringMatching(/^=\?UTF-8\?[^,]+\?= <noreply@example\.org>$/),
    '"Ana, Eve" <noreply@example.org>',
    'Guide of Pune <noreply@example.org>',
  ]);
});

test('line breaks in a subject add no header and no recipient', async () => {
  const { received, port } = await startSmtp();
  await mailerTo(at(port)).mailer.send(mail({ subject: 'Hello\r\nBcc: eve@example.org\r\n\r\n<b>body</b>' }));
  expect(received.map(({ to }) => to)).toEqual([['ana@example.org']]);
  const { names, headers } = readMessage(received[0]?.raw ?? '');
  expect([...names].sort()).toEqual(['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']);
  expect(headers.subject).toMatch(/^Hello Bcc: eve@example\.org +<b>body<\/b>$/);
});

test.each([
  'ana@example.org\r\nBcc: eve@example.org',
  'ana@example.org>\r\nRCPT TO:<eve@example.org',
  'ana@example.org, eve@example.org',
  'Ana <ana@example.org>',
  'group:ana@example.org;',
  '"ana"@example.org',
  'ana@example.org\0',
  '@example.org',
])('sends nothing to the address %j', async (to) => {
  const { received, port } = await startSmtp();
  const { mailer, lines } = mailerTo(at(port));
  await mailer.send(mail({ to }));
  expect(received).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/example/);
});

test('does not retry a refused recipient, and does not log the answer of the server', async () => {
  let tries = 0;
  const { port } = await startSmtp({
    onRcptTo({ address }, _session, done) {
      tries++;
      done(refusal(550, `5.1.1 <${address}> unknown, see ${LINK}`));
    },
  });
  const { mailer, lines, errors } = mailerTo(at(port));
  await mailer.send(mail());
  expect(tries).toBe(1);
  expect(errors()).toMatchObject([{ level: 50, code: 'EENVELOPE', responseCode: 550, status: '5.1.1', msg: 'A mail could not be sent' }]);
  expect(lines.join('')).not.toMatch(/ana@|Zk3vQ8s1/);
});

test('delays a mail that the server defers, and keeps its Message-ID', async () => {
  const ids: unknown[] = [];
  const { port } = await startSmtp({
    onData(stream, _session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        ids.push(readMessage(raw).headers['message-id']);
        done(ids.length < 2 ? refusal(451, `4.3.0 later, see ${LINK}`) : undefined);
      });
    },
  });
  const { mailer, lines } = mailerTo(at(port));
  const failure = await mailer.send(mail()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MailDelayed);
  expect((failure as Error).message).toContain('"responseCode":451,"status":"4.3.0"');
  expect((failure as Error).message).not.toMatch(/ana@|Zk3vQ8s1/);
  await mailer.send(mail());
  expect(ids).toEqual([`<${mail().id}@example.org>`, `<${mail().id}@example.org>`]);
  expect(lines).toEqual([]);
});

test('adds the headers for unsubscribing with one click and by hand', async () => {
  const { received, port } = await startSmtp();
  const url = `https://a-city-guide-with-a-long-name.example.org/api/mail-preferences/${'Zk3vQ8s1Xb-'.repeat(4)}`;
  await mailerTo(at(port)).mailer.send(mail({ unsubscribeUrl: url }));
  expect(received[0]?.raw).toContain(`<${url}>\r\n`);
  expect(readMessage(received[0]?.raw ?? '').headers).toMatchObject({ 'list-unsubscribe': `<${url}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' });
});

test('offers unsubscribing with one click only at an HTTPS address', async () => {
  const { received, port } = await startSmtp();
  await mailerTo(at(port)).mailer.send(mail({ unsubscribeUrl: 'http://localhost:4000/api/mail-preferences/abc' }));
  const { names, headers } = readMessage(received[0]?.raw ?? '');
  expect(headers['list-unsubscribe']).toBe('<http://localhost:4000/api/mail-preferences/abc>');
  expect(names).not.toContain('list-unsubscribe-post');
});

test('a connection that the server has closed costs one attempt at most', async () => {
  const { received, server, port } = await startSmtp();
  const { mailer, lines } = mailerTo(at(port));
  await mailer.send(mail());
  for (const connection of server.connections) connection.close();
  await mailer.send(mail()).catch(() => mailer.send(mail()));
  expect(received).toHaveLength(2);
  expect(lines).toEqual([]);
});

test('delays a mail if the server refuses the sign-in or the sender', async () => {
  const signIn = await startSmtp({ authOptional: false, allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(refusal(535, '5.7.8 no')) });
  const failure = await mailerTo(`smtp://guide:hunter2@127.0.0.1:${signIn.port}`)
    .mailer.send(mail())
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MailDelayed);
  expect((failure as Error).message).toMatch(/"EAUTH","responseCode":535,"status":"5.7.8"/);
  expect((failure as Error).message).not.toContain('hunter2');
  const sender = await startSmtp({ onMailFrom: (_address, _session, done) => done(refusal(550, '5.7.1 not allowed')) });
  await expect(mailerTo(at(sender.port)).mailer.send(mail())).rejects.toThrow(MailDelayed);
});

test('delays a mail if the connection is refused', async () => {
  const { server, port } = await startSmtp();
  await new Promise<void>((done) => server.close(done));
  const { mailer } = mailerTo(at(port));
  await expect(mailer.send(mail())).rejects.toThrow(/ESOCKET.*ECONNREFUSED/);
});

test('delays a mail if the server accepts the connection and never answers', async () => {
  const silent = net.createServer(() => undefined);
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  endings.push(() => new Promise((done) => silent.close(done)));
  await expect(mailerTo(at((silent.address() as AddressInfo).port)).mailer.send(mail())).rejects.toThrow(/ETIMEDOUT/);
});

test('sends no mail to a server with an invalid certificate, unless SMTP_URL allows it', async () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(); // smtp-server warns about its test certificate
  const { received, port } = await startSmtp({ disabledCommands: [] });
  warned.mockRestore();
  await expect(mailerTo(at(port)).mailer.send(mail())).rejects.toThrow(/certificate/);
  expect(received).toEqual([]);
  await mailerTo(`${at(port)}/?tls.rejectUnauthorized=false`).mailer.send(mail());
  expect(received).toHaveLength(1);
});

test('sends nothing unencrypted with requireTLS', async () => {
  const { received, port } = await startSmtp();
  await expect(mailerTo(`${at(port)}/?requireTLS=true`).mailer.send(mail())).rejects.toThrow(MailDelayed);
  expect(received).toEqual([]);
});

test('closing waits for a pending mail and ends the connections', async () => {
  const { received, server, port } = await startSmtp({ onMailFrom: (_address, _session, done) => setTimeout(done, 100) });
  const { mailer, lines } = mailerTo(at(port), { patience: 30_000 });
  const sending = mailer.send(mail());
  await mailer.close();
  await sending;
  expect(received).toHaveLength(1);
  expect(lines).toEqual([]);
  while (server.connections.size > 0) await new Promise((done) => setTimeout(done, 10));
});

test('closing does not wait for a server that no longer answers', async () => {
  const { port } = await startSmtp({ onRcptTo: () => undefined });
  const { mailer } = mailerTo(at(port), { timeout: 300_000 });
  const sending = mailer.send(mail());
  const failed = expect(sending).rejects.toThrow(MailDelayed);
  await mailer.close();
  await failed;
  await expect(mailer.send(mail())).rejects.toThrow(MailDelayed);
});
