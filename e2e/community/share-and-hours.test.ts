import type { Locator, Page } from 'playwright-core';
import { lookAt, lookAtAll, lookAtOpen } from '../axe.js';
import { contentOf, gone, heading, makeAccount, newAddress, see, toast, visit } from '../steps.js';
import { appUrl, page } from '../support/browser.js';
import { decideReview, makeList, makePlace, writeReview } from './people.js';

jest.setTimeout(120_000);

const press = (on: Page | Locator, name: string): Promise<void> => on.getByRole('button', { name, exact: true }).first().click();

test('a visitor copies the link to a place, saves its QR code, and the focus returns to the button', async () => {
  const place = await makePlace();
  const tab = await visit(place.path);
  await tab.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(tab.getByRole('main'), 'Share');
  const dialog = tab.getByRole('dialog', { name: `Share ${place.name}` });
  const url = `${appUrl()}${place.path}`;
  expect(await dialog.getByLabel('Link', { exact: true }).inputValue()).toBe(url);
  await press(dialog, 'Copy link');
  await toast(tab, 'Link copied');
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(url);

  await see(dialog.getByRole('img', { name: `QR code of the link to ${place.name}` }));
  expect(await lookAtOpen(tab)).toEqual([]);
  const begun = tab.waitForEvent('download');
  await press(dialog, 'Download QR code');
  const file = await begun;
  expect(file.suggestedFilename()).toBe(`${place.name.toLowerCase().replace(' ', '-')}-qr.svg`);
  expect(await contentOf(file)).toMatch(/^<svg [^]*<path [^]*<\/svg>$/);
  await tab.keyboard.press('Escape');
  await gone(dialog);
  await see(tab.getByRole('button', { name: 'Share' }).and(tab.locator(':focus')));
});

test('a visitor in New York sees the opening state by the local time of a place in India', async () => {
  const DAY = 24 * 3_600_000;
  // Tomorrow in India: the server already sends the hours of that day.
  const tomorrow = new Date(Date.now() + 5.5 * 3_600_000 + DAY).toISOString().slice(0, 10);
  const dayAfter = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(tomorrow) + DAY);
  const inIndia = (clock: string): Date => new Date(`${tomorrow}T${clock}:00+05:30`);
  const place = await makePlace({ openingHours: 'Mo-Su 09:00-13:00,15:00-22:00' });
  const tab = await page({ timeZone: 'America/New_York' });
  await tab.clock.install({ time: inIndia('08:30') });
  await tab.goto(`/places?search=${encodeURIComponent(place.name)}`);
  const card = tab.getByRole('article').filter({ hasText: place.name });
  await see(card.getByText('Closed · opens 09:00', { exact: true }));
  await card.getByRole('link', { name: place.name, exact: true }).click();
  const panel = tab.locator('section').filter({ has: tab.getByRole('heading', { name: 'Opening hours', exact: true }) });
  await see(panel.getByText('Closed · opens 09:00'));
  for (const [clock, words] of [
    ['11:00', 'Open until 13:00'],
    ['21:15', 'Closes soon · 22:00'],
    ['23:00', `Closed · opens ${dayAfter} 09:00`],
  ] as const) {
    await tab.clock.setSystemTime(inIndia(clock));
    await tab.clock.runFor('01:00');
    await see(panel.getByText(words, { exact: true }));
    expect(await tab.getByRole('main').getByText(words, { exact: true }).count()).toBe(2); // the text also appears below the name
  }

  await press(panel, 'Show the week');
  const week = panel.getByRole('table', { name: 'Opening hours of the week' });
  expect(await week.getByRole('row').first().innerText()).toMatch(/^Monday\s[^]*09:00–13:00\s+15:00–22:00/);
  const today = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(tomorrow));
  expect(await week.locator('[aria-current=date]').innerText()).toMatch(new RegExp(`^${today}\\s+Today`));
  await see(panel.getByText('In the place’s time zone: India Standard Time'));
  expect(await lookAt(tab)).toEqual([]);
  await press(panel, 'Hide the week');
  await gone(week);
});

test('a visitor sees the public profile of a reviewer without private data or e-mail address', async () => {
  const email = newAddress();
  const [person, read, unread] = await Promise.all([makeAccount({ name: 'Meera Pillai', email }), makePlace(), makePlace()]);
  await decideReview(await writeReview(person, read.id, { title: 'Worth the climb', comment: 'Quiet in the morning, loud at noon.' }));
  await writeReview(person, unread.id, { comment: 'Nobody has decided about this.' });
  const shared = await makeList(person, { name: 'For everyone', visibility: 'PUBLIC', places: [read] });
  await makeList(person, { name: 'For friends', visibility: 'LINK' });
  await makeList(person, { name: 'For me' });

  const tab = await page();
  const answers: Promise<string>[] = [];
  tab.on('response', (response) => {
    if (/\/(graphql|people)/.test(new URL(response.url()).pathname)) answers.push(response.text());
  });
  await tab.goto(read.path);
  await tab
    .getByRole('article', { name: /^Review by Meera Pillai/ })
    .getByRole('link', { name: 'Meera Pillai' })
    .click();
  await see(heading(tab, 'Meera Pillai'));
  await tab.waitForLoadState('networkidle');
  await Promise.all(answers); // the browser forgets their texts with the page
  await tab.reload();
  await see(heading(tab, 'Meera Pillai'));
  await see(tab.getByText(`Member since ${new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }).format(new Date())}`));
  await see(tab.getByRole('main').getByText('MP', { exact: true }));
  const reviews = tab.getByRole('list', { name: 'Reviews' });
  expect(await reviews.getByRole('article').count()).toBe(1);
  await see(reviews.getByText('Quiet in the morning, loud at noon.'));
  const lists = tab.getByRole('list', { name: 'Lists by Meera Pillai' });
  expect(await lists.getByRole('heading').allInnerTexts()).toEqual(['For everyone']);
  const told = [await tab.content(), ...(await Promise.all(answers))].join('\n');
  for (const secret of [email, email.split('@')[0] ?? '', 'Nobody has decided', 'For friends', 'For me']) expect(told).not.toContain(secret);
  expect(told).toContain('For everyone');
  expect(await lookAtAll(tab)).toEqual([]);
  await reviews.getByRole('link', { name: read.name }).click();
  await see(heading(tab, read.name));
  await tab.goBack();
  await lists.getByRole('link', { name: 'For everyone' }).click();
  await tab.waitForURL(({ pathname }) => pathname === shared.path);
  await see(heading(tab, 'For everyone'));
});
