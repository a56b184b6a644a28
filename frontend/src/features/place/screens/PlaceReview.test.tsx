import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cutLine, fakeApi, refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { makeViewer, signInAs } from '../../../../test/viewer';
import { PlaceScreen } from './PlaceScreen';
import { aPlace, answerWith } from './PlaceScreen.fixture';

const PENDING = { __typename: 'Moderation', status: 'PENDING', isHeld: false, reason: null };
const DRAFT = 'citypins-review-draft:p1';

const mine = (more: object = {}) => ({
  __typename: 'Review',
  id: 'r9',
  rating: 4,
  title: null,
  comment: 'Go at dawn.',
  visitMonth: null,
  photos: [],
  createdAt: '2026-05-04T10:00:00Z',
  editedAt: null,
  moderation: PENDING,
  viewerCan: { __typename: 'ReviewRights', edit: true, delete: true },
  ...more,
});

/** Fake API with one place. A written review is part of its later responses. */
function aGuide(first: { review?: object | null; isSignedIn?: boolean } = {}) {
  const { isSignedIn = true } = first;
  let { review = null } = first;
  if (isSignedIn) signInAs(makeViewer());
  const place = (more: object) => ({ data: { place: { __typename: 'Place', id: 'p1', ...more } } });
  return fakeApi({
    Viewer: () => ({ data: { viewer: makeViewer() } }),
    PlaceScreen: () => answerWith(aPlace()),
    PlaceReviews: () => place({ reviews: aPlace().reviews }),
    ReportPlace: () => place({ viewerCan: { __typename: 'PlaceRights', report: true } }),
    MyReview: () => place({ viewerCan: { __typename: 'PlaceRights', review: review === null }, myReview: review }),
    CreateReview: () => {
      review = mine();
      return { data: { createReview: review } };
    },
    UpdateReview: () => {
      review = mine({ comment: 'Go at dusk.' });
      return { data: { updateReview: review } };
    },
    DeleteReview: () => {
      review = null;
      return { data: { deleteReview: { __typename: 'Place', id: 'p1' } } };
    },
  });
}

const routes = [
  { path: '/places/:id', element: <PlaceScreen /> },
  { path: '/login', element: <h1>Sign in</h1> },
];

const open = (api: ReturnType<typeof aGuide>, path = '/places/p1') => renderApp(null, { path, routes, transport: api.transport });
const WRITING = '/places/p1?write=review';

const form = async () => within(await screen.findByRole('dialog'));
const comment = async () => (await form()).findByRole('textbox', { name: /^Your review/ });
const press = async (name: string) => userEvent.click(await (await form()).findByRole('button', { name }));
const write = async (text: string) => {
  await userEvent.click(await comment());
  await userEvent.paste(text);
};
const star = async (name: RegExp) => userEvent.click(await (await form()).findByRole('radio', { name }));
const inputsOf = (api: ReturnType<typeof aGuide>) => api.of('CreateReview').map(({ input }) => input as { comment: string; clientMutationId: string });

afterEach(() => localStorage.clear());

test('a visitor who wants to review signs in first and returns to the open form', async () => {
  const { router } = await open(aGuide({ isSignedIn: false }));
  const [button] = await screen.findAllByRole('button', { name: 'Login to Review' });
  await userEvent.click(button as HTMLElement);
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.location.state).toMatchObject({ from: { pathname: '/places/p1', search: '?write=review' } });
});

test('a member writes a review, sees a thank-you message and the review on the page', async () => {
  const api = aGuide();
  const { router } = await open(api);
  const [button] = await screen.findAllByRole('button', { name: 'Write a Review' });
  await userEvent.click(button as HTMLElement);
  await star(/^4 stars, Very good/);
  await userEvent.type(await comment(), 'Go at dawn.');
  await press('Post review');
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toHaveFocus();
  expect(screen.getByText('Your review is waiting for approval.')).toBeInTheDocument();
  expect(inputsOf(api)).toEqual([
    { placeId: 'p1', rating: 4, title: null, comment: 'Go at dawn.', visitMonth: null, photoIds: [], clientMutationId: expect.any(String) as string },
  ]);
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
  expect(await screen.findByRole('region', { name: 'Your review' })).toHaveTextContent('Waiting for approval');
  expect(screen.queryByRole('button', { name: 'Write a Review' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Actions' })).getByRole('button', { name: 'Edit your review' })).toBeInTheDocument();
  expect(api.of('PlaceScreen').length).toBeGreaterThan(1);
  expect(localStorage.getItem(DRAFT)).toBeNull();
});

test('a review without stars or text, or with too long text, is not sent and shows an error per field', async () => {
  const api = aGuide();
  await open(api, WRITING);
  await press('Post review');
  expect(await screen.findByText('Please choose 1 to 5 stars')).toBeInTheDocument();
  expect(screen.getByText('Please write a few words')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^1 star, Poor/ })).toHaveFocus();
  expect(inputsOf(api)).toHaveLength(0);
  await star(/^5 stars/);
  await write('x'.repeat(5001));
  expect(screen.getByText('5,001 of 5,000 characters')).toBeInTheDocument();
  await press('Post review');
  expect(await screen.findByText('Comment must be at most 5,000 characters')).toBeInTheDocument();
  expect(await comment()).toHaveValue('x'.repeat(5001));
  expect(screen.getByText('What should others know before they go?')).toBeInTheDocument();
  expect(inputsOf(api)).toHaveLength(0);
});

test('a retry after a lost request reuses the idempotency key until the text changes', async () => {
  const api = aGuide();
  const { CreateReview } = api.answers;
  api.answers.CreateReview = cutLine;
  await open(api, WRITING);
  await star(/^4 stars/);
  await write('Go at dawn.');
  await press('Post review');
  expect(await screen.findByText('The server cannot be reached. Check your connection.')).toBeInTheDocument();
  expect(await comment()).toHaveValue('Go at dawn.');
  await press('Try again');
  await waitFor(() => expect(inputsOf(api)).toHaveLength(2));
  await write(' Or at dusk.');
  if (CreateReview) api.answers.CreateReview = CreateReview;
  await press('Try again');
  expect(await screen.findByText('Thank you!')).toBeInTheDocument();
  const names = inputsOf(api).map(({ clientMutationId }) => clientMutationId);
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
});

test('a draft comes back after the form was closed, until it is discarded', async () => {
  const first = await open(aGuide(), WRITING);
  await star(/^2 stars/);
  await write('Too loud');
  first.unmount();
  await open(aGuide(), WRITING);
  expect(await screen.findByText('Your draft is back')).toBeInTheDocument();
  expect(await comment()).toHaveValue('Too loud');
  expect(screen.getByRole('radio', { name: /^2 stars, Fair/ })).toBeChecked();
  await press('Discard');
  expect(await comment()).toHaveValue('');
  expect(screen.queryByText('Your draft is back')).not.toBeInTheDocument();
  expect(localStorage.getItem(DRAFT)).toBeNull();
});

test('a draft of an edit comes back; discarding it restores the published text', async () => {
  const values = { rating: 2, title: '', comment: 'The second thought.', visitMonth: '', photos: [] };
  localStorage.setItem(DRAFT, JSON.stringify({ authorId: makeViewer().id, values }));
  await open(aGuide({ review: mine() }));
  const card = within(await screen.findByRole('region', { name: 'Your review' }));
  await userEvent.click(card.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByText('Your draft is back')).toBeInTheDocument();
  expect(await comment()).toHaveValue('The second thought.');
  await press('Discard');
  expect(await comment()).toHaveValue('Go at dawn.');
  expect(screen.getByRole('radio', { name: /^4 stars/ })).toBeChecked();
});

test('a user never sees the draft of another user', async () => {
  localStorage.setItem(DRAFT, JSON.stringify({ authorId: 'u-2', values: { rating: 1, title: '', comment: 'Secret', visitMonth: '', photos: [] } }));
  await open(aGuide(), WRITING);
  expect(await comment()).toHaveValue('');
});

test('a session that ends while writing leads to the sign-in and keeps the draft', async () => {
  const api = aGuide();
  api.answers.CreateReview = () => refusal('Please sign in first.', 'UNAUTHENTICATED');
  const { router } = await open(api, WRITING);
  await star(/^3 stars/);
  await write('Fine.');
  await press('Post review');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toMatchObject({ from: { pathname: '/places/p1', search: '?write=review' } });
  expect(localStorage.getItem(DRAFT)).toContain('Fine.');
});

test('a second review of the same place shows a conflict and keeps the text', async () => {
  const api = aGuide();
  api.answers.CreateReview = () => refusal('You have already reviewed this place.', 'CONFLICT');
  await open(api, WRITING);
  await star(/^3 stars/);
  await write('Again.');
  await press('Post review');
  expect(await screen.findByText('You have already reviewed this place.')).toBeInTheDocument();
  expect(await comment()).toHaveValue('Again.');
});

test('validation errors of the server show at their fields', async () => {
  const api = aGuide();
  const sentence = 'This month is still to come';
  api.answers.CreateReview = () => refusal(sentence, 'BAD_USER_INPUT', { visitMonth: sentence });
  await open(api, WRITING);
  await star(/^3 stars/);
  await write('Fine.');
  await press('Post review');
  expect(await (await form()).findByLabelText(/^Month of your visit/)).toHaveAccessibleDescription(sentence);
});

test('an author sees why their review was rejected, and edits it', async () => {
  const api = aGuide({ review: mine({ moderation: { ...PENDING, status: 'REJECTED', reason: 'Please leave out names.' } }) });
  await open(api);
  const card = within(await screen.findByRole('region', { name: 'Your review' }));
  expect(card.getByText('Not published')).toBeInTheDocument();
  expect(card.getByText('Reason: Please leave out names.')).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Edit' }));
  expect(await comment()).toHaveValue('Go at dawn.');
  await userEvent.clear(await comment());
  await write('Go at dusk.');
  await press('Save changes');
  expect(await screen.findByText('Thank you!')).toBeInTheDocument();
  expect(api.of('UpdateReview')).toEqual([{ id: 'r9', input: { rating: 4, title: null, comment: 'Go at dusk.', visitMonth: null, photoIds: [] } }]);
});

test('an author whose only review is pending reads that others cannot see it yet', async () => {
  const none = aPlace({ rating: { __typename: 'Rating', average: 0, count: 0 }, reviews: { ...aPlace().reviews, items: [], total: 0 } });
  const api = aGuide({ review: mine() });
  api.answers.PlaceScreen = () => answerWith(none);
  api.answers.PlaceReviews = () => ({ data: { place: { __typename: 'Place', id: 'p1', reviews: none.reviews } } });
  await open(api);
  expect(await screen.findByText('Your review is not shown to others yet.')).toBeInTheDocument();
});

test('a held review shows its state, and its author deletes it after a confirmation', async () => {
  const api = aGuide({ review: mine({ moderation: { ...PENDING, isHeld: true } }) });
  await open(api);
  const card = within(await screen.findByRole('region', { name: 'Your review' }));
  expect(card.getByText('Reported by several people; a moderator will look at it.')).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('dialog', { name: 'Delete your review of Gateway of India?' })).toHaveTextContent('This cannot be undone');
  await press('Delete my review');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your review' })).not.toBeInTheDocument());
  expect(api.of('DeleteReview')).toEqual([{ id: 'r9' }]);
  expect(await screen.findByText('Your review has been deleted.')).toBeInTheDocument();
  await waitFor(() => expect(document.getElementById('reviews')).toHaveFocus());
});
