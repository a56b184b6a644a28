import { randomUUID } from 'node:crypto';
import { type Account, api, findCity, makeAccount, mailTo, signInAsAdmin } from '../steps.js';
import { appUrl } from '../support/browser.js';

/**
 * Sends a GraphQL request of an account: what a second user does while the first one uses the browser.
 * @throws if the response has errors
 */
export async function ask<Data>({ token }: Pick<Account, 'token'>, query: string, variables: object = {}): Promise<Data> {
  const response = await fetch(`${appUrl()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (errors) throw new Error(`The API answered: ${errors.map(({ message }) => message).join('; ')}`);
  return data;
}

/** Creates an account with a confirmed address, which therefore receives mails about decisions. */
export async function makeMember(name = 'Asha Rao'): Promise<Account> {
  const account = await makeAccount({ name });
  const { link } = await mailTo(account.email, 'Confirm your e-mail address');
  await api('/auth/verify-email', { method: 'POST', token: account.token, body: { token: new URL(link).hash.slice(1) } });
  return account;
}

/** Creates a place that no other test uses. An admin suggests it, so it needs no approval. */
export async function makePlace({
  name = `Corner ${randomUUID().slice(0, 8)}`,
  city = 'Pune',
  ...more
}: { name?: string; city?: string } & Record<string, unknown> = {}) {
  const { _id: cityId, coordinates } = await findCity(city);
  const details = { name, cityId, category: 'cafe', description: 'A small place that only this journey knows of.', coordinates, ...more };
  const { suggestPlace } = await ask<{ suggestPlace: { id: string } }>(
    await signInAsAdmin(),
    'mutation ($input: SuggestPlaceInput!) { suggestPlace(input: $input) { id } }',
    { input: details },
  );
  return { id: suggestPlace.id, name, path: `/places/${suggestPlace.id}` };
}

/**
 * Writes a review through the API.
 * @returns its id
 */
export async function writeReview(author: Account, placeId: string, review: { rating?: number; title?: string; comment?: string } = {}): Promise<string> {
  const input = { placeId, rating: 4, comment: 'Quiet in the morning.', ...review };
  const { createReview } = await ask<{ createReview: { id: string } }>(author, 'mutation ($input: CreateReviewInput!) { createReview(input: $input) { id } }', {
    input,
  });
  return createReview.id;
}

/** Approves a review as an admin, or rejects it if a reason is given. */
export async function decideReview(id: string, reason?: string): Promise<void> {
  const admin = await signInAsAdmin();
  if (reason === undefined) await ask(admin, 'mutation ($id: ID!) { approveReviews(selection: { ids: [$id] }) { id } }', { id });
  else
    await ask(admin, 'mutation ($id: ID!, $input: RejectionInput!) { rejectReviews(selection: { ids: [$id] }, input: $input) { id } }', {
      id,
      input: { reason },
    });
}

/** Creates a list with places through the API. */
export async function makeList(
  owner: Account,
  { name = 'Rainy days', visibility = 'PRIVATE', places = [] as { id: string }[] } = {},
): Promise<{ id: string; ref: string; path: string }> {
  const { list } = await ask<{ list: { id: string; ref: string } }>(
    owner,
    'mutation ($input: PlaceListInput!) { list: createPlaceList(input: $input) { id ref } }',
    { input: { name, visibility } },
  );
  for (const { id } of places) {
    await ask(owner, 'mutation ($listId: ID!, $id: ID!) { addPlaceToList(listId: $listId, placeId: $id) { id } }', { listId: list.id, id });
  }
  return { ...list, path: `/lists/${list.ref}` };
}

/** Writes a note on a place of a list through the API. */
export const noteOn = (owner: Account, listId: string, placeId: string, note: string): Promise<unknown> =>
  ask(
    owner,
    'mutation ($listId: ID!, $placeId: ID!, $input: PlaceListNoteInput!) { updatePlaceListNote(listId: $listId, placeId: $placeId, input: $input) { id } }',
    { listId, placeId, input: { note } },
  );
