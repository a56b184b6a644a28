import type { Locator, Page } from 'playwright-core';
import { lookAtOpen, PHONE } from '../axe.js';
import { focused, tabTo } from '../keys.js';
import { gone, makeAccount, reach, resize, see, seeWrong, signInAsAdmin, visit, visitSignedIn } from '../steps.js';
import { ask, decideReview, makePlace } from './people.js';
import { ownReview, publishPhoto, publishReview, reviewBy, signInHere } from './reviewing.js';

jest.setTimeout(120_000);

const REASONS = ['Spam', 'Wrong details', 'Inappropriate', 'Harassment', 'Hateful', 'Violence', 'Privacy', 'Copyright', 'Other'];
const THANKS = 'Thank you. A moderator will look at it.';
const ALREADY = 'You have already reported this.';

const report = (tab: Page, what: string): Locator => tab.getByRole('dialog', { name: `Report ${what}`, exact: true });
const reportPlace = (tab: Page): Promise<void> => tab.getByRole('button', { name: 'Report this place' }).click();

async function reportReview(tab: Page, name: string): Promise<Locator> {
  await tab.getByRole('button', { name: `More about the review by ${name}` }).click();
  await tab.getByRole('menuitem', { name: 'Report' }).click();
  return report(tab, `the review by ${name}`);
}

async function send(dialog: Locator, reason: string, answer: string): Promise<void> {
  await dialog.getByRole('radio', { name: new RegExp(`^${reason}`) }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await see(dialog.getByRole('status').getByText(answer, { exact: true }));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await gone(dialog);
}

test('a visitor signs in to report a place, finds every reason by keyboard, has to say what “other” means, and is told when they have reported it before', async () => {
  const place = await makePlace();
  const tab = await visit(place.path);
  await reportPlace(tab);
  await signInHere(tab, await makeAccount());
  await reach(tab, place.path);
  await reportPlace(tab);
  const dialog = report(tab, place.name);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await see(dialog.getByText('Please choose a reason', { exact: true }));
  const reasons: string[] = [];
  await see(dialog.getByRole('radio', { name: /^Spam/ }).and(tab.locator(':focus')));
  for (const reason of REASONS) {
    reasons.push(await focused(tab));
    if (reason !== 'Other') await tab.keyboard.press('ArrowDown');
  }
  expect(reasons.map((words, n) => words.startsWith(REASONS[n] ?? '?'))).toEqual(REASONS.map(() => true));
  await see(dialog.getByRole('radio', { name: /^Other/, checked: true }));
  await tabTo(tab, /^What is it/);
  await tab.keyboard.press('Tab');
  await tabTo(tab, 'Send report');
  await tab.keyboard.press('Enter');
  await seeWrong(tab, 'What is it? *', 'Please say what is wrong');
  await tab.keyboard.type('It has moved to the other side of the road.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await see(dialog.getByRole('status').getByText(THANKS, { exact: true }));
  await see(dialog.getByRole('button', { name: 'Close' }).and(tab.locator(':focus')));
  await tab.keyboard.press('Enter');
  await gone(dialog);

  await reportPlace(tab);
  await send(dialog, 'Wrong details', ALREADY);
});

test('three people report a review, which hides it until a moderator has looked; the console counts it, its author reads why', async () => {
  const place = await makePlace();
  const review = await publishReview('Ravi Menon', place.id, { comment: 'My cousin sells better tea.' });
  const admin = await visitSignedIn('/admin', await signInAsAdmin());
  const counted = async (): Promise<number> => {
    await admin.reload();
    const figure = admin.getByRole('heading', { name: 'Reported Reviews' }).locator('xpath=../following-sibling::p');
    return Number(await figure.filter({ hasText: /\d/ }).innerText());
  };
  const before = await counted();
  const tab = await visitSignedIn(place.path, await makeAccount());
  await send(await reportReview(tab, 'Ravi Menon'), 'Spam', THANKS);
  await send(await reportReview(tab, 'Ravi Menon'), 'Privacy', ALREADY);
  expect(await counted()).toBe(before + 1);
  const createReport = 'mutation ($input: ReportInput!) { createReport(input: $input) }';
  await ask(await makeAccount(), createReport, { input: { reviewId: review.id, reason: 'SPAM' } });
  await tab.reload();
  await see(reviewBy(tab, 'Ravi Menon'));

  const third = await visitSignedIn(place.path, await makeAccount());
  await send(await reportReview(third, 'Ravi Menon'), 'Harassment', THANKS);
  await tab.reload();
  await see(tab.getByText('Be the first to review this place!'));
  expect(await reviewBy(tab, 'Ravi Menon').count()).toBe(0);
  expect(await counted()).toBe(before + 1);
  const author = await visitSignedIn(place.path, review.author);
  await see(ownReview(author).getByText('Waiting for approval', { exact: true }));
  await see(ownReview(author).getByText('Reported by several people; a moderator will look at it.', { exact: true }));
  await see(author.getByText('Yours is not shown to others yet.', { exact: true }));

  await decideReview(review.id);
  expect(await counted()).toBe(before);
  await tab.reload();
  await see(reviewBy(tab, 'Ravi Menon'));
  await author.reload();
  await see(ownReview(author).getByText('Published', { exact: true }));
});

test('somebody reports a photo of a review from the viewer, and goes on looking', async () => {
  const place = await makePlace();
  const review = { rating: 4, comment: 'The counter is new.' };
  const { id, author } = await publishReview('Ravi Menon', place.id, review);
  await publishPhoto(author, id, review);
  const tab = await visitSignedIn(place.path, await makeAccount());
  await reviewBy(tab, 'Ravi Menon').getByRole('button', { name: 'Open photo 1 of 1' }).click();
  const viewer = tab.getByRole('dialog', { name: 'Photos' });
  for (const answer of [THANKS, ALREADY]) {
    await viewer.getByRole('button', { name: 'Report' }).click();
    await send(report(tab, 'this photo'), 'Copyright', answer);
    await see(viewer);
  }
  await viewer.getByRole('button', { name: 'Close photos' }).click();
  await gone(viewer);
});

test('the menu of a review and its report are accessible, light and dark, with errors and when it is sent', async () => {
  const place = await makePlace();
  await publishReview('Ravi Menon', place.id);
  const tab = await visitSignedIn(place.path, await makeAccount());
  await tab.getByRole('button', { name: 'More about the review by Ravi Menon' }).click();
  await see(tab.getByRole('menuitem', { name: 'Report' }));
  const found = await lookAtOpen(tab);
  await tab.keyboard.press('Escape');
  await gone(tab.getByRole('menuitem', { name: 'Report' }));
  const dialog = await reportReview(tab, 'Ravi Menon');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await see(dialog.getByText('Please choose a reason', { exact: true }));
  found.push(...(await lookAtOpen(tab)));
  await resize(tab, PHONE);
  found.push(...(await lookAtOpen(tab)));
  await dialog.getByRole('radio', { name: /^Spam/ }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await see(dialog.getByRole('status'));
  found.push(...(await lookAtOpen(tab)));
  expect(found).toEqual([]);
});
