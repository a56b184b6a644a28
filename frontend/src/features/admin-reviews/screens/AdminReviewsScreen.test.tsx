import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aChange, aPage, asSeen, consoleApi, VERSION } from '../../../../test/consoleApi';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { AdminReviewsScreen } from './AdminReviewsScreen';

const aReview = (id: string, status: string, more: object = {}) => ({
  __typename: 'Review',
  id,
  rating: 4,
  title: 'Lovely evenings',
  comment: 'A place to sit and watch the boats.',
  createdAt: '2026-01-02T12:34:00.000Z',
  user: { __typename: 'User', id: 'asha', name: 'Asha Rao', avatarUrl: null },
  place: { __typename: 'Place', id: 'gate', name: 'Gateway of India' },
  moderation: { __typename: 'Moderation', status, isHeld: false, reason: null, version: VERSION },
  ...more,
});
const pending = aReview('r-1', 'PENDING');
const approved = aReview('r-2', 'APPROVED', { user: null });
const rejected = aReview('r-3', 'REJECTED', { user: { __typename: 'User', id: 'noor', name: 'Noor Khan', avatarUrl: null } });
const counts = { __typename: 'ReviewCounts', all: 6150, pending: 12, approved: 6000, rejected: 138, reported: 3 };

const show = async (answers: Parameters<typeof consoleApi>[0] = {}, path = '/admin/reviews') => {
  const api = consoleApi({
    AdminReviewsScreen: () => ({ data: { adminReviews: aPage('AdminReviewPage', [pending, approved, rejected]) } }),
    AdminReviewCounts: () => ({ data: { adminCounts: { __typename: 'AdminCounts', reviews: counts } } }),
    ...answers,
  });
  const app = await renderApp(<AdminReviewsScreen />, { transport: api.transport, path });
  return { ...app, api };
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());

test('an admin sees the reviews with their moderation status', async () => {
  await show();
  const cards = within(await screen.findByRole('list', { name: 'Reviews' }))
    .getAllByRole('listitem')
    .map((card) => within(card));
  expect(cards).toHaveLength(3);
  const texts = ['Asha Rao', 'Gateway of India', '(4/5)', 'A place to sit and watch the boats.', 'Jan 2, 2026, 12:34 PM', 'pending'];
  for (const text of texts) expect(cards[0]?.getByText(text)).toBeInTheDocument();
  expect(cards[1]?.getByText('Anonymous')).toBeInTheDocument();
  const stats = within(screen.getByRole('list', { name: 'Reviews by status' })).getAllByRole('listitem');
  expect(stats.map((card) => card.textContent)).toEqual(['Total6,150', 'Approved6,000', 'Pending12', 'Rejected138']);
});

test('each status offers only its possible next decisions', async () => {
  await show();
  await screen.findByRole('list', { name: 'Reviews' });
  const names = screen.getAllByRole('button', { name: /^(Approve|Reject) the/ }).map((button) => button.getAttribute('aria-label'));
  const steps = [
    ['Approve', 'Asha Rao'],
    ['Reject', 'Asha Rao'],
    ['Reject', 'Anonymous'],
    ['Approve', 'Noor Khan'],
  ];
  expect(names).toEqual(steps.map(([verb, author]) => `${verb} the review of Gateway of India by ${author}`));
});

test('the address determines the query variables until the filters are cleared', async () => {
  const { api, router } = await show({}, '/admin/reviews?q=boats&rating=4&reported=true&sort=-helpful');
  await screen.findByRole('list', { name: 'Reviews' });
  expect(api.of('AdminReviewsScreen')).toEqual([
    { filter: { search: 'boats', rating: 4, reported: true }, sort: 'HELPFUL', direction: 'DESCENDING', page: { number: 1, size: 25 } },
  ]);
  expect(screen.getByRole('link', { name: 'Reported 3' })).toHaveAttribute('aria-current', 'page');
  await press('Clear Filters');
  expect(router.state.location.search).toBe('?sort=-helpful');
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
});

test('a chosen rating and status go into the address', async () => {
  const { router } = await show();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Rating' }));
  await userEvent.click(screen.getByRole('option', { name: '2 Stars' }));
  expect(router.state.location.search).toBe('?rating=2');
  await userEvent.click(screen.getByRole('link', { name: /^Approved/ }));
  expect(router.state.location.search).toBe('?rating=2&status=approved');
});

test('approves a review after a confirmation, and Undo reverts it', async () => {
  const { api } = await show({ ApproveReviews: () => aChange() });
  await press('Approve the review of Gateway of India by Asha Rao');
  expect(screen.getByText('Are you sure you want to approved this review?')).toBeInTheDocument();
  await press('Approve review');
  expect(await screen.findByText('The review is approved.')).toBeInTheDocument();
  expect(api.of('ApproveReviews')).toEqual([{ selection: { seen: asSeen('r-1') } }]);
  await press('Undo');
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
});

test('rejects a review with a reason after a confirmation', async () => {
  const { api } = await show({ RejectReviews: () => aChange() });
  await press('Reject the review of Gateway of India by Asha Rao');
  expect(await screen.findByText('Are you sure you want to rejected this review?')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Another place.');
  await press('Reject');
  expect(await screen.findByText('The review is rejected.')).toBeInTheDocument();
  expect(api.of('RejectReviews')).toEqual([{ selection: { seen: asSeen('r-1') }, input: { reason: 'Another place.' } }]);
});

test('deletes a review after a confirmation', async () => {
  const { api } = await show({ DeleteReviews: () => aChange() });
  await press('Delete the review of Gateway of India by Anonymous');
  await press('Delete review');
  expect(await screen.findByText('The review is deleted.')).toBeInTheDocument();
  expect(api.of('DeleteReviews')).toEqual([{ selection: { seen: asSeen('r-2') } }]);
});

test('approves all selected reviews together', async () => {
  const { api } = await show({ ApproveReviews: () => aChange(2) });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select the review of Gateway of India by Asha Rao' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select the review of Gateway of India by Noor Khan' }));
  await press('Approve');
  await press('Approve 2 reviews');
  expect(await screen.findByText('2 reviews approved.')).toBeInTheDocument();
  expect(api.of('ApproveReviews')).toEqual([{ selection: { seen: asSeen('r-1', 'r-3') } }]);
  await waitFor(() => expect(screen.queryByText('2 selected')).not.toBeInTheDocument());
});

test('an empty list shows "No reviews found"', async () => {
  await show({ AdminReviewsScreen: () => ({ data: { adminReviews: aPage('AdminReviewPage', []) } }) });
  expect(await screen.findByText('No reviews found')).toBeInTheDocument();
});

test('a list that fails to load shows the error', async () => {
  await show({ AdminReviewsScreen: () => refusal('The database rests.', 'INTERNAL') });
  expect(await screen.findByText('Error loading reviews')).toBeInTheDocument();
  expect(screen.getByText('The database rests.')).toBeInTheDocument();
});
