import type { Page } from 'playwright-core';
import { failedRequests } from '../../e2e/steps.js';
import { page } from '../../e2e/support/browser.js';
import { browse, watch, type Watched } from '../support/browser.js';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';
import { addPeople, type Person } from '../support/people.js';
import { startCluster } from '../support/postgres.js';
import { type Payload, PAYLOADS } from './payloads.js';

/** Number of slides that a site can have, and therefore of payloads that are stored at the same time. */
const SLIDES = 8;

jest.setTimeout(600_000);

let app: Instance;
let admin: Person;
let opened = 0;
let taken = 0;
const watched: Watched[] = [];

beforeAll(async () => {
  const cluster = await startCluster();
  app = await startInstance({ DATABASE_URL: cluster.url(), SAMPLE_DATA: 'off' });
  browse(app);
  [admin] = (await addPeople(cluster.url(), 1, 'admin')) as [Person];
}, 240_000);
afterAll(() => figure('S42', `${taken} payloads in texts of settings, ${opened} pages opened in Chromium, nothing ran`));

type Value = Record<string, unknown>;

interface Answer {
  status: number;
  body: { version: number; value: Value; fields?: Value };
}

async function ask(path: string, method = 'GET', body?: object): Promise<Answer> {
  const response = await fetch(`${app.url}/api/admin/settings/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...admin.headers },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** Replaces the text at the path of a field, such as `slides.0.title.en`. */
function replace(value: unknown, [name = '', ...rest]: string[], text: string): void {
  const part = value as Value;
  if (rest.length === 0) part[name] = text;
  else replace(part[name], rest, text);
}

/** Saves some fields of a group. Texts that the server refuses get a plain one. */
async function save(group: string, fields: Value): Promise<void> {
  const { body: current } = await ask(group);
  const value = structuredClone({ ...current.value, ...fields });
  let saved = await ask(group, 'PUT', { version: current.version, value });
  if (saved.status === 400) {
    for (const path of Object.keys(saved.body.fields ?? {})) replace(value, path.split('.'), 'Corner');
    saved = await ask(group, 'PUT', { version: current.version, value });
  }
  expect([group, saved.status, saved.body.fields]).toEqual([group, 200, undefined]);
  taken += (JSON.stringify(value).match(/__xss/g) ?? []).length;
}

/** Forms in which Markdown contains a text. */
const inMarkdown = (text: string): string =>
  [text, `# ${text}`, `[A](${text})`, `![A](<${text}>)`, `<${text}>`, `> | ${text} |\n> |---|`, `\`\`\`${text}\n`].join('\n\n');

/** Writes payloads into all texts of settings that pages show. */
async function write(payloads: readonly Payload[]): Promise<void> {
  const [first = '', second = first, third = first] = payloads.map(({ text }) => text);
  await save('identity', { name: first, tagline: { en: second, de: third } });
  await save('contact', { address: second });
  const slides = payloads.map(({ text }) => ({ picture: '', title: { en: text, de: text }, subtitle: { en: text }, description: { en: text }, link: '' }));
  await save('home', { slides });
  const text = payloads.map((payload) => inMarkdown(payload.text)).join('\n\n');
  await save('pages', { pages: [{ slug: 'written', title: { en: first, de: second }, text: { en: text, de: text }, place: 'menu', updatedAt: '' }] });
}

async function tabOf(token?: string, more: Parameters<typeof page>[0] = {}): Promise<Page> {
  const tab = await page({ token, height: 2400, allow: [failedRequests], ...more });
  watched.push(await watch(tab));
  return tab;
}

async function open(tab: Page, address: string): Promise<void> {
  await tab.goto(address, { waitUntil: 'networkidle' });
  opened += 1;
}

test('texts of the settings never run as scripts, neither on pages of visitors nor in the console', async () => {
  const [tab, plain, console] = [
    await tabOf(),
    await tabOf(undefined, { hasNoClient: true }),
    await tabOf(admin.headers.Authorization.slice('Bearer '.length)),
  ];
  for (let at = 0; at < PAYLOADS.length; at += SLIDES) {
    const payloads = PAYLOADS.slice(at, at + SLIDES);
    await write(payloads);
    for (const address of ['/', '/pages/written', '/de/pages/written']) {
      await open(tab, address);
      expect([address, await tab.getByRole('main').textContent()]).toEqual([address, expect.stringContaining('__xss')]);
    }
    for (const address of ['/', '/pages/written', '/api/docs']) await open(plain, address);
    expect(await plain.evaluate(() => document.querySelectorAll('iframe, object, embed, base, main script').length)).toBe(0);
    if (at % (4 * SLIDES) === 0) for (const group of ['identity', 'home', 'pages']) await open(console, `/admin/settings/${group}`);
    for (const { ran, dialogs, violations } of watched) expect([at, [...ran], dialogs, violations]).toEqual([at, [], [], []]);
  }
  expect(taken).toBeGreaterThan(PAYLOADS.length);
});
