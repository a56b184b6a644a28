import type { Locator, Page } from 'playwright-core';
import { makePlace, writeReview } from '../community/people.js';
import { type Account, gone, heading, makeAccount, reach, see, signInAsAdmin, stand, toast, visitSignedIn } from '../steps.js';
import { confirm, pick, selected, tick, undo } from './grid.js';

jest.setTimeout(90_000);

let admin: Account;

beforeAll(async () => {
  admin = await signInAsAdmin();
});

interface Written {
  /** What the place is called; no other has the name. */
  place: string;
  /** Who has written; the first gives one star, the second two … */
  names: string[];
}

/** Reviews of a new place that wait. */
async function reviewsThatWait(count: number): Promise<Written> {
  const { id, name: place } = await makePlace();
  const names = ['Farah Khan', 'Ivan Petrov', 'Mei Lin'].slice(0, count);
  for (const [n, name] of names.entries()) await writeReview(await makeAccount({ name }), id, { rating: n + 1, comment: `Words of ${name}.` });
  return { place, names };
}

/** Opens the list of reviews where it shows those of one place only. */
async function find({ place, names: [first = ''] }: Written): Promise<Page> {
  const tab = await visitSignedIn(`/admin/reviews?q=${encodeURIComponent(place)}`, admin);
  await see(cardOf(tab, first));
  return tab;
}

const cardOf = (tab: Page, name: string): Locator =>
  tab
    .getByRole('list', { name: 'Reviews', exact: true })
    .getByRole('listitem')
    .filter({ has: tab.getByRole('checkbox', { name: new RegExp(`^Select the review of .* by ${name}$`) }) });
const seeStatus = (card: Locator, status: string): Promise<void> => see(card.getByText(status, { exact: true }));
const act = (card: Locator, verb: string): Promise<void> => card.getByRole('button', { name: new RegExp(`^${verb} the review`) }).click();

async function approve(tab: Page, card: Locator): Promise<void> {
  await act(card, 'Approve');
  await confirm(tab, 'Are you sure you want to approved this review?', 'Approve review');
}

async function reject(tab: Page, card: Locator): Promise<void> {
  await act(card, 'Reject');
  await tab.getByRole('dialog').getByRole('button', { name: 'It attacks or insults people.' }).click();
  await confirm(tab, 'Are you sure you want to rejected this review?', 'Reject');
}

test('an admin narrows the reviews to what they look for, and clears the filters', async () => {
  const written = await reviewsThatWait(3);
  const { place } = written;
  const tab = await visitSignedIn('/admin/reviews', admin);
  const counts = tab.getByRole('list', { name: 'Reviews by status' }).getByRole('listitem');
  await see(counts.filter({ hasText: /Total\s*\d/ }));
  expect((await counts.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual(['Total', 'Approved', 'Pending', 'Rejected']);

  await tab.getByPlaceholder('Search content, user or place...').fill(place);
  await reach(tab, `/admin/reviews?q=${place}`);
  const [other, card] = ['Mei Lin', 'Ivan Petrov'].map((name) => cardOf(tab, name).filter({ hasText: place })) as [Locator, Locator];
  await see(card);
  for (const text of [place, 'Words of Ivan Petrov.', '(2/5)', 'pending']) await see(card.getByText(text, { exact: true }));
  await pick(tab, tab.getByRole('combobox', { name: 'Rating' }), '2 Stars');
  await gone(other);
  await reach(tab, `/admin/reviews?q=${place}&rating=2`);
  const standings = tab.getByRole('navigation', { name: 'Status' });
  await standings.getByRole('link', { name: /^Approved/ }).click();
  await see(tab.getByText('No reviews found'));
  await tab.getByRole('button', { name: 'Clear Filters' }).click();
  await reach(tab, '/admin/reviews');
  await see(tab.getByRole('list', { name: 'Reviews', exact: true }));
});

test('an admin approves, rejects and deletes a review, each once it is confirmed, and takes it back', async () => {
  const tab = await find(await reviewsThatWait(1));
  const card = cardOf(tab, 'Farah Khan');
  await approve(tab, card);
  await toast(tab, 'The review is approved.');
  await seeStatus(card, 'approved');
  await undo(tab, 'The review is approved.');
  await seeStatus(card, 'pending');

  await reject(tab, card);
  await toast(tab, 'The review is rejected.');
  await seeStatus(card, 'rejected');
  await see(card.getByText('Reason: It attacks or insults people.'));

  await act(card, 'Delete');
  await confirm(tab, 'Are you sure you want to delete this review?', 'Delete review');
  await toast(tab, 'The review is deleted.');
  await see(tab.getByText('No reviews found'));
  await undo(tab, 'The review is deleted.');
  await seeStatus(card, 'rejected');
});

test('what was done last can be taken back from the same spot, whatever toasts of before go away', async () => {
  const tab = await find(await reviewsThatWait(1));
  const card = cardOf(tab, 'Farah Khan');
  await approve(tab, card);
  await undo(tab, 'The review is approved.');
  await seeStatus(card, 'pending');
  await reject(tab, card);
  const button = tab.getByRole('alert').filter({ hasText: 'The review is rejected.' }).getByRole('button', { name: 'Undo' });
  await see(button);
  const before = await button.boundingBox();
  await gone(tab.getByRole('alert').filter({ hasText: 'Taken back.' }));
  await stand(tab);
  expect((await button.boundingBox())?.y).toBe(before?.y);
});

test('an admin approves several reviews at once, and the log says who has done it and what has changed', async () => {
  const written = await reviewsThatWait(3);
  const { place, names } = written;
  const tab = await find(written);
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
  // The former entries stay until the others are there.
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
