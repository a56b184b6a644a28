import type { Page } from 'playwright-core';
import { lookAtAll, lookAtOpen, PHONE } from '../axe.js';
import { ask, makeMember, makePlace } from '../community/people.js';
import { giveStars, reviewForm, thanks } from '../community/reviewing.js';
import { type Account, api, failedRequests, fillIn, heading, see, seeWrong, signInAsAdmin, toast, visitSignedIn } from '../steps.js';
import { pick } from './grid.js';
import { makeAdmin } from './staff.js';

jest.setTimeout(120_000);

const PATH = '/admin/settings/moderation';
const LINK = 'The menu is at www.example.org these days.';

interface Group {
  version: number;
  value: Record<string, unknown>;
}

let admin: Account;
let first: Group['value'];

const read = (): Promise<Group> => api(PATH, { token: admin.token });
const change = async ({ token }: Account, more: object): Promise<void> => {
  const { version, value } = await read();
  await api(PATH, { method: 'PUT', token, body: { version, value: { ...value, ...more } } });
};

beforeAll(async () => {
  admin = await signInAsAdmin();
  first = (await read()).value;
});
// Other tests use the same app.
afterEach(() => change(admin, first));

const choose = (tab: Page, field: string, option: string): Promise<void> => pick(tab, tab.getByRole('combobox', { name: field, exact: true }), option);
const save = (tab: Page): Promise<void> => tab.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();

/** Opens a page as a new member, and sends a review with a link. */
async function reviewWithLink(path: string): Promise<Page> {
  const tab = await visitSignedIn(`${path}?write=review`, await makeMember('Mira Iyer'), { allow: [failedRequests] });
  const form = reviewForm(tab);
  await giveStars(form, 4);
  await form.getByRole('textbox', { name: /^Your review/ }).fill(LINK);
  await form.getByRole('button', { name: 'Post review' }).click();
  return tab;
}

test('an admin shows reviews at once and holds links; of two reviews, only the one with a link waits', async () => {
  const [place, other] = [await makePlace(), await makeMember('Ravi Menon')];
  const tab = await visitSignedIn(PATH, admin, { allow: [failedRequests] });
  await see(heading(tab, 'Settings'));
  await choose(tab, 'Reviews', 'At once');
  await choose(tab, 'Links in texts', 'Held for a moderator');
  await fillIn(tab, { 'Reports that hide a review': '1' });
  await save(tab);
  await seeWrong(tab, 'Reports that hide a review', 'Expected a whole number from 2 to 100');
  expect(await lookAtAll(tab, [PHONE])).toEqual([]);
  await fillIn(tab, { 'Reports that hide a review': '2' });
  await save(tab);
  await toast(tab, 'Settings saved');
  expect((await read()).value).toEqual({ ...first, reviews: 'atOnce', links: 'held', holdAt: 2 });

  await see(thanks(await reviewWithLink(place.path)).getByText('Your review is waiting for approval.'));
  const { createReview } = await ask<{ createReview: { moderation: { status: string } } }>(
    other,
    'mutation ($input: CreateReviewInput!) { createReview(input: $input) { moderation { status } } }',
    { input: { placeId: place.id, rating: 5, comment: 'Quiet in the morning.' } },
  );
  expect(createReview.moderation.status).toBe('APPROVED');
});

test('two admins change the rules at the same time, the second one keeps both, and links are refused', async () => {
  const [place, other] = [await makePlace(), await makeAdmin('Nila Rao')];
  const tab = await visitSignedIn(PATH, admin, { allow: [failedRequests] });
  await choose(tab, 'Photos', 'At once');
  await fillIn(tab, { 'Trusted after': '5' });
  await change(other, { photos: 'trusted', links: 'refused' });
  await save(tab);
  const dialog = tab.getByRole('dialog', { name: 'Somebody else has saved changes' });
  await see(dialog.getByText('At once for trusted people'));
  expect(await lookAtOpen(tab)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Photos: theirs' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(tab, 'Settings saved');
  expect((await read()).value).toEqual({ ...first, photos: 'trusted', links: 'refused', trustAfter: 5 });

  await see(reviewForm(await reviewWithLink(place.path)).getByText('Please leave out the link'));
});
