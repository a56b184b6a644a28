import type { Locator, Page } from 'playwright-core';
import { lookAtAll, lookAtOpen, PHONE } from '../axe.js';
import { contentOf, failedRequests, gone, heading, makeAccount, newAddress, see, toast, visit, visitSignedIn } from '../steps.js';
import { appUrl, page } from '../support/browser.js';
import { ask, decideReview, makeList, makePlace, writeReview } from './people.js';

jest.setTimeout(120_000);

const press = (on: Page | Locator, name: string): Promise<void> => on.getByRole('button', { name, exact: true }).first().click();
/** What a place's page says beside its text of when it is open. */
const hours = (tab: Page): Locator => tab.locator('section').filter({ has: tab.getByRole('heading', { name: 'Opening hours', exact: true }) });

describe('sharing', () => {
  test('a visitor copies the link to a place, and saves its QR code', async () => {
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
    const begun = tab.waitForEvent('download');
    await press(dialog, 'Download QR code');
    const file = await begun;
    expect(file.suggestedFilename()).toBe(`${place.name.toLowerCase().replace(' ', '-')}-qr.svg`);
    expect(await contentOf(file)).toMatch(/^<svg [^]*<path [^]*<\/svg>$/);
    await tab.keyboard.press('Escape');
    await gone(dialog);
    await see(tab.getByRole('button', { name: 'Share' }).and(tab.locator(':focus')));
  });

  test('a visitor whose browser may not copy finds the link selected', async () => {
    const place = await makePlace();
    const tab = await page(PHONE);
    await tab.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await tab.goto(place.path);
    await press(tab.getByRole('group', { name: 'Quick actions' }), 'Share');
    await press(tab, 'Copy link');
    await see(tab.getByText('Your browser does not let this page copy. The link is selected: copy it by hand.'));
    expect(await tab.evaluate(() => window.getSelection()?.toString())).toBe(`${appUrl()}${place.path}`);
    expect(await lookAtOpen(tab)).toEqual([]);
  });

  test('a visitor whose system can share uses that, and sees no dialog when they call it off', async () => {
    const place = await makePlace();
    const tab = await page(PHONE);
    await tab.addInitScript(() => {
      navigator.canShare = () => true;
      navigator.share = async (data) => {
        document.documentElement.dataset.shared = JSON.stringify(data);
        throw new DOMException('Share canceled', 'AbortError');
      };
    });
    await tab.goto(place.path);
    await press(tab.getByRole('group', { name: 'Quick actions' }), 'Share');
    const shared = await tab.locator('html[data-shared]').getAttribute('data-shared');
    expect(JSON.parse(shared ?? '')).toEqual({ title: place.name, url: `${appUrl()}${place.path}` });
    expect(await tab.getByRole('dialog').count()).toBe(0);
  });
});

describe('opening hours', () => {
  const DAY = 24 * 3_600_000;
  /** Tomorrow in India, which the server tells of already: 2026-11-22. */
  const tomorrow = new Date(Date.now() + 5.5 * 3_600_000 + DAY).toISOString().slice(0, 10);
  const dayAfter = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(tomorrow) + DAY);
  const inIndia = (clock: string): Date => new Date(`${tomorrow}T${clock}:00+05:30`);

  /** A visitor in New York, while clocks in India show a time. */
  async function visitAt(clock: string, address: string): Promise<Page> {
    const tab = await page({ timeZone: 'America/New_York' });
    await tab.clock.install({ time: inIndia(clock) });
    await tab.goto(address);
    return tab;
  }

  test('a visitor far away reads by the clock of the place whether it is open, on its card and on its page, and the words follow the clock', async () => {
    const place = await makePlace({ openingHours: 'Mo-Su 09:00-22:00' });
    const tab = await visitAt('08:30', `/places?search=${encodeURIComponent(place.name)}`);
    const card = tab.getByRole('article').filter({ hasText: place.name });
    await see(card.getByText('Closed · opens 09:00', { exact: true }));
    await card.getByRole('link', { name: place.name, exact: true }).click();
    const panel = hours(tab);
    await see(panel.getByText('Closed · opens 09:00'));
    for (const [clock, words] of [
      ['12:00', 'Open until 22:00'],
      ['21:15', 'Closes soon · 22:00'],
      ['23:00', `Closed · opens ${dayAfter} 09:00`],
    ] as const) {
      await tab.clock.setSystemTime(inIndia(clock));
      await tab.clock.runFor('01:00');
      await see(panel.getByText(words, { exact: true }));
      expect(await tab.getByRole('main').getByText(words, { exact: true }).count()).toBe(2); // below the name, too
    }
  });

  test('a visitor unfolds the week: today stands out, a break shows, and the time zone is named', async () => {
    const place = await makePlace({ openingHours: 'Mo-Sa 09:00-13:00,15:00-22:00; Su off' });
    const tab = await visitAt('12:00', place.path);
    const panel = hours(tab);
    await press(panel, 'Show the week');
    const week = panel.getByRole('table', { name: 'Opening hours of the week' });
    await see(week);
    const rows = await week.getByRole('row').allInnerTexts();
    expect(rows.map((row) => row.split(/\s/)[0])).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
    expect(rows[0]).toMatch(/09:00–13:00\s+15:00–22:00/);
    expect(rows[6]).toMatch(/Closed/);
    const today = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(tomorrow));
    expect(await week.locator('[aria-current=date]').innerText()).toMatch(new RegExp(`^${today}\\s+Today`));
    await see(panel.getByText('In the place’s time zone: India Standard Time'));
    expect(await lookAtAll(tab)).toEqual([]);
    await press(panel, 'Hide the week');
    await gone(week);
  });

  test('a visitor at the place is told no time zone', async () => {
    const place = await makePlace({ openingHours: 'Mo-Su 00:00-24:00' });
    const tab = await visit(place.path, { timeZone: 'Asia/Kolkata' });
    const panel = hours(tab);
    await see(panel.getByText('Open 24 hours'));
    await press(panel, 'Show the week');
    await see(panel.getByRole('table'));
    expect(await panel.getByText('time zone').count()).toBe(0);
  });

  test('a visitor reads what is known where nobody can say when a place is open, and nothing where nothing is', async () => {
    const [onDemand, silent] = await Promise.all([makePlace({ openingHours: '"by appointment"' }), makePlace()]);
    const tab = await visit(onDemand.path);
    const panel = hours(tab);
    await see(panel.getByText('Hours unknown'));
    await see(panel.getByText('by appointment'));
    await tab.goto(silent.path);
    await see(heading(tab, silent.name));
    expect(await panel.count()).toBe(0);
    await tab.goto(`/places?search=${encodeURIComponent(silent.name)}`);
    const card = tab.getByRole('article').filter({ hasText: silent.name });
    await see(card);
    expect(await card.innerText()).not.toMatch(/Open|Close/);
  });
});

describe('the public profile', () => {
  test('shows a visitor who somebody is, what they say and the lists that they share; nothing that is not decided or private, and no address', async () => {
    const email = newAddress();
    const [person, read, unread] = await Promise.all([makeAccount({ name: 'Meera Pillai', email }), makePlace(), makePlace()]);
    await decideReview(await writeReview(person, read.id, { title: 'Worth the climb', comment: 'Quiet in the morning, loud at noon.' }));
    await writeReview(person, unread.id, { comment: 'Nobody has decided about this.' });
    await makeList(person, { name: 'For everyone', visibility: 'PUBLIC', places: [read] });
    await makeList(person, { name: 'For friends', visibility: 'LINK' });
    await makeList(person, { name: 'For me' });
    const { viewer } = await ask<{ viewer: { id: string } }>(person, '{ viewer { id } }');

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
    await tab.reload();
    await see(heading(tab, 'Meera Pillai'));
    await see(tab.getByText(`Member since ${new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }).format(new Date())}`));
    await see(tab.getByRole('main').getByText('MP', { exact: true }));
    const reviews = tab.getByRole('list', { name: 'Reviews' });
    expect(await reviews.getByRole('article').count()).toBe(1);
    await see(reviews.getByText('Quiet in the morning, loud at noon.'));
    expect(await tab.getByRole('list', { name: 'Lists by Meera Pillai' }).getByRole('heading').allInnerTexts()).toEqual(['For everyone']);

    const told = [await tab.content(), ...(await Promise.all(answers))].join('\n');
    for (const secret of [email, email.split('@')[0] ?? '', 'Nobody has decided', 'For friends', 'For me']) expect(told).not.toContain(secret);
    expect(told).toContain('For everyone');
    const found = await lookAtAll(tab);
    await reviews.getByRole('link', { name: read.name }).click();
    await see(heading(tab, read.name));
    await tab.goto(`/people/${viewer.id}`);
    await see(heading(tab, 'Meera Pillai'));
    expect(found).toEqual([]);
  });

  test('of somebody who has shared nothing says so, and of nobody does not exist', async () => {
    const person = await makeAccount({ name: 'Ravi Menon' });
    const { viewer } = await ask<{ viewer: { id: string } }>(person, '{ viewer { id } }');
    const tab = await visitSignedIn(`/people/${viewer.id}`, person, { allow: [failedRequests] });
    await see(tab.getByText('No public lists yet'));
    await see(tab.getByText('No reviews yet'));
    const found = await lookAtAll(tab);
    for (const nobody of ['018cc251-f400-7000-8000-000000000000', 'nobody']) {
      expect((await tab.goto(`/people/${nobody}`))?.status()).toBe(404);
      await see(heading(tab, 'Person Not Found'));
    }
    expect([...found, ...(await lookAtAll(tab))]).toEqual([]);
  });
});
