import type { Page, Request, Route } from 'playwright-core';
import { DESKTOP, lookAtAll, lookAtOpen, PHONE } from '../axe.js';
import { focused, tabTo } from '../keys.js';
import {
  api,
  API,
  failedRequests,
  fillIn,
  gone,
  mailsTo,
  mailTo,
  makeAccount,
  reach,
  resize,
  see,
  signInElsewhere,
  toast,
  visit,
  visitSignedIn,
} from '../steps.js';
import { ask, decideReview, makeMember, makePlace, writeReview } from './people.js';
import { giveStars, myReview, ownReview, pictures, publishReview, ratingOf, reviewBy, reviewForm, reviewsOf, signInHere, thanks } from './reviewing.js';

jest.setTimeout(120_000);

const helpful = (tab: Page, name: string) => reviewBy(tab, name).getByRole('button', { name: /^Helpful/ });
const bar = (tab: Page, name: string) => tab.getByRole('group', { name: 'Filter reviews by stars' }).getByRole('button', { name, exact: true });
const write = (path: string) => `${path}?write=review`;
const isSending = (request: Request): boolean => request.postData()?.includes('createReview') ?? false;

/** Follows a link from outside the page, which loads it anew. */
async function follow(tab: Page, link: string): Promise<void> {
  await tab.goto('about:blank');
  await tab.goto(link);
}

/** Names of the attempts to send a review, in their order. */
function attemptsOf(tab: Page): string[] {
  const names: string[] = [];
  tab.on('request', (request) => {
    if (isSending(request)) names.push((request.postDataJSON() as { variables: { input: { clientMutationId: string } } }).variables.input.clientMutationId);
  });
  return names;
}

test('a visitor signs in to review a place, says by keyboard how it was, and adds photos; a moderator refuses it, and takes it once it is better', async () => {
  const place = await makePlace();
  await publishReview('Ravi Menon', place.id, { rating: 2 });
  const mira = await makeMember('Mira Iyer');
  const tab = await visit(place.path);
  await tab.getByRole('main').getByRole('button', { name: 'Login to Review' }).first().click();
  await signInHere(tab, mira);
  await reach(tab, write(place.path));
  const form = reviewForm(tab);
  await see(form.getByText(place.name, { exact: true }));

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
  await tab.keyboard.type('The owner, Mr. Rao, is never there.');
  await tabTo(tab, /^Month of your visit/);
  await tab.keyboard.type('Feb');
  await tab.keyboard.press('ArrowRight');
  await tab.keyboard.type('2026');
  expect(await form.getByLabel('Month of your visit (optional)').inputValue()).toBe('2026-02');
  const choosing = tab.waitForEvent('filechooser');
  await tabTo(tab, 'Choose photos');
  await tab.keyboard.press('Enter');
  await (await choosing).setFiles(pictures(6));
  await see(form.getByText('5 photos at most: 1 photo was left out.'));
  await see(form.getByText('5 of 5'));
  await tabTo(tab, 'Post review');
  await tab.keyboard.press('Enter');
  await see(thanks(tab).getByText('Your review is waiting for approval.'));
  await tabTo(tab, 'Close');
  await tab.keyboard.press('Enter');
  await reach(tab, place.path);
  const own = ownReview(tab);
  for (const part of ['Waiting for approval', '4/5', 'A quiet corner', 'The owner, Mr. Rao, is never there.', 'Visited February 2026']) {
    await see(own.getByText(part, { exact: true }));
  }
  expect(await own.getByRole('button', { name: /^Open photo/ }).count()).toBe(5);

  const visitor = await visit(place.path);
  await see(visitor.getByText('Rated 2 out of 5', { exact: true }));
  await see(reviewsOf(visitor).getByText('1 review', { exact: true }));
  await see(reviewBy(visitor, 'Ravi Menon'));
  expect(await reviewBy(visitor, 'Mira Iyer').count()).toBe(0);

  const { id = '' } = (await myReview(mira, place.id)) ?? {};
  const reason = 'It says something about a person, not about the place.';
  await decideReview(id, reason);
  const refusal = await mailTo(mira.email, `Your review of ${place.name} is not published`);
  expect(refusal.text).toContain(reason);
  await follow(tab, refusal.link);
  await see(ownReview(tab).getByText('Not published', { exact: true }));
  await see(ownReview(tab).getByText(`Reason: ${reason}`, { exact: true }));

  await tab.goto('/profile');
  const list = tab.getByRole('region', { name: 'My Reviews' });
  await see(list.getByText('Not published', { exact: true }));
  await see(list.getByText(`Reason: ${reason}`, { exact: true }));
  await list.getByRole('link', { name: `Edit your review of ${place.name}` }).click();
  await reach(tab, write(place.path));
  expect(await form.getByLabel('Title (optional)').inputValue()).toBe('A quiet corner');
  expect(await form.getByRole('radio', { name: '4 stars, Very good' }).isChecked()).toBe(true);
  await fillIn(form, { 'Your review *': 'Quiet in the morning.' });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await see(thanks(tab).getByText('Your review is waiting for approval.'));

  await decideReview(id);
  const approval = await mailTo(mira.email, `Your review of ${place.name} is published`);
  await follow(visitor, approval.link);
  const shown = reviewBy(visitor, 'Mira Iyer');
  await see(shown.getByText('Quiet in the morning.', { exact: true }));
  await see(shown.getByText(/ · edited /));
  await see(visitor.getByText('Rated 3 out of 5', { exact: true }));
  await see(reviewsOf(visitor).getByText('2 reviews', { exact: true }));
  await see(bar(visitor, '4 stars: 1 review'));
  await see(bar(visitor, '2 stars: 1 review'));
  expect(await ratingOf(place.id)).toEqual({ average: 3, count: 2 });
});

test('somebody who wants no mails about decisions gets none, until they want them again', async () => {
  const place = await makePlace();
  const author = await makeMember('Tara Bose');
  const id = await writeReview(author, place.id);
  const tab = await visitSignedIn('/profile', author);
  const wish = tab.getByRole('switch', { name: 'Tell me by mail when a moderator decides about something I contributed' });
  const change = async (wanted: boolean) => {
    const saved = tab.waitForResponse((response) => response.request().postData()?.includes('updateMailPreferences') ?? false);
    await wish.setChecked(wanted);
    await (await saved).finished();
  };
  await change(false);
  await decideReview(id, 'Please say more about the place.');
  await tab.reload();
  expect(await wish.isChecked()).toBe(false);
  await change(true);
  await decideReview(id);
  await mailTo(author.email, `Your review of ${place.name} is published`);
  expect(await mailsTo(author.email, `Your review of ${place.name} is not published`)).toEqual([]);
});

test('a second person finds a review helpful, once, and takes it back; nobody votes for or reports what is their own', async () => {
  const place = await makePlace();
  const { author } = await publishReview('Asha Rao', place.id, { rating: 2 });
  await publishReview('Ravi Menon', place.id, { rating: 5 });
  const reader = await makeAccount({ name: 'Zoë Koch' });
  const tab = await visit(place.path);
  await helpful(tab, 'Asha Rao').click();
  await signInHere(tab, reader);
  await reach(tab, place.path);
  await helpful(tab, 'Asha Rao')
    .and(tab.getByRole('button', { pressed: false }))
    .click();
  await see(reviewBy(tab, 'Asha Rao').getByRole('button', { name: 'Helpful (1)', pressed: true }));

  const own = await visitSignedIn(`${place.path}?reviews=helpful`, author);
  await see(reviewBy(own, 'Asha Rao').getByRole('button', { name: 'Helpful (1)', pressed: false, disabled: true }));
  expect(
    await own
      .getByRole('article', { name: /^Review by/ })
      .first()
      .getAttribute('aria-label'),
  ).toBe('Review by Asha Rao');
  await helpful(own, 'Asha Rao').hover();
  await see(own.getByRole('tooltip', { name: 'You cannot mark your own review as helpful' }));
  expect(await own.getByRole('button', { name: 'More about the review by Asha Rao' }).count()).toBe(0);
  await see(own.getByRole('button', { name: 'More about the review by Ravi Menon' }));

  await tab.reload();
  const taken = reviewBy(tab, 'Asha Rao').getByRole('button', { name: 'Helpful (1)', pressed: true });
  await taken.click();
  await see(reviewBy(tab, 'Asha Rao').getByRole('button', { name: 'Helpful', exact: true, pressed: false }));
  await tab.reload();
  await see(reviewBy(tab, 'Asha Rao').getByRole('button', { name: 'Helpful', exact: true, pressed: false }));
});

test('a reader narrows reviews to stars that nobody gave, and finds back by a button, by Back and by the address', async () => {
  const place = await makePlace();
  await publishReview('Asha Rao', place.id, { rating: 5 });
  await publishReview('Ravi Menon', place.id, { rating: 1 });
  const tab = await visit(place.path);
  await bar(tab, '1 star: 1 review').click();
  await reach(tab, `${place.path}?rating=1`);
  await see(tab.getByText('1 review with 1 star', { exact: true }));
  await gone(reviewBy(tab, 'Asha Rao'));
  expect(await bar(tab, '3 stars: 0 reviews').isDisabled()).toBe(true);
  await tab.goBack();
  await see(reviewBy(tab, 'Asha Rao'));
  for (const [order, first] of [
    ['Highest', 'Asha Rao'],
    ['Lowest', 'Ravi Menon'],
    ['Newest', 'Ravi Menon'],
  ] as const) {
    await tab.getByRole('combobox', { name: 'Sort by' }).click();
    await tab.getByRole('option', { name: order }).click();
    await reach(tab, order === 'Newest' ? place.path : `${place.path}?reviews=${order.toLowerCase()}`);
    await see(tab.locator(`li:first-child > article[aria-label="Review by ${first}"]`));
  }
  await tab.goto(`${place.path}?rating=3&reviews=highest`);
  await see(tab.getByText('No reviews with 3 stars', { exact: true }));
  await tab.getByRole('button', { name: 'Show all reviews' }).click();
  await reach(tab, `${place.path}?reviews=highest`);
  await see(reviewBy(tab, 'Ravi Menon'));
});

test('an author deletes their review, after thinking better of it once, and may write another one', async () => {
  const place = await makePlace();
  const { author } = await publishReview('Asha Rao', place.id, { rating: 1 });
  const tab = await visitSignedIn(place.path, author);
  await ownReview(tab).getByRole('button', { name: 'Delete' }).click();
  const dialog = tab.getByRole('dialog', { name: `Delete your review of ${place.name}?` });
  await dialog.getByRole('button', { name: 'Keep my review' }).click();
  await gone(dialog);
  await see(ownReview(tab).getByText('Published', { exact: true }));
  await ownReview(tab).getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete my review' }).click();
  await toast(tab, 'Your review has been deleted.');
  await gone(ownReview(tab));
  await see(reviewsOf(tab).getByText('No reviews yet', { exact: true }));
  expect(await ratingOf(place.id)).toEqual({ average: 0, count: 0 });

  await reviewsOf(tab).getByRole('button', { name: 'Write a Review' }).click();
  await giveStars(reviewForm(tab), 5);
  await fillIn(reviewForm(tab), { 'Your review *': 'They have new chairs.' });
  await reviewForm(tab).getByRole('button', { name: 'Post review' }).click();
  await see(thanks(tab));
});

test('somebody who writes about a place that they have reviewed elsewhere meanwhile is told so, and loses nothing', async () => {
  const place = await makePlace();
  const author = await makeAccount();
  const tab = await visitSignedIn(write(place.path), author);
  const form = reviewForm(tab);
  await giveStars(form, 3);
  await fillIn(form, { 'Your review *': 'The second thought.' });
  await writeReview(author, place.id, { comment: 'The first thought.' });
  await form.getByRole('button', { name: 'Post review' }).click();
  await see(form.getByRole('alert').getByText('You have already reviewed this place.', { exact: true }));
  expect(await form.getByLabel('Your review *').inputValue()).toBe('The second thought.');
  await form.getByRole('button', { name: 'Close' }).click();
  await tab.reload();
  await see(ownReview(tab).getByText('The first thought.', { exact: true }));
  await ownReview(tab).getByRole('button', { name: 'Edit' }).click();
  await see(form.getByText('Your draft is back', { exact: true }));
  expect(await form.getByLabel('Your review *').inputValue()).toBe('The second thought.');
  await form.getByRole('button', { name: 'Discard' }).click();
  expect(await form.getByLabel('Your review *').inputValue()).toBe('The first thought.');
});

test('a review whose line is cut, before or after it has arrived, is kept and written once', async () => {
  const place = await makePlace();
  const author = await makeAccount();
  const tab = await visitSignedIn(write(place.path), author, { allow: [failedRequests] });
  const attempts = attemptsOf(tab);
  const form = reviewForm(tab);
  await giveStars(form, 5);
  await fillIn(form, { 'Title (optional)': 'On the way', 'Your review *': 'Written in a train.' });
  await tab.context().setOffline(true);
  await form.getByRole('button', { name: 'Post review' }).click();
  await see(form.getByText('You are offline. Try again once you have a connection.', { exact: true }));
  expect(await form.getByLabel('Your review *').inputValue()).toBe('Written in a train.');
  expect(await myReview(author, place.id)).toBeNull();

  await tab.context().setOffline(false);
  const loseAnswer = async (route: Route): Promise<void> => {
    if (isSending(route.request())) await route.fetch();
    await (isSending(route.request()) ? route.abort('connectionreset') : route.continue());
  };
  await tab.route(API, loseAnswer);
  await form.getByRole('button', { name: 'Try again' }).click();
  await see(form.getByRole('progressbar', { name: 'Busy' }));
  await gone(form.getByRole('progressbar', { name: 'Busy' }));
  await see(form.getByText('The server cannot be reached. Check your connection.', { exact: true }));
  const written = await myReview(author, place.id);
  expect(written?.comment).toBe('Written in a train.');

  await tab.unroute(API, loseAnswer);
  await form.getByRole('button', { name: 'Try again' }).click();
  await see(thanks(tab));
  expect((await myReview(author, place.id))?.id).toBe(written?.id);
  expect(new Set(attempts).size).toBe(1);
});

test('somebody with a phone whose session ends while they write signs in again, and finds place and draft as they were', async () => {
  const place = await makePlace();
  const author = await makeAccount();
  const tab = await visitSignedIn(place.path, author, { ...PHONE, isTouch: true });
  const actions = tab.getByRole('group', { name: 'Quick actions' });
  await see(actions.getByRole('button', { name: 'Write a Review' }));
  const [above, below] = [await actions.boundingBox(), await tab.getByRole('navigation', { name: 'Bottom' }).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await actions.getByRole('button', { name: 'Write a Review' }).tap();
  const form = reviewForm(tab);
  await giveStars(form, 4);
  await fillIn(form, { 'Title (optional)': 'Half a thought', 'Your review *': 'And the other half.' });
  await api('/auth/logout', { method: 'POST', token: author.token });
  await form.getByRole('button', { name: 'Post review' }).click();
  await toast(tab, 'Please sign in again. Your review is kept until then.');
  await signInHere(tab, author);
  await reach(tab, write(place.path));
  await see(form.getByText('Your draft is back', { exact: true }));
  expect(await form.getByRole('radio', { name: '4 stars, Very good' }).isChecked()).toBe(true);
  expect(await form.getByLabel('Title (optional)').inputValue()).toBe('Half a thought');
  await form.getByRole('button', { name: 'Post review' }).click();
  await see(thanks(tab));
  expect(await myReview({ ...author, token: await signInElsewhere(author) }, place.id)).toMatchObject({
    rating: 4,
    title: 'Half a thought',
    comment: 'And the other half.',
  });
});

test('somebody closes the form over a draft, comes back to it another day, and throws it away; others at the browser do not see it', async () => {
  const place = await makePlace();
  const author = await makeAccount();
  const tab = await visitSignedIn(place.path, author);
  await reviewsOf(tab).getByRole('button', { name: 'Write a Review' }).click();
  const form = reviewForm(tab);
  await fillIn(form, { 'Your review *': 'To be continued' });
  await tab.keyboard.press('Escape');
  await gone(form);
  await reach(tab, place.path);
  await tab.reload();
  const { token } = await makeAccount();
  await tab.evaluate((value) => localStorage.setItem('token', value), token);
  await tab.goto(write(place.path));
  await see(form);
  expect(await form.getByLabel('Your review *').inputValue()).toBe('');
  await tab.evaluate((value) => localStorage.setItem('token', value), author.token);
  await tab.reload();
  await see(form.getByText('Your draft is back', { exact: true }));
  expect(await form.getByLabel('Your review *').inputValue()).toBe('To be continued');
  await form.getByRole('button', { name: 'Discard' }).click();
  expect(await form.getByLabel('Your review *').inputValue()).toBe('');
  await tab.reload();
  await see(form);
  expect(await form.getByText('Your draft is back').count()).toBe(0);
});

test('reviews are accessible, light and dark: the refused one of one’s own, the list narrowed to none, menus, and the form with all that it can say', async () => {
  const place = await makePlace();
  const { id } = await publishReview('Ravi Menon', place.id, { title: 'Good tea, slow kitchen', comment: 'We sat in the yard. '.repeat(40) });
  const author = await makeAccount();
  await decideReview(await writeReview(author, place.id), 'Please say more about the place.');
  await ask(author, 'mutation ($id: ID!) { markReviewHelpful(id: $id) { id } }', { id });
  const tab = await visitSignedIn(place.path, author);
  await see(ownReview(tab).getByText('Not published', { exact: true }));
  await see(helpful(tab, 'Ravi Menon').and(tab.getByRole('button', { pressed: true })));
  const found = await lookAtAll(tab);
  await tab.goto(`${place.path}?rating=2`);
  await see(tab.getByText('No reviews with 2 stars', { exact: true }));
  found.push(...(await lookAtAll(tab)));

  await resize(tab, DESKTOP);
  await tab.getByRole('combobox', { name: 'Sort by' }).click();
  await see(tab.getByRole('option', { name: 'Most helpful' }));
  found.push(...(await lookAtOpen(tab)));
  await tab.keyboard.press('Escape');
  await ownReview(tab).getByRole('button', { name: 'Delete' }).click();
  await see(tab.getByRole('dialog', { name: /^Delete your review/ }));
  found.push(...(await lookAtOpen(tab)));

  await tab.goto(write(place.path));
  const form = reviewForm(tab);
  await fillIn(form, { 'Title (optional)': 'x'.repeat(121), 'Your review *': '' });
  await tab.reload();
  await see(form.getByText('Your draft is back', { exact: true }));
  await form.getByRole('button', { name: 'Save changes' }).click();
  await see(form.getByText('Please write a few words'));
  found.push(...(await lookAtOpen(tab)));
  await resize(tab, PHONE);
  found.push(...(await lookAtOpen(tab)));
  await fillIn(form, { 'Title (optional)': '', 'Your review *': 'Better.' });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await see(thanks(tab));
  found.push(...(await lookAtOpen(tab)));
  expect(found).toEqual([]);
});
