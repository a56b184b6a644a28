import type { Locator, Page, Request, Route } from 'playwright-core';
import { DESKTOP, lookAt, lookAtOpen, lookIn, PHONE } from '../axe.js';
import { focused, tabTo } from '../keys.js';
import { api, API, failedRequests, fillIn, gone, mailTo, makeAccount, reach, see, signInElsewhere, toast, visit, visitSignedIn } from '../steps.js';
import { decideReview, makeMember, makePlace } from './people.js';
import { giveStars, myReview, ownReview, pictures, publishReview, ratingOf, reviewBy, reviewForm, signInHere, thanks } from './reviewing.js';

jest.setTimeout(120_000);

const helpful = (tab: Page, name: string) => reviewBy(tab, name).getByRole('button', { name: /^Helpful/ });
const first = (tab: Page, name: string) => tab.locator(`li:first-child > article[aria-label="Review by ${name}"]`);
const write = (path: string) => `${path}?write=review`;
const press = (on: Locator, name: string): Promise<void> => on.getByRole('button', { name, exact: true }).click();
const isSending = (request: Request): boolean => request.postData()?.includes('createReview') ?? false;

/** Delivers a review to the server and drops the response. */
async function loseAnswer(route: Route): Promise<void> {
  if (isSending(route.request())) await route.fetch();
  await (isSending(route.request()) ? route.abort('connectionreset') : route.continue());
}

/** Collects the client mutation ids of the reviews that a page sends, in order. */
function attemptsOf(tab: Page): string[] {
  const names: string[] = [];
  tab.on('request', (request) => {
    if (isSending(request)) names.push((request.postDataJSON() as { variables: { input: { clientMutationId: string } } }).variables.input.clientMutationId);
  });
  return names;
}

async function sortBy(tab: Page, order: string): Promise<void> {
  await tab.getByRole('combobox', { name: 'Sort by' }).click();
  await tab.getByRole('option', { name: order }).click();
}

/** Fills in a review by keyboard: stars, title, text, month of the visit and photos. */
async function fillByKeyboard(tab: Page, form: Locator): Promise<void> {
  await tabTo(tab, '1 star, Poor');
  await tab.keyboard.press('Space');
  const words: string[] = [];
  for (let stars = 1; stars <= 5; stars += 1) {
    words.push(await focused(tab));
    await see(form.getByText(/^(Poor|Fair|Good|Very good|Excellent)$/).filter({ hasText: words.at(-1)?.split(', ')[1] ?? '' }));
    if (stars < 5) await tab.keyboard.press('ArrowRight');
  }
  expect(words).toEqual(['1 star, Poor', '2 stars, Fair', '3 stars, Good', '4 stars, Very good', '5 stars, Excellent']);
  await tab.keyboard.press('ArrowLeft');
  await tabTo(tab, 'Title (optional)');
  await tab.keyboard.type('A quiet corner');
  await tabTo(tab, /^Your review/);
  await tab.keyboard.type('Mr. Rao is never there.');
  await tabTo(tab, /^Month of your visit/);
  await tab.keyboard.type('Feb');
  await tab.keyboard.press('ArrowRight');
  await tab.keyboard.type('2026');
  expect(await form.getByLabel('Month of your visit (optional)').inputValue()).toBe('2026-02');
  const choosing = tab.waitForEvent('filechooser');
  await tabTo(tab, 'Choose photos');
  await tab.keyboard.press('Enter');
  await (await choosing).setFiles(pictures(2));
  await see(form.getByText('2 of 5'));
}

test('a visitor filters reviews, signs in, and writes, votes on, corrects and deletes reviews', async () => {
  const place = await makePlace();
  await publishReview('Asha Rao', place.id, { rating: 1 });
  await publishReview('Ravi Menon', place.id, { rating: 4, title: 'Good tea, slow kitchen', comment: 'We sat in the yard. '.repeat(40) });
  const mira = await makeMember('Mira Iyer');
  const tab = await visit(`${place.path}?rating=3&reviews=lowest`);
  await see(tab.getByText('No reviews with 3 stars', { exact: true }));
  const found = await lookAt(tab, { part: '#reviews' });
  await tab.getByRole('button', { name: 'Show all reviews' }).click();
  await reach(tab, `${place.path}?reviews=lowest`);
  await see(first(tab, 'Asha Rao'));
  await sortBy(tab, 'Newest');
  await reach(tab, place.path);
  await see(first(tab, 'Ravi Menon'));
  await tab.getByRole('button', { name: '1 star: 1 review', exact: true }).click();
  await reach(tab, `${place.path}?rating=1`);
  await see(tab.getByText('1 review with 1 star', { exact: true }));
  await gone(reviewBy(tab, 'Ravi Menon'));
  await tab.goBack();
  await see(reviewBy(tab, 'Ravi Menon'));

  await tab.getByRole('main').getByRole('button', { name: 'Login to Review' }).first().click();
  await signInHere(tab, mira);
  await reach(tab, write(place.path));
  const form = reviewForm(tab);
  await see(form.getByText(place.name, { exact: true }));
  await fillByKeyboard(tab, form);
  found.push(...(await lookAtOpen(tab)));
  await tabTo(tab, 'Post review');
  await tab.keyboard.press('Enter');
  await see(thanks(tab).getByText('Your review is waiting for approval.'));
  found.push(...(await lookAtOpen(tab)));
  await tabTo(tab, 'Close');
  await tab.keyboard.press('Enter');
  await reach(tab, place.path);
  const own = ownReview(tab);
  for (const part of ['Waiting for approval', '4/5', 'A quiet corner', 'Mr. Rao is never there.', 'Visited February 2026']) {
    await see(own.getByText(part, { exact: true }));
  }
  expect(await own.getByRole('button', { name: /^Open photo \d of 2: waiting for approval$/ }).count()).toBe(2);
  expect(await ratingOf(place.id)).toEqual({ average: 2.5, count: 2 });
  const voted = tab.waitForResponse((response) => response.request().postData()?.includes('markReviewHelpful') ?? false);
  await helpful(tab, 'Asha Rao')
    .and(tab.getByRole('button', { pressed: false }))
    .click();
  await voted;
  await sortBy(tab, 'Most helpful');
  await see(first(tab, 'Asha Rao').getByRole('button', { name: 'Helpful (1)', pressed: true }));

  const { id = '' } = (await myReview(mira, place.id)) ?? {};
  const reason = 'It says something about a person, not about the place.';
  await decideReview(id, reason);
  const refusal = await mailTo(mira.email, `Your review of ${place.name} is not published`);
  expect(refusal.text).toContain(reason);
  await tab.goto(refusal.link);
  await see(own.getByText('Not published', { exact: true }));
  await see(own.getByText(`Reason: ${reason}`, { exact: true }));
  await see(helpful(tab, 'Asha Rao').and(tab.getByRole('button', { pressed: true })));
  found.push(...(await lookIn(tab, DESKTOP)));
  await press(own, 'Edit');
  expect(await form.getByLabel('Title (optional)').inputValue()).toBe('A quiet corner');
  expect(await form.getByRole('radio', { name: '4 stars, Very good' }).isChecked()).toBe(true);
  await fillIn(form, { 'Your review *': 'Quiet in the morning.' });
  await press(form, 'Save changes');
  await see(thanks(tab).getByText('Your review is waiting for approval.'));
  await press(thanks(tab), 'Close');
  await gone(thanks(tab));
  await decideReview(id);
  expect(await ratingOf(place.id)).toEqual({ average: 3, count: 3 });

  const question = tab.getByRole('dialog', { name: `Delete your review of ${place.name}?` });
  await press(own, 'Delete');
  await press(question, 'Keep my review');
  await gone(question);
  await press(own, 'Delete');
  await press(question, 'Delete my review');
  await toast(tab, 'Your review has been deleted.');
  await gone(own);
  await gone(reviewBy(tab, 'Mira Iyer'));
  await see(tab.getByRole('main').getByRole('button', { name: 'Write a Review' }));
  expect(await ratingOf(place.id)).toEqual({ average: 2.5, count: 2 });
  expect(found).toEqual([]);
});

test('a review on a phone survives an ended session and a lost response', async () => {
  const place = await makePlace();
  const author = await makeAccount();
  const tab = await visitSignedIn(place.path, author, { ...PHONE, isTouch: true, allow: [failedRequests] });
  const actions = tab.getByRole('group', { name: 'Quick actions' });
  const begin = actions.getByRole('button', { name: 'Write a Review' });
  await see(begin);
  const [above, below] = [await actions.boundingBox(), await tab.getByRole('navigation', { name: 'Bottom' }).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await begin.tap();
  const form = reviewForm(tab);
  await fillIn(form, { 'Title (optional)': 'On the way' });
  await press(form, 'Post review');
  await see(form.getByText('Please write a few words'));
  expect(await lookAtOpen(tab)).toEqual([]);
  await giveStars(form, 4);
  await fillIn(form, { 'Your review *': 'Written in a train.' });
  await api('/auth/logout', { method: 'POST', token: author.token });
  await press(form, 'Post review');
  await toast(tab, 'Please sign in again. Your review is kept until then.');
  await signInHere(tab, author);
  await reach(tab, write(place.path));
  await see(form.getByText('Your draft is back', { exact: true }));
  expect(await form.getByRole('radio', { name: '4 stars, Very good' }).isChecked()).toBe(true);

  const attempts = attemptsOf(tab);
  await tab.route(API, loseAnswer);
  await press(form, 'Post review');
  await see(form.getByRole('progressbar', { name: 'Busy' }));
  await see(form.getByText('The server cannot be reached. Check your connection.', { exact: true }));
  const again = { ...author, token: await signInElsewhere(author) };
  const written = await myReview(again, place.id);
  expect(written).toMatchObject({ rating: 4, title: 'On the way', comment: 'Written in a train.' });
  await tab.unroute(API, loseAnswer);
  await press(form, 'Try again');
  await see(thanks(tab));
  expect((await myReview(again, place.id))?.id).toBe(written?.id);
  expect([attempts.length > 1, new Set(attempts).size]).toEqual([true, 1]);
});
