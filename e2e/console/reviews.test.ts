import type { Locator, Page } from 'playwright-core';
import { makePlace, writeReview } from '../community/people.js';
import { type Account, gone, heading, makeAccount, reach, see, signInAsAdmin, stand, toast, visitSignedIn } from '../steps.js';
import { confirm, pick, selected, tick, undo } from './grid.js';

jest.setTimeout(90_000);

let admin: Account;

beforeAll(async () => {
  admin = await signInAsAdmin();
});

/**
 * Creates pending reviews of a new place: one star from the first author, two from the second, three from the third.
 * @returns the names of the place and of the authors
 */
async function reviewsThatWait(): Promise<{ place: string; names: string[] }> {
  const { id, name: place } = await makePlace();
  const names = ['Farah Khan', 'Ivan Petrov', 'Mei Lin'];
  for (const [n, name] of names.entries()) await writeReview(await makeAccount({ name }), id, { rating: n + 1, comment: `Words of ${name}.` });
  return { place, names };
}

const cardOf = (tab: Page, name: string): Locator =>
  tab
    .getByRole('list', { name: 'Reviews', exact: true })
    .getByRole('listitem')
    .filter({ has: tab.getByRole('checkbox', { name: new RegExp(`^Select the review of .* by ${name}$`) }) });
const seeStatus = (card: Locator, status: string): Promise<void> => see(card.getByText(status, { exact: true }));
const act = (card: Locator, verb: string): Promise<void> => card.getByRole('button', { name: new RegExp(`^${verb} the review`) }).click();

async function reject(tab: Page, card: Locator): Promise<void> {
  await act(card, 'Reject');
  await tab.getByRole('dialog').getByRole('button', { name: 'It attacks or insults people.' }).click();
  await confirm(tab, 'Are you sure you want to rejected this review?', 'Reject');
}

test('an admin approves, rejects and deletes a review after confirmation, and undoes it', async () => {
  const { place } = await reviewsThatWait();
  const tab = await visitSignedIn('/admin/reviews', admin);
  await tab.getByPlaceholder('Search content, user or place...').fill(place);
  await reach(tab, `/admin/reviews?q=${place}`);
  const card = cardOf(tab, 'Farah Khan').filter({ hasText: place });
  for (const text of [place, 'Words of Farah Khan.', '(1/5)', 'pending']) await see(card.getByText(text, { exact: true }));
  await act(card, 'Approve');
  await confirm(tab, 'Are you sure you want to approved this review?', 'Approve review');
  await toast(tab, 'The review is approved.');
  await seeStatus(card, 'approved');
  await undo(tab, 'The review is approved.');
  await seeStatus(card, 'pending');

  await reject(tab, card);
  // The button keeps its position when older toasts disappear.
  const button = tab.getByRole('alert').filter({ hasText: 'The review is rejected.' }).getByRole('button', { name: 'Undo' });
  await see(button);
  const before = await button.boundingBox();
  await gone(tab.getByRole('alert').filter({ hasText: 'Undone.' }));
  await stand(tab);
  expect((await button.boundingBox())?.y).toBe(before?.y);
  await seeStatus(card, 'rejected');
  await see(card.getByText('Reason: It attacks or insults people.'));

  await act(card, 'Delete');
  await confirm(tab, 'Are you sure you want to delete this review?', 'Delete review');
  await toast(tab, 'The review is deleted.');
  await gone(card);
  await undo(tab, 'The review is deleted.');
  await seeStatus(card, 'rejected');
});

test('an admin approves several reviews at once, and the log shows who changed what', async () => {
  const { place, names } = await reviewsThatWait();
  const tab = await visitSignedIn(`/admin/reviews?q=${encodeURIComponent(place)}`, admin);
  await see(cardOf(tab, 'Farah Khan'));
  await tick(tab, ...names.slice(0, 2).map((name) => `the review of ${place} by ${name}`));
  await selected(tab).getByRole('button', { name: 'Approve' }).click();
  await confirm(tab, 'Are you sure you want to approve these reviews?', 'Approve 2 reviews');
  await toast(tab, '2 reviews approved.');
  for (const name of names.slice(0, 2)) await seeStatus(cardOf(tab, name), 'approved');
  await seeStatus(cardOf(tab, 'Mei Lin'), 'pending');

  await tab.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Activity' }).click();
  await see(heading(tab, 'Activity'));
  await pick(tab, tab.getByRole('combobox', { name: 'Kind' }), 'Reviews');
  await pick(tab, tab.getByRole('combobox', { name: 'Action' }), 'Approved');
  const entries = tab.getByRole('list', { name: 'Activity' }).getByRole('listitem').filter({ hasText: place });
  // The old entries stay until the new ones arrive.
  await gone(entries.filter({ hasText: 'added' }).first());
  expect(await entries.count()).toBe(2);
  const entry = entries.first();
  await see(entry.getByText(`Admin approved the review of ${place}`));
  await entry.getByRole('button', { name: /^\d changes?$/ }).click();
  await see(entry.getByRole('row', { name: 'Status pending approved' }));
  await entry.getByRole('link', { name: place }).click();
  await see(cardOf(tab, 'Mei Lin'));
  expect(await tab.getByRole('list', { name: 'Reviews', exact: true }).getByRole('listitem').count()).toBe(3);
});
