import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { makeViewer, signInAs } from '../../../../test/viewer';
import { PlaceReviewsDocument, type PlaceReviewsQueryVariables } from './PlaceReviews.generated';
import { PlaceReviews } from './PlaceReviews';

const place = {
  id: 'p1',
  rating: { average: 4.25, count: 33 },
  ratingBreakdown: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 ? 32 : stars === 1 ? 1 : 0 })),
};

const unrated = { ...place, rating: { average: 0, count: 0 }, ratingBreakdown: place.ratingBreakdown.map((row) => ({ ...row, count: 0 })) };

const review = (id: string, more: object = {}) => ({
  __typename: 'Review',
  id,
  rating: 4,
  title: `Title ${id}`,
  comment: `Comment ${id}`,
  visitMonth: null,
  photos: [],
  helpfulCount: 0,
  hasVoted: false,
  editedAt: null,
  createdAt: '2026-05-04T10:00:00Z',
  user: { __typename: 'User', id: 'u1', name: 'Asha Rao', avatarUrl: null },
  ...more,
});

interface Page {
  items: object[];
  page?: number;
  pages?: number;
  total?: number;
}

const request = (asked: Partial<PlaceReviewsQueryVariables> = {}) => ({
  query: PlaceReviewsDocument,
  variables: { id: 'p1', sort: 'NEWEST', page: 1, ...asked },
});

const answer = ({ items, page = 1, pages = 1, total = items.length }: Page) => ({
  data: { place: { __typename: 'Place', id: 'p1', reviews: { __typename: 'ReviewPage', items, page, pages, total } } },
});

type Mocks = NonNullable<Parameters<typeof renderApp>[1]>['mocks'];

const show = (mocks: Mocks, path = '/places/p1', of = place) => renderApp(<PlaceReviews place={of} />, { path, mocks });

test('a place without reviews invites the visitor to write the first one', async () => {
  await show([{ request: request(), result: answer({ items: [] }) }], '/places/p1', unrated);
  expect(await screen.findByText('No reviews yet')).toBeInTheDocument();
  expect(screen.getByText('Be the first to review this place!')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /stars/ })).not.toBeInTheDocument();
});

test('a review shows author, date, stars and number of helpful votes', async () => {
  const items = [review('r1', { rating: 3, helpfulCount: 12 }), review('r2', { user: null, title: null })];
  await show([{ request: request(), result: answer({ items, total: 33, pages: 4 }) }]);
  const [first, second] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('Asha Rao');
  expect(first).toHaveTextContent('Rated 3 out of 5');
  expect(first).toHaveTextContent('3/5');
  expect(within(first as HTMLElement).getByRole('button', { name: 'Helpful (12)' })).toBeInTheDocument();
  expect(within(first as HTMLElement).getByRole('heading', { name: 'Title r1' })).toBeInTheDocument();
  expect(first?.querySelector('time')).toHaveAttribute('datetime', '2026-05-04T10:00:00Z');
  expect(first?.querySelector('time')).toHaveTextContent('May 4, 2026');
  expect(second).toHaveTextContent('Anonymous');
  expect(screen.getByText('1–2 of 33 reviews')).toBeInTheDocument();
});

test('the summary shows the average and a bar for each number of stars', async () => {
  await show([{ request: request(), result: answer({ items: [review('r1')] }) }]);
  expect(screen.getByText('Rated 4.2 out of 5')).toBeInTheDocument();
  const bars = within(screen.getByRole('group', { name: 'Filter reviews by stars' })).getAllByRole('button');
  expect(bars.map((bar) => bar.getAttribute('aria-label')?.slice(0, 1))).toEqual(['5', '4', '3', '2', '1']);
  expect(screen.getByRole('button', { name: '5 stars: 32 reviews' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: '1 star: 1 review' })).toBeEnabled();
  expect(screen.getByRole('button', { name: '4 stars: 0 reviews' })).toBeDisabled();
});

test('pressing a bar filters the list, and pressing it again shows all reviews', async () => {
  const { router } = await show([
    { request: request(), result: answer({ items: [review('r1')], page: 1, pages: 4, total: 33 }) },
    { request: request({ rating: 5 }), result: answer({ items: [review('r2', { rating: 5 })] }) },
  ]);
  expect(await screen.findByText('Comment r1')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '5 stars: 32 reviews' }));
  expect(await screen.findByText('Comment r2')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?rating=5');
  expect(screen.getByText('1 review with 5 stars')).toBeInTheDocument();
  const bar = screen.getByRole('button', { name: '5 stars: 32 reviews' });
  expect(bar).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(bar);
  expect(await screen.findByText('Comment r1')).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('filter, order and page come from the address, and page links keep the others', async () => {
  await show(
    [
      {
        request: request({ rating: 5, sort: 'HIGHEST', page: 2 }),
        result: answer({ items: [review('r9')], page: 2, pages: 4, total: 32 }),
      },
    ],
    '/places/p1?rating=5&reviews=highest&reviewPage=2',
  );
  expect(await screen.findByText('Comment r9')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Highest');
  expect(screen.getByText('11–11 of 32 reviews with 5 stars')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to page 3' })).toHaveAttribute('href', '/places/p1?rating=5&reviews=highest&reviewPage=3#reviews');
});

test('invalid values in the address are ignored', async () => {
  await show([{ request: request(), result: answer({ items: [review('r1')] }) }], '/places/p1?rating=9&reviews=best&reviewPage=-2');
  expect(await screen.findByText('Comment r1')).toBeInTheDocument();
});

test('a new order starts at page 1', async () => {
  const { router } = await show(
    [
      { request: request({ page: 2 }), result: answer({ items: [review('r1')], page: 2, pages: 4, total: 33 }) },
      { request: request({ sort: 'HELPFUL' }), result: answer({ items: [review('r5')], pages: 4, total: 33 }) },
    ],
    '/places/p1?reviewPage=2',
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await userEvent.click(screen.getByRole('option', { name: 'Most helpful' }));
  expect(await screen.findByText('Comment r5')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?reviews=helpful');
});

test('an empty filter shows a note and links to all reviews', async () => {
  const { router } = await show(
    [
      { request: request({ rating: 2, sort: 'HIGHEST' }), result: answer({ items: [] }) },
      { request: request({ sort: 'HIGHEST' }), result: answer({ items: [review('r1')] }) },
    ],
    '/places/p1?rating=2&reviews=highest',
  );
  expect(await screen.findByText('No reviews with 2 stars')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all reviews' }));
  expect(await screen.findByText('Comment r1')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?reviews=highest');
});

test('reviews that fail to load show the error, and a retry loads them', async () => {
  await show([
    { request: request(), error: new Error('The line is cut') },
    { request: request(), result: answer({ items: [review('r1')] }) },
  ]);
  expect(await screen.findByText('Error loading reviews')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Comment r1')).toBeInTheDocument();
  expect(screen.queryByText('Error loading reviews')).not.toBeInTheDocument();
});

test('three skeleton rows show while slow reviews load', async () => {
  await show([{ request: request(), result: answer({ items: [review('r1')] }), delay: 1500 }]);
  expect(screen.queryByRole('status', { name: 'Loading reviews' })).not.toBeInTheDocument();
  const rows = await screen.findByRole('status', { name: 'Loading reviews' });
  expect(rows.children).toHaveLength(3);
  expect(await screen.findByText('Comment r1', undefined, { timeout: 3000 })).toBeInTheDocument();
});

/** Shows the list to a signed-in user; `more` adds responses to the fake API. */
async function showSignedIn(reviews: object[], more: Parameters<typeof fakeApi>[0] = {}) {
  signInAs(makeViewer());
  const api = fakeApi({
    Viewer: () => ({ data: { viewer: makeViewer() } }),
    PlaceReviews: () => answer({ items: reviews }),
    ...more,
  });
  const shown = await renderApp(<PlaceReviews place={place} />, { path: '/places/p1?rating=4', transport: api.transport });
  return { ...api, ...shown };
}

const voted = (field: string, more: object) => ({ data: { [field]: { __typename: 'Review', id: 'r1', ...more } } });
const helpful = (name: string) => screen.findByRole('button', { name });

afterEach(() => localStorage.clear());

test('a review shows its edit date, month of visit and photos', async () => {
  const image = {
    __typename: 'Image',
    url: '/uploads/large.webp',
    alt: 'The terrace',
    subject: null,
    isIllustration: false,
    sources: [{ __typename: 'ImageSource', url: '/uploads/small.webp', width: 320 }],
  };
  const items = [
    review('r1', { editedAt: '2026-05-07T10:00:00Z', visitMonth: '2026-03', photos: [{ __typename: 'Photo', id: 'f1', image, moderation: null }] }),
  ];
  await show([{ request: request(), result: answer({ items }) }]);
  expect(await screen.findByText('Visited March 2026')).toBeInTheDocument();
  expect(screen.getByText(/edited/)).toHaveTextContent('May 4, 2026 · edited May 7, 2026');
  expect(screen.getByRole('img', { name: 'The terrace' })).toHaveAttribute('src', '/uploads/small.webp');
  expect(screen.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', '/people/u1');
});

test('a reader marks a review as helpful and takes the vote back', async () => {
  await showSignedIn([review('r1', { helpfulCount: 2 })], {
    MarkReviewHelpful: () => voted('markReviewHelpful', { helpfulCount: 3, hasVoted: true }),
    UnmarkReviewHelpful: () => voted('unmarkReviewHelpful', { helpfulCount: 2, hasVoted: false }),
  });
  await userEvent.click(await helpful('Helpful (2)'));
  expect(await helpful('Helpful (3)')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await helpful('Helpful (3)'));
  expect(await helpful('Helpful (2)')).toHaveAttribute('aria-pressed', 'false');
});

test('a rejected vote is reverted and shows the reason', async () => {
  await showSignedIn([review('r1')], { MarkReviewHelpful: () => refusal('Too many votes. Please wait a minute.', 'TOO_MANY') });
  await userEvent.click(await helpful('Helpful'));
  expect(await screen.findByText('Too many votes. Please wait a minute.')).toBeInTheDocument();
  expect(await helpful('Helpful')).toHaveAttribute('aria-pressed', 'false');
});

test('an author can neither vote for nor report their own review', async () => {
  const { of } = await showSignedIn([review('r1', { user: { __typename: 'User', id: 'u-1', name: 'Asha Rao', avatarUrl: null } })]);
  const button = await helpful('Helpful');
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  await userEvent.hover(button);
  expect(await screen.findByText('You cannot mark your own review as helpful')).toBeInTheDocument();
  await userEvent.click(button);
  expect(of('MarkReviewHelpful')).toHaveLength(0);
  expect(screen.queryByRole('button', { name: /^More about/ })).not.toBeInTheDocument();
});

test('a visitor who votes or reports signs in first and returns to the reviews', async () => {
  const { router } = await show([{ request: request(), result: answer({ items: [review('r1')] }) }]);
  await userEvent.click(await helpful('Helpful'));
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.location.state).toMatchObject({ from: { pathname: '/places/p1', hash: '#reviews' } });
});

test('a reader reports a review from its menu', async () => {
  const { of } = await showSignedIn([review('r1')], { CreateReport: () => ({ data: { createReport: true } }) });
  await userEvent.click(await screen.findByRole('button', { name: 'More about the review by Asha Rao' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Report' }));
  await userEvent.click(await screen.findByRole('radio', { name: /^Spam/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Thank you. A moderator will look at it.')).toBeInTheDocument();
  expect(of('CreateReport')).toEqual([{ input: { reviewId: 'r1', reason: 'SPAM', note: null } }]);
});
