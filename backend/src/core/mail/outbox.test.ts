import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { Mail } from './mail.js';
import { createMailer, MailDelayed, outboxOf } from './mailer.js';

const LINK = 'https://guide.example.org/verify-email#Zk3vQ8s1';

const mail = (parts: Partial<Mail> = {}): Mail => ({
  id: '01900000-0000-7000-8000-000000000001',
  to: 'ana@example.org',
  subject: 'Confirm your e-mail address',
  sender: 'Guide of Pune',
  text: `Hello\n\n${LINK}\n`,
  html: `<a href="${LINK}">Confirm</a>`,
  ...parts,
});

function setUp() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'citypins-mail-'));
  onTestEnd(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  const lines: string[] = [];
  const logger = pino({}, { write: (line) => void lines.push(line) });
  const mailer = createMailer({ mail: { smtpUrl: undefined, from: 'CityPins <noreply@example.org>' }, dataDir }, logger);
  const folder = outboxOf(dataDir);
  return { mailer, lines, dataDir, folder, files: () => fs.readdirSync(folder).sort() };
}

const endings: (() => void)[] = [];
const onTestEnd = (task: () => void) => void endings.push(task);
afterEach(() => {
  for (const task of endings.splice(0)) task();
});

const modeOf = (file: string): number => fs.statSync(file).mode & 0o777;

test('writes a mail as a text and an HTML file, and logs the file name', async () => {
  const { mailer, lines, folder, files } = setUp();
  await mailer.send(mail());
  const [html = '', text = ''] = files();
  expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-confirm-your-e-mail-address\.txt$/);
  expect(html).toBe(text.replace(/txt$/, 'html'));
  expect(fs.readFileSync(path.join(folder, html), 'utf8')).toBe(mail().html);
  const written = fs.readFileSync(path.join(folder, text), 'utf8');
  expect(written.split('\n').slice(0, 6)).toEqual([
    'From: CityPins <noreply@example.org>',
    'To: ana@example.org',
    'Subject: Confirm your e-mail address',
    expect.stringMatching(/^Date: .* GMT$/),
    '',
    'Hello',
  ]);
  expect(written.split('\n')).toContain(LINK);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, file: path.join(folder, text) });
  expect(lines[0]).not.toMatch(/Zk3vQ8s1|ana@/);
});

test('only the current user can read the outbox', async () => {
  const { mailer, folder, files } = setUp();
  fs.mkdirSync(folder, { mode: 0o755 });
  await mailer.send(mail());
  expect(modeOf(folder)).toBe(0o700);
  expect(files().map((name) => modeOf(path.join(folder, name)))).toEqual([0o600, 0o600]);
});

test('never writes outside the folder, whatever a mail contains', async () => {
  const { mailer, dataDir, files } = setUp();
  await mailer.send(mail({ subject: '../../Über & Ślad\0/etc/passwd'.repeat(9), to: '../../../x@example.org' }));
  await mailer.send(mail({ subject: '李小龍' }));
  expect(fs.readdirSync(dataDir)).toEqual(['outbox']);
  const long = 'uber-slad-etc-passwd-uber-slad-etc-passwd-uber-slad-etc-pass';
  expect(files().map((name) => name.replace(/^.*Z-/, ''))).toEqual([`${long}.html`, `${long}.txt`, 'mail.html', 'mail.txt']);
});

test('keeps the newest 200 mails, and files that are not mails', async () => {
  const { mailer, folder, files } = setUp();
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, '0-notes.txt'), 'mine');
  await Promise.all(Array.from({ length: 204 }, (_, i) => mailer.send(mail({ subject: `Mail ${i}` }))));
  await mailer.close();
  const kept = files()
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.replace(/^.*Z-/, ''));
  expect(kept).toEqual(['0-notes.txt', ...Array.from({ length: 200 }, (_, i) => `mail-${i + 4}.txt`)]);
  expect(files()).toHaveLength(401);
});

test('delays a mail while the outbox cannot be written', async () => {
  const { mailer, dataDir, folder, files } = setUp();
  fs.writeFileSync(folder, 'a file in its place');
  const failure = await mailer.send(mail()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MailDelayed);
  expect((failure as Error).message).toContain('EEXIST');
  expect((failure as Error).message).not.toMatch(/Zk3vQ8s1|ana@/);
  fs.rmSync(path.join(dataDir, 'outbox'));
  await mailer.send(mail());
  expect(files()).toHaveLength(2);
});

test.each(['ana@example.org\r\nBcc: eve@example.org', 'ana@example.org, eve@example.org', 'Eve <eve@example.org>', 'eve', ''])(
  'writes no mail for the address %j',
  async (to) => {
    const { mailer, lines, dataDir } = setUp();
    await mailer.send(mail({ to }));
    expect(fs.readdirSync(dataDir)).toEqual([]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, msg: 'A mail was not sent: its address cannot be used' });
    expect(lines.join('')).not.toMatch(/example|eve@/);
  },
);
