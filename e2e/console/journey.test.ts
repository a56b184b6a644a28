import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { gone, heading, reach, see, stand } from '../steps.js';
import { page } from '../support/browser.js';
import { freePort, removeDataDir, startApp, temporaryDataDir } from '../support/app.cjs';

jest.setTimeout(180_000);

/** Maximum number of clicks and fields from the sign-in to the operator's own guide. */
const MOST = 40;
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect width="30" height="10" fill="#7A3B00"/></svg>';
const HERO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><rect width="1600" height="900" fill="#205080"/></svg>';

let dataDir: string;
let origin: string;
let app: ReturnType<typeof startApp>;

beforeAll(async () => {
  dataDir = temporaryDataDir();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  app = startApp({ DATA_DIR: dataDir, PORT: String(port) });
  await app.ready;
});
afterAll(async () => {
  app.child.kill('SIGTERM');
  await app.ended;
  removeDataDir(dataDir);
});

/** Counts what a person does. Enter in a field counts with the field. */
class Hand {
  private readonly done: string[] = [];

  constructor(private readonly tab: Page) {}

  get all(): readonly string[] {
    return this.done;
  }

  async click(what: Locator, position?: { x: number; y: number }): Promise<void> {
    await what.click(position && { position });
    this.done.push(`click ${what.toString()}`);
  }

  button(name: string | RegExp, within: Page | Locator = this.tab): Promise<void> {
    return this.click(within.getByRole('button', { name, exact: true }));
  }

  /** Waits until nothing is left to save. */
  saved(): Promise<void> {
    return gone(this.tab.getByRole('region', { name: 'Unsaved changes' }));
  }

  async save(): Promise<void> {
    await this.button('Save');
    await this.saved();
  }

  link(name: string | RegExp): Promise<void> {
    return this.click(this.tab.getByRole('main').getByRole('link', { name, exact: true }));
  }

  /** Fills in a text field. */
  async write(label: string, text: string, then?: 'Enter'): Promise<void> {
    const field = this.tab.getByRole('textbox', { name: label, exact: true }).or(this.tab.getByRole('combobox', { name: label, exact: true }));
    await field.fill(text);
    if (then) await field.press(then);
    this.done.push(`field ${label}`);
  }

  /** Types a name, and takes the first one found by Enter. */
  async find(label: string, name: string): Promise<void> {
    const field = this.tab.getByRole('combobox', { name: label, exact: true });
    await field.fill(name);
    await see(this.tab.locator('[role=option].Mui-focused').filter({ hasText: name }));
    await field.press('Enter');
    this.done.push(`field ${label}`);
  }

  async choose(label: string, option: string, within: Page | Locator = this.tab): Promise<void> {
    await within.getByRole('combobox', { name: label, exact: true }).click();
    await this.tab.getByRole('option', { name: option, exact: true }).click();
    this.done.push(`field ${label}`);
  }

  async upload(label: string, svg: string): Promise<void> {
    const input = this.tab.getByLabel(label, { exact: true }).and(this.tab.locator('input'));
    await input.setInputFiles({ name: 'picture.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    await see(this.tab.getByRole('button', { name: 'Choose another picture' }));
    this.done.push(`field ${label}`);
  }

  /** Opens a screen of the console by its name. */
  async goTo(name: string): Promise<void> {
    await this.tab.keyboard.press('Control+k');
    const field = this.tab.getByRole('dialog', { name: 'Go to' }).getByRole('combobox');
    await field.fill(name);
    await see(this.tab.locator('[role=option].Mui-focused').getByText(name, { exact: true }));
    await field.press('Enter');
    this.done.push(`field Go to: ${name}`);
  }
}

test('an operator turns the sample into their own guide with few clicks', async () => {
  const tab = await page();
  const hand = new Hand(tab);
  const [, email = '', password = ''] = /^Email: (.+)\nPassword: (.+)$/m.exec(readFileSync(path.join(dataDir, 'admin.txt'), 'utf8')) ?? [];
  await tab.goto(`${origin}/admin`);
  await hand.write('Email address', email);
  await hand.write('Password', password, 'Enter');
  await see(heading(tab, 'Admin Dashboard'));

  await hand.goTo('Name and look');
  await hand.write('Name', 'Sampleville Guide');
  await hand.upload('Logo', LOGO);
  await hand.write('Accent color', '#7A3B00', 'Enter');
  await hand.saved();

  await hand.goTo('Home page');
  await hand.button('Add a slide');
  await hand.upload('Picture', HERO);
  await hand.write('Title (English)', 'All of Sampleville', 'Enter');
  await hand.saved();

  await hand.goTo('Pages');
  await hand.button(/Imprint$/);
  await hand.write('Text (English)', 'Sampleville Guide, **1 Sample Street**');
  await hand.click(tab.getByRole('tab', { name: /^Deutsch/ }).last());
  await hand.write('Text (Deutsch)', 'Sampleville Guide, **Beispielstraße 1**');
  await hand.save();

  await hand.goTo('Market');
  await hand.write('Name (English)', 'Market hall', 'Enter');
  await hand.saved();
  await hand.goTo('Shopping');
  await hand.button('Merge');
  await hand.choose('Other category', 'Market hall', tab.getByRole('dialog'));
  await hand.button('Merge', tab.getByRole('dialog'));
  await reach(tab, '/admin/categories');

  await hand.goTo('Registration');
  await hand.choose('New accounts', 'By invitation only');
  await hand.save();
  await hand.goTo('New invitation');
  await hand.button('Create link');
  const invitation = await tab.getByRole('textbox', { name: 'Link', exact: true }).inputValue();

  await hand.goTo('Dashboard');
  await hand.button('Remove sample data');
  await hand.button('Remove sample data', tab.getByRole('dialog'));
  const removal = tab.getByText('The sample data are being removed…');
  await see(removal);
  await removal.waitFor({ state: 'hidden', timeout: 60_000 });
  await hand.link('Add city');
  await hand.find('Find your city', 'Helsinki');
  await hand.write('Description', 'A capital by the sea, with islands in front of it.');
  await hand.save();
  await hand.link('Add Place');
  await see(heading(tab, 'Add Place'));
  await hand.write('Name', 'Sample Market Hall');
  await hand.choose('Category', 'Market hall');
  await hand.write('Description', 'A market hall that stands nowhere but in this test.');
  const map = tab.getByRole('application', { name: 'Map to set the pin' });
  await tab.getByLabel('Latitude', { exact: true }).scrollIntoViewIfNeeded();
  await see(map.getByRole('button', { name: 'Zoom in' }));
  await stand(tab);
  await hand.click(map, { x: 120, y: 120 });
  await tab.waitForFunction((field) => (field as HTMLInputElement).value !== '', await tab.getByLabel('Latitude', { exact: true }).elementHandle());
  await hand.save();
  await see(heading(tab, 'Sample Market Hall'));
  process.stdout.write(`The journey took ${hand.all.length} clicks and fields.\n`);
  expect(hand.all.length <= MOST ? [] : hand.all).toEqual([]);

  const visitor = await page();
  await visitor.goto(origin);
  await see(visitor.getByRole('banner').getByRole('link', { name: 'Sampleville Guide, home' }));
  await see(visitor.getByText('All of Sampleville'));
  await see(visitor.getByRole('main').getByRole('link', { name: /Helsinki/ }));
  expect(await visitor.getByRole('link', { name: /Mumbai/ }).count()).toBe(0);
  await visitor.goto(`${origin}/de/pages/imprint`);
  await see(visitor.getByText('Beispielstraße 1'));
  await visitor.goto(`${origin}/places?category=shopping`);
  await visitor.waitForURL(/category=market$/);
  await see(visitor.getByRole('main').getByText('Market hall').first());
  await see(visitor.getByRole('main').getByRole('link', { name: 'Sample Market Hall' }));
  await visitor.goto(`${origin}/register`);
  await see(visitor.getByText('by invitation', { exact: false }));
  await visitor.goto(invitation);
  await see(visitor.getByLabel('Password', { exact: true }));
});
