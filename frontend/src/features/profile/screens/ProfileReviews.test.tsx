import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../test/renderApp';
import { UpdateMailPreferencesDocument } from '../components/account/MailPreferences.generated';
import { MyReviewsDocument } from '../components/contributions/MyReviews.generated';
import { aProfile, aViewer, profileOf, refused } from './ProfileScreen.fixture';
import { ProfileScreenDocument } from './ProfileScreen.generated';

const zoe = aViewer();

const aReview = (id: string, more: object = {}) => ({
  __typename: 'Review',
  id,
  rating: 4,
  title: `Title ${id}`,
  createdAt: '2026-05-04T10:00:00Z',
  moderation: { __typename: 'Moderation', status: 'APPROVED', isHeld: false, reason: null },
  viewerCan: { __typename: 'ReviewRights', edit: true },
  place: { __typename: 'Place', id: 'p1', name: 'Gateway of India' },
  ...more,
});

const pageOf = (page: number, items: object[], pages = 1) => ({
  request: { query: MyReviewsDocument, variables: { page } },
  result: {
    data: { viewer: { __typename: 'Account', id: 'u1', reviews: { __typename: 'ReviewPage', items, page, pages, total: items.length } } },
  },
});

/** Returns the section once its lazy code has loaded; until then an empty section stands in its place. */
async function region() {
  await waitFor(() => expect(screen.getByRole('region', { name: 'My Reviews' })).not.toHaveTextContent(/^My Reviews$/));
  return within(screen.getByRole('region', { name: 'My Reviews' }));
}

test('a user sees their review with state and reason, and can edit it', async () => {
  const rejected = { __typename: 'Moderation', status: 'REJECTED', isHeld: false, reason: 'Please leave out names.' };
  await renderApp(null, profileOf(zoe, [aProfile(zoe), pageOf(1, [aReview('r1', { moderation: rejected })])]));
  const reviews = await region();
  expect(await reviews.findByRole('link', { name: 'Gateway of India' })).toHaveAttribute('href', '/places/p1');
  expect(reviews.getByText('Rated 4 out of 5')).toBeInTheDocument();
  expect(reviews.getByText('Title r1')).toBeInTheDocument();
  expect(reviews.getByText('Not published')).toBeInTheDocument();
  expect(reviews.getByText('Reason: Please leave out names.')).toBeInTheDocument();
  expect(reviews.getByRole('link', { name: 'Edit your review of Gateway of India' })).toHaveAttribute('href', '/places/p1?write=review');
});

test('a review of a hidden place stays, without a link', async () => {
  await renderApp(null, profileOf(zoe, [aProfile(zoe), pageOf(1, [aReview('r1', { place: null })])]));
  const reviews = await region();
  expect(await reviews.findByText('A place that is currently hidden')).toBeInTheDocument();
  expect(reviews.queryByRole('link')).not.toBeInTheDocument();
});

test('shows many reviews in pages', async () => {
  const mocks = [aProfile(zoe), pageOf(1, [aReview('r1')], 2), pageOf(2, [aReview('r2')], 2)];
  const { router } = await renderApp(null, profileOf(zoe, mocks));
  const reviews = await region();
  await userEvent.click(await reviews.findByRole('link', { name: 'Go to page 2' }));
  expect(await reviews.findByText('Title r2')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?reviews=2');
});

test('reviews that fail to load show the error, and a retry loads them', async () => {
  const lost = { request: pageOf(1, []).request, error: new Error('The line is cut') };
  await renderApp(null, profileOf(zoe, [aProfile(zoe), lost, pageOf(1, [aReview('r1')])]));
  const reviews = await region();
  await userEvent.click(await reviews.findByRole('button', { name: 'Try again' }));
  expect(await reviews.findByText('Title r1')).toBeInTheDocument();
});

const change = (result: object, variables: object = { wantsDecisionMails: false, language: null }) => ({
  request: { query: UpdateMailPreferencesDocument, variables },
  result,
});
const mailSwitch = () => screen.findByRole('switch', { name: /^Send me an e-mail/ });

test('the e-mail switch has a skeleton while it loads, and disappears if loading fails', async () => {
  const first = await renderApp(null, profileOf(zoe, [{ ...aProfile(zoe), delay: Infinity }]));
  expect(await screen.findByRole('status', { name: 'Loading e-mail preferences' })).toBeInTheDocument();
  first.unmount();
  await renderApp(null, profileOf(zoe, [{ request: { query: ProfileScreenDocument }, result: refused('The service is busy.') }]));
  expect(await screen.findByText('Error Loading Devices')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Messages' })).not.toBeInTheDocument();
});

test('a user turns off e-mail about decisions', async () => {
  const answer = { data: { updateMailPreferences: { __typename: 'Account', id: 'u1', wantsDecisionMails: false, language: null } } };
  await renderApp(null, profileOf(zoe, [aProfile(zoe), change(answer)]));
  await userEvent.click(await mailSwitch());
  await waitFor(async () => expect(await mailSwitch()).not.toBeChecked());
});

test('a user chooses the language of e-mails', async () => {
  const answer = { data: { updateMailPreferences: { __typename: 'Account', id: 'u1', wantsDecisionMails: true, language: 'ar' } } };
  await renderApp(null, profileOf(zoe, [aProfile(zoe), change(answer, { wantsDecisionMails: true, language: 'ar' })]));
  const choice = await screen.findByRole('combobox', { name: 'Language of e-mails' });
  expect(choice).toHaveTextContent('Language of this site');
  await userEvent.click(choice);
  await userEvent.click(await screen.findByRole('option', { name: 'العربية' }));
  expect(choice).toHaveTextContent('العربية');
});

test('a rejected change of the switch is reverted and shows the reason', async () => {
  await renderApp(null, profileOf(zoe, [aProfile(zoe), change(refused('The service is busy.'))]));
  await userEvent.click(await mailSwitch());
  expect(await screen.findByText('The service is busy.')).toBeInTheDocument();
  expect(await mailSwitch()).toBeChecked();
});
