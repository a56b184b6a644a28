import type { Locator, Page } from 'playwright-core';
import { DESKTOP, lookAt, lookAtAll, lookAtOpen, PHONE } from '../axe.js';
import { ask, makeMember, makePlace, writeReview } from '../community/people.js';
import { addPhotos } from '../community/pictures.js';
import { type Account, failedRequests, gone, heading, mailsTo, mailTo, resize, see, signInAsAdmin, stand, toast, visitSignedIn } from '../steps.js';
import { makeModerator } from './staff.js';

jest.setTimeout(120_000);

interface Waiting {
  placeId: string;
  /** Name of the place. */
  name: string;
  authors: Account[];
  /** Ids of the reviews. */
  ids: string[];
}

/** Yields the item ids of each page of the review queue. */
async function* pagesOfQueue(moderator: Account): AsyncGenerator<string[]> {
  for (let number = 1, last = 1; number <= last; number += 1) {
    const { moderationQueue } = await ask<{ moderationQueue: { items: { id: string }[]; pages: number } }>(
      moderator,
      'query ($number: Int!) { moderationQueue(kind: REVIEW, page: { number: $number, size: 25 }) { items { id } pages } }',
      { number },
    );
    last = moderationQueue.pages;
    yield moderationQueue.items.map(({ id }) => id);
  }
}

/** Returns whether these reviews are neighbors on one page of the queue, with no review of another test between them. */
async function areNeighbors(ids: readonly string[]): Promise<boolean> {
  const wanted = ids.map((id) => `review:${id}`).join();
  for await (const items of pagesOfQueue(await signInAsAdmin())) if (items.join().includes(wanted)) return true;
  return false;
}

/** Creates pending reviews of a new place that are neighbors in the queue, oldest first. */
async function reviewsThatWait(count: number): Promise<Waiting> {
  const waiting = await writeReviews(count);
  return (await areNeighbors(waiting.ids)) ? waiting : reviewsThatWait(count);
}

async function writeReviews(count: number): Promise<Waiting> {
  const { id, name } = await makePlace();
  const authors = await Promise.all(Array.from({ length: count }, (_, n) => makeMember(`Writer ${n + 1}`)));
  const ids: string[] = [];
  for (const [n, author] of authors.entries()) ids.push(await writeReview(author, id, { rating: 3, comment: `Words of writer ${n + 1} on ${name}.` }));
  return { placeId: id, name, authors, ids };
}

const stands = async (author: Account): Promise<{ status: string; reason: string | null }[]> => {
  const { viewer } = await ask<{ viewer: { reviews: { items: { moderation: { status: string; reason: string | null } }[] } } }>(
    author,
    '{ viewer { reviews { items { moderation { status reason } } } } }',
  );
  return viewer.reviews.items.map(({ moderation }) => moderation);
};

/** Returns the address that opens a review in the queue, on the page that has it. */
async function addressOf(moderator: Account, reviewId: string): Promise<string> {
  const item = `review:${reviewId}`;
  let number = 1;
  for await (const items of pagesOfQueue(moderator)) {
    if (items.includes(item)) return `/moderation?kind=review${number > 1 ? `&page=${number}` : ''}&item=${item}`;
    number += 1;
  }
  throw new Error(`${item} does not wait.`);
}

const article = (tab: Page): Locator => tab.locator('article[aria-labelledby=item-title]');
/** Waits until the review with these words is open. */
const opened = (tab: Page, words: string): Promise<void> => see(article(tab).getByText(words));

test('a moderator approves three reviews by single keys, undoes one, and rejects it with a reason', async () => {
  const moderator = await makeModerator('Kiran Shah');
  const {
    placeId,
    name,
    authors,
    ids: [first = ''],
  } = await reviewsThatWait(3);
  const [author, , third] = authors as [Account, Account, Account];
  await addPhotos(author, placeId, 'The terrace in the evening');
  const tab = await visitSignedIn(await addressOf(moderator, first), moderator);
  await see(heading(tab, 'Moderation'));
  for (const n of [1, 2, 3]) {
    await opened(tab, `Words of writer ${n} on ${name}.`);
    await tab.keyboard.press('a');
  }
  // The list scrolls to the open row; the page does not scroll.
  expect(await tab.evaluate(() => scrollY)).toBe(0);
  await toast(tab, 'Review approved');
  await tab.keyboard.press('u');
  await opened(tab, `Words of writer 3 on ${name}.`);
  expect((await Promise.all(authors.map(stands))).flat().map(({ status }) => status)).toEqual(['APPROVED', 'APPROVED', 'PENDING']);

  await tab.keyboard.press('r');
  const dialog = tab.getByRole('dialog', { name: /^Reject: Review of/ });
  await dialog.getByRole('button', { name: 'It seems to be about another place.' }).click();
  const found = await lookAtOpen(tab);
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await toast(tab, 'Review rejected');
  expect(await stands(third)).toEqual([{ status: 'REJECTED', reason: 'It seems to be about another place.' }]);
  // No mail is sent about the decision that was undone.
  await mailTo(third.email, `Your review of ${name} is not published`);
  expect(await mailsTo(third.email, `Your review of ${name} is published`)).toEqual([]);

  for (const kind of ['Places', 'Edits', 'Reports', 'Photos']) {
    const answered = tab.waitForResponse((response) => (response.request().postData() ?? '').includes('ModerationScreen'));
    await tab
      .getByRole('navigation', { name: 'Kinds' })
      .getByRole('link', { name: new RegExp(`^${kind}`) })
      .click();
    await answered;
    await stand(tab);
    await see(tab.getByRole('list', { name: 'Waiting' }).or(tab.getByText('All caught up')));
    found.push(...(await lookAt(tab, { where: kind })));
  }
  expect(found).toEqual([]);
});

test('a moderator sees who claimed a review, learns that it was decided, and opens the shortcuts', async () => {
  const [moderator, colleague] = [await makeModerator('Kiran Shah'), await makeModerator('Lena Ode')];
  const {
    name,
    ids: [first = '', second = ''],
  } = await reviewsThatWait(2);
  await ask(colleague, 'mutation ($id: ID!) { claimModerationItem(id: $id) { id } }', { id: `review:${first}` });
  const tab = await visitSignedIn(await addressOf(moderator, first), moderator, { allow: [failedRequests] });
  await opened(tab, `Words of writer 1 on ${name}.`);
  await see(article(tab).getByText('Claimed by Lena Ode'));
  const found = await lookAtAll(tab);
  await resize(tab, DESKTOP);
  await tab.getByRole('button', { name: 'Shortcuts' }).click();
  await see(tab.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect([...found, ...(await lookAtOpen(tab))]).toEqual([]);
  await tab.keyboard.press('Escape');
  await gone(tab.getByRole('dialog'));

  await ask(colleague, 'mutation ($id: ID!) { approveReviews(selection: { ids: [$id] }) { id } }', { id: first });
  await tab.keyboard.press('a');
  await toast(tab, 'This review is already approved.');
  await opened(tab, `Words of writer 2 on ${name}.`);
  expect(await addressOf(moderator, second)).toContain(second);
});

test('a moderator decides on a phone, where an item fills the screen', async () => {
  const moderator = await makeModerator('Kiran Shah');
  const {
    name,
    authors: [author],
    ids: [first = ''],
  } = await reviewsThatWait(2);
  const tab = await visitSignedIn(await addressOf(moderator, first), moderator, { ...PHONE, isTouch: true });
  await opened(tab, `Words of writer 1 on ${name}.`);
  await tab.getByRole('button', { name: 'Approve' }).tap();
  await opened(tab, `Words of writer 2 on ${name}.`);
  await toast(tab, 'Review approved');
  await tab.getByRole('button', { name: 'Back to the queue' }).tap();
  await see(tab.getByRole('list', { name: 'Waiting' }));
  expect(author && (await stands(author))).toEqual([{ status: 'APPROVED', reason: null }]);
  expect(await lookAt(tab)).toEqual([]);
});

test('a moderator who approves a review that has just changed sees the new text first', async () => {
  const moderator = await makeModerator('Kiran Shah');
  const {
    name,
    authors: [author],
    ids: [id = ''],
  } = await reviewsThatWait(1);
  const tab = await visitSignedIn(await addressOf(moderator, id), moderator);
  await opened(tab, `Words of writer 1 on ${name}.`);
  await ask(author as Account, 'mutation ($id: ID!, $input: ReviewInput!) { updateReview(id: $id, input: $input) { id } }', {
    id,
    input: { rating: 5, comment: `Buy shoes at ${name}!` },
  });
  await tab.keyboard.press('a');
  await see(article(tab).getByText('This has changed since you opened it. You see the current version.'));
  await opened(tab, `Buy shoes at ${name}!`);
  expect(await stands(author as Account)).toEqual([{ status: 'PENDING', reason: null }]);

  await tab.keyboard.press('r');
  const dialog = tab.getByRole('dialog', { name: `Reject: Review of ${name}` });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It advertises.');
  await ask(author as Account, 'mutation ($id: ID!, $input: ReviewInput!) { updateReview(id: $id, input: $input) { id } }', {
    id,
    input: { rating: 5, comment: `A quiet evening at ${name}.` },
  });
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await gone(dialog);
  await opened(tab, `A quiet evening at ${name}.`);
  await tab.keyboard.press('a');
  await toast(tab, 'Review approved');
  expect(await stands(author as Account)).toEqual([{ status: 'APPROVED', reason: null }]);
});
