import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { lookAtAll } from '../axe.js';
import { failedRequests, gone, heading, see, stand, toast } from '../steps.js';
import { freePort, removeDataDir, startApp, temporaryDataDir } from '../support/app.cjs';
import { page, TILES } from '../support/browser.js';

jest.setTimeout(240_000);

/** Height of the window (px) for pictures. */
const UPPER = 720;
/** Number of places of the pack of Vaduz. */
const PLACES = 40;

/** A site of its own without sample data. */
class Site {
  private constructor(
    readonly origin: string,
    readonly token: string,
    private readonly dataDir: string,
    private readonly app: ReturnType<typeof startApp>,
  ) {}

  static async start(): Promise<Site> {
    const dataDir = temporaryDataDir();
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const app = startApp({ DATA_DIR: dataDir, SAMPLE_DATA: 'off', PORT: String(port), MAP_TILE_URL: `${TILES}/{z}/{x}/{y}.png` });
    await app.ready;
    const [, email = '', password = ''] = /^Email: (.+)\nPassword: (.+)$/m.exec(readFileSync(path.join(dataDir, 'admin.txt'), 'utf8')) ?? [];
    const body = JSON.stringify({ email, password });
    const response = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { token } = (await response.json()) as { token: string };
    return new Site(origin, token, dataDir, app);
  }

  async stop(): Promise<void> {
    this.app.child.kill('SIGTERM');
    await this.app.ended;
    removeDataDir(this.dataDir);
  }

  async open(address: string, isAdmin = false, options: Parameters<typeof page>[0] = {}): Promise<Page> {
    const tab = await page(options);
    if (isAdmin) await tab.addInitScript((token) => localStorage.setItem('token', token), this.token);
    await tab.goto(this.origin + address);
    return tab;
  }

  async read<Body>(address: string): Promise<Body> {
    return (await (await fetch(`${this.origin}/api${address}`)).json()) as Body;
  }

  /** Returns pictures of the upper parts of pages, which have no map: a map loads its parts at any time. */
  async pictures(addresses: readonly string[]): Promise<Buffer[]> {
    const pictures: Buffer[] = [];
    for (const address of addresses) {
      const tab = await this.open(address, false, { height: UPPER });
      await see(tab.locator('h1'));
      await stand(tab);
      pictures.push(await tab.screenshot({ animations: 'disabled' }));
    }
    return pictures;
  }
}

let site: Site;
/** The site that gets the guide of the first one. */
let other: Site;
beforeAll(async () => {
  site = await Site.start();
  other = await Site.start();
});
afterAll(async () => {
  await other.stop();
  await site.stop();
});

test('a guide is added in the setup, exported, and imported into an empty site, where it looks the same', async () => {
  const setup = await site.open('/admin', true);
  await setup.getByRole('button', { name: 'Add Vaduz' }).click();
  await see(setup.getByRole('button', { name: /^Start with/ }));

  const system = await site.open('/admin/system', true);
  await system.getByRole('button', { name: 'Export', exact: true }).click();
  await toast(system, 'The guide is being exported. Its progress is shown below.');
  const download = system.getByRole('button', { name: /^Download the pack of/ });
  await see(download);
  const begun = system.waitForEvent('download');
  await download.click();
  const file = await begun;
  expect(file.suggestedFilename()).toMatch(/^guide-\d{4}-\d\d-\d\d-\d{6}\.zip$/);
  const zip = { name: 'guide.zip', mimeType: 'application/zip', buffer: await buffer(await file.createReadStream()) };

  const tab = await other.open('/admin/system', true);
  await see(heading(tab, 'System'));
  await tab.locator('input[type=file]').setInputFiles(zip);
  const dialog = tab.getByRole('dialog');
  await see(dialog.getByRole('cell', { name: String(PLACES), exact: true }));
  expect(await lookAtAll(tab)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await gone(dialog);
  await see(tab.getByRole('listitem').filter({ hasText: 'Imports a pack' }).getByText('Done'));

  const cities = await site.read<{ _id: string }[]>('/cities');
  const { places } = await site.read<{ places: { _id: string }[] }>('/places');
  const addresses = ['/', `/cities/${cities[0]?._id ?? ''}`, `/places/${places[0]?._id ?? ''}`];
  const [before, after] = [await site.pictures(addresses), await other.pictures(addresses)];
  expect(after.map((picture, n) => picture.equals(before[n] ?? Buffer.alloc(0)))).toEqual([true, true, true]);
});

test('a wrong file is refused with a sentence', async () => {
  const tab = await other.open('/admin/system', true, { allow: [failedRequests] });
  await see(heading(tab, 'System'));
  await tab.locator('input[type=file]').setInputFiles({ name: 'guide.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') });
  await see(tab.getByRole('alert').getByText('This file is no zip, or it is damaged'));
});
