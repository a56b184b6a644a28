import type { Locator, Page } from 'playwright-core';
import { makePng, photoForm } from '../../backend/test/files/pictures.js';
import { type Account, fillIn, makeAccount, reach, signInAsAdmin } from '../steps.js';
import { appUrl } from '../support/browser.js';
import { ask, decideReview, writeReview } from './people.js';

interface MyReview {
  id: string;
  rating: number;
  title: string | null;
  comment: string;
  photos: { id: string }[];
}

/** Returns a user's review of a place; null if there is none. */
export async function myReview(author: Account, placeId: string): Promise<MyReview | null> {
  const { place } = await ask<{ place: { myReview: MyReview | null } }>(
    author,
    'query ($placeId: ID!) { place(id: $placeId) { myReview { id rating title comment photos { id } } } }',
    { placeId },
  );
  return place.myReview;
}

/** Returns the public rating of a place: the average and the number of reviews. */
export async function ratingOf(placeId: string): Promise<{ average: number; count: number }> {
  const { place } = await ask<{ place: { rating: { average: number; count: number } } }>(
    await makeAccount(),
    'query ($placeId: ID!) { place(id: $placeId) { rating { average count } } }',
    { placeId },
  );
  return place.rating;
}

/**
 * Creates an approved review of a new user.
 * @returns its id and its author
 */
export async function publishReview(name: string, placeId: string, review: Parameters<typeof writeReview>[2] = {}): Promise<{ id: string; author: Account }> {
  const author = await makeAccount({ name });
  const id = await writeReview(author, placeId, review);
  await decideReview(id);
  return { id, author };
}

/** Adds a photo to a review, and approves the photo. */
export async function publishPhoto({ token }: Account, reviewId: string, review: { rating: number; comment: string }): Promise<void> {
  const response = await fetch(`${appUrl()}/api/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: photoForm(makePng(), { alt: 'The counter' }),
  });
  const { _id: id } = (await response.json()) as { _id: string };
  const input = { ...review, photoIds: [id] };
  await ask({ token }, 'mutation ($id: ID!, $input: ReviewInput!) { updateReview(id: $id, input: $input) { id } }', { id: reviewId, input });
  await ask(await signInAsAdmin(), 'mutation ($id: ID!) { approvePhotos(ids: [$id]) { count } }', { id });
}

/** Returns pictures for a file chooser. */
export const pictures = (count: number): { name: string; mimeType: string; buffer: Buffer }[] =>
  Array.from({ length: count }, (_, n) => ({ name: `IMG_${n + 1}.png`, mimeType: 'image/png', buffer: makePng(640, 480 + n) }));

/** Waits for the sign-in page, and signs in there. */
export async function signInHere(tab: Page, { email, password }: Account): Promise<void> {
  await reach(tab, '/login');
  await fillIn(tab, { 'Email address': email, Password: password });
  await tab.getByRole('button', { name: 'Sign in' }).click();
}

/** Returns the user's own review on the page of a place. */
export const ownReview = (tab: Page): Locator => tab.getByRole('region', { name: 'Your review' });

/** Returns the review of an author in the list. */
export const reviewBy = (tab: Page, name: string): Locator => tab.getByRole('article', { name: `Review by ${name}` });

export const reviewForm = (tab: Page): Locator => tab.getByRole('dialog', { name: /^(Write a Review|Edit your review)$/ });

/** Returns the dialog that shows after a review was sent. */
export const thanks = (tab: Page): Locator => tab.getByRole('dialog', { name: 'Thank you!' });

/** Clicks the given number of stars. */
export const giveStars = (form: Locator, stars: number): Promise<void> =>
  form
    .getByRole('radiogroup', { name: 'Your rating' })
    .locator('label')
    .nth(stars - 1)
    .click();
