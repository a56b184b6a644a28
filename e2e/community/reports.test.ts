import type { Locator, Page } from 'playwright-core';
import { lookAtOpen } from '../axe.js';
import { tabTo } from '../keys.js';
import { gone, makeAccount, reach, see, seeWrong, visit } from '../steps.js';
import { ask, makePlace } from './people.js';
import { publishPhoto, publishReview, reviewBy, signInHere } from './reviewing.js';

jest.setTimeout(120_000);

const THANKS = 'Thank you. A moderator will look at it.';
const ALREADY = 'You have already reported this.';

const report = (tab: Page, what: string): Locator => tab.getByRole('dialog', { name: `Report ${what}`, exact: true });
const reportPlace = (tab: Page): Promise<void> => tab.getByRole('button', { name: 'Report this place' }).click();

async function send(dialog: Locator, reason: string, answer: string): Promise<void> {
  await dialog.getByRole('radio', { name: new RegExp(`^${reason}`) }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await see(dialog.getByRole('status').getByText(answer, { exact: true }));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await gone(dialog);
}

test('a visitor signs in and reports a place, a photo and a review; three new accounts hide no review', async () => {
  const place = await makePlace();
  const review = { rating: 4, comment: 'My cousin sells better tea.' };
  const { id, author } = await publishReview('Ravi Menon', place.id, review);
  await publishPhoto(author, id, review);
  const createReport = 'mutation ($input: ReportInput!) { createReport(input: $input) }';
  for (let reports = 1; reports <= 2; reports += 1) await ask(await makeAccount(), createReport, { input: { reviewId: id, reason: 'SPAM' } });
  const tab = await visit(place.path);
  await reportPlace(tab);
  await signInHere(tab, await makeAccount());
  await reach(tab, place.path);
  await reportPlace(tab);
  const dialog = report(tab, place.name);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await see(dialog.getByText('Please choose a reason', { exact: true }));
  const found = await lookAtOpen(tab);
  await see(dialog.getByRole('radio', { name: /^Spam/ }).and(tab.locator(':focus')));
  await tab.keyboard.press('ArrowUp');
  await see(dialog.getByRole('radio', { name: /^Other/, checked: true }));
  await tabTo(tab, /^What is it/);
  await tabTo(tab, 'Send report');
  await tab.keyboard.press('Enter');
  await seeWrong(tab, 'What is it? *', 'Please say what is wrong');
  await tab.keyboard.type('It has moved.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await see(dialog.getByRole('status').getByText(THANKS, { exact: true }));
  await see(dialog.getByRole('button', { name: 'Close' }).and(tab.locator(':focus')));
  found.push(...(await lookAtOpen(tab)));
  await tab.keyboard.press('Enter');
  await gone(dialog);
  await reportPlace(tab);
  await send(dialog, 'Wrong details', ALREADY);

  await reviewBy(tab, 'Ravi Menon').getByRole('button', { name: 'Open photo 1 of 1' }).click();
  const viewer = tab.getByRole('dialog', { name: 'Photos' });
  await viewer.getByRole('button', { name: 'Report' }).click();
  await send(report(tab, 'this photo'), 'Copyright', THANKS);
  await see(viewer);
  await viewer.getByRole('button', { name: 'Close photos' }).click();
  await gone(viewer);

  await tab.getByRole('button', { name: 'More about the review by Ravi Menon' }).click();
  await tab.getByRole('menuitem', { name: 'Report' }).click();
  await send(report(tab, 'the review by Ravi Menon'), 'Harassment', THANKS);
  await tab.reload();
  await see(reviewBy(tab, 'Ravi Menon').getByText(review.comment));
  expect(found).toEqual([]);
});
