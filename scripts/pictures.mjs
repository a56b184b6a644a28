// Makes the pictures of docs/own-guide.md from a new installation. Run `npm run build` first.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { ensureBrowser } from './browser.mjs';
import { at } from './lib/paths.mjs';

const { freePort, removeDataDir, startApp, temporaryDataDir } = createRequire(import.meta.url)('../e2e/support/app.cjs');

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 80"><rect width="300" height="80" rx="16" fill="#8A3A00"/><text x="150" y="53" font-size="38" font-family="sans-serif" text-anchor="middle" fill="#fff">Sampleville</text></svg>';

const dataDir = temporaryDataDir();
const port = await freePort();
const origin = `http://localhost:${port}`;
const app = startApp({ DATA_DIR: dataDir, PORT: String(port) });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });

/** Writes a picture of the page into docs/own-guide. */
async function take(page, name) {
  await page.waitForTimeout(500);
  const bytes = await page.screenshot({ animations: 'disabled' });
  await sharp(bytes)
    .webp({ quality: 80 })
    .toFile(at('docs/own-guide', `${name}.webp`));
  console.log(`docs/own-guide/${name}.webp`);
}

/** Signs the first admin in, and returns a page with the session. */
async function signIn() {
  const [, email, password] = /^Email: (.+)\nPassword: (.+)$/m.exec(readFileSync(path.join(dataDir, 'admin.txt'), 'utf8'));
  const page = await (await browser.newContext({ viewport: { width: 1200, height: 760 }, reducedMotion: 'reduce' })).newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).or(page.getByText('Logout')).first().waitFor();
  return page;
}

try {
  await app.ready;
  const page = await signIn();
  await page.goto(`${origin}/admin`);
  await page.getByRole('heading', { name: 'Set up your guide' }).waitFor();
  await take(page, 'setup');

  await page.goto(`${origin}/admin/settings/identity`);
  await page.getByLabel('Name', { exact: true }).fill('Sampleville Guide');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  await page.getByRole('img', { name: 'Logo on a dark page' }).waitFor();
  await page.getByRole('textbox', { name: 'Accent color', exact: true }).fill('#8A3A00');
  await take(page, 'identity');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Settings saved').waitFor();

  await page.goto(`${origin}/admin/cities/new`);
  await page.getByLabel('Find your city').fill('Zürich');
  await page.getByRole('option').first().waitFor();
  await take(page, 'city');

  await page.goto(`${origin}/admin/categories`);
  await page.getByRole('link', { name: 'Market', exact: true }).click();
  await page.getByRole('heading', { name: 'Look', exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('radio', { name: 'Shop front' }).waitFor();
  await page.mouse.wheel(0, 260);
  await take(page, 'categories');

  await page.goto(`${origin}/admin/settings/registration`);
  await page.getByRole('heading', { name: 'Registration', exact: true }).waitFor();
  await take(page, 'registration');

  await page.goto(origin);
  await page.getByRole('banner').getByRole('link', { name: 'Sampleville Guide, home' }).waitFor();
  await take(page, 'home');
} finally {
  await browser.close();
  app.child.kill('SIGTERM');
  await app.ended;
  removeDataDir(dataDir);
}
