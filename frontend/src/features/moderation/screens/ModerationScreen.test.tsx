import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asSeen, VERSION } from '../../../../test/consoleApi';
import { cutLine, refusal } from '../../../../test/fakeApi';
import { answerMediaQueries } from '../../../../test/media';
import { renderApp } from '../../../../test/renderApp';
import { ModerationScreen } from './ModerationScreen';
import { anItem, aServer } from './ModerationScreen.fixture';

const three = () => [anItem('REVIEW', 'r1', 'Blue Door'), anItem('REVIEW', 'r2', 'Amber Fort'), anItem('REVIEW', 'r3', 'Old Library')];

async function show(options: Parameters<typeof aServer>[0] = {}, { path = '/moderation', isWide = true } = {}) {
  answerMediaQueries(isWide ? { widthPx: 1440 } : {});
  const server = aServer({ items: three(), ...options });
  const shown = await renderApp(<ModerationScreen />, { path, transport: server.transport });
  const at = () => shown.router.state.location.search.replaceAll('%3A', ':');
  return { ...shown, ...server, at };
}

const opens = (name: string) => screen.findByRole('heading', { level: 2, name });
const rows = () => {
  const list = screen.queryByRole('list', { name: 'Waiting' });
  return list
    ? within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    : [];
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const type = (keys: string) => userEvent.keyboard(keys);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'theirs');
});

test('a moderator sees the queue, counts per kind, and the first item open', async () => {
  await show({ items: [...three(), anItem('PHOTO', 'f1', 'Fort')] });
  expect(screen.getByRole('heading', { level: 1, name: 'Moderation' })).toBeInTheDocument();
  await opens('Review of Blue Door');
  expect(rows()).toEqual(['Review of Blue Door', 'Review of Amber Fort', 'Review of Old Library', 'Photo of Fort']);
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds' })).getAllByRole('link');
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['All 4', 'Reviews 3', 'Places 0', 'Edits 0', 'Photos 1', 'Reports 0']);
  expect(kinds[0]).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('What r1 says.')).toBeInTheDocument();
  const history = screen.getByRole('region', { name: 'History of Lena Ode' });
  expect(
    within(history)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['7', '2', '1', '3']);
  expect(within(history).getByText('Lovely garden.')).toBeInTheDocument();
  expect(within(history).getByText(/Old Library.*Not published/)).toBeInTheDocument();
});

test('the address determines the kind and the open item', async () => {
  const { of } = await show({}, { path: '/moderation?kind=review&item=review:r2' });
  await opens('Review of Amber Fort');
  expect(of('ModerationScreen')).toEqual([{ kind: 'REVIEW', page: 1, language: 'en' }]);
  await userEvent.click(screen.getByRole('link', { name: 'Review of Old Library' }));
  await opens('Review of Old Library');
  expect(screen.getByRole('link', { name: /^Places/ })).toHaveAttribute('href', '/moderation?kind=place');
});

test('approving an item opens the next one', async () => {
  const { of } = await show();
  await opens('Review of Blue Door');
  await press('Approve');
  await opens('Review of Amber Fort');
  expect(await screen.findByText('Review approved')).toBeInTheDocument();
  await press('Approve');
  await opens('Review of Old Library');
  await waitFor(() => expect(of('QueueApproveReviews')).toEqual([{ seen: asSeen('r1') }, { seen: asSeen('r2') }]));
  await press('Approve');
  expect(await screen.findByText('All caught up')).toBeInTheDocument();
});

test('Undo restores a decided item and opens it', async () => {
  const { of, at } = await show();
  await opens('Review of Blue Door');
  await press('Approve');
  await opens('Review of Amber Fort');
  await press('Undo');
  await opens('Review of Blue Door');
  expect(of('UndoChange')).toEqual([{ id: 'change-1' }]);
  expect(at()).toBe('?item=review:r1');
  expect(rows()).toHaveLength(3);
});

describe('keyboard shortcuts', () => {
  test('move, approve and undo, one decision after the other', async () => {
    const { of } = await show();
    await opens('Review of Blue Door');
    await type('j');
    await opens('Review of Amber Fort');
    await type('k');
    await opens('Review of Blue Door');
    await type('aa');
    await opens('Review of Old Library');
    await waitFor(() => expect(of('QueueApproveReviews')).toEqual([{ seen: asSeen('r1') }, { seen: asSeen('r2') }]));
    await screen.findByText('Review approved');
    await waitFor(() => expect(of('ModerationScreen').length).toBeGreaterThan(1));
    await type('u');
    await opens('Review of Amber Fort');
    await type('u');
    await opens('Review of Blue Door');
    await type('u');
    expect(await screen.findByText('There is nothing to undo')).toBeInTheDocument();
  });

  test('an immediate undo restores the item even if the queue loads slowly', async () => {
    const { answers, of } = await show();
    await opens('Review of Blue Door');
    const now = answers.ModerationScreen ?? cutLine;
    answers.ModerationScreen = async (...asked) => {
      const answer = now(...asked);
      await new Promise((resolve) => {
        setTimeout(resolve, 80);
      });
      return answer;
    };
    await type('au');
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    await waitFor(() => expect(of('ModerationScreen').length).toBeGreaterThan(2));
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    await opens('Review of Blue Door');
    expect(rows()).toHaveLength(3);
  });

  test('r rejects only with a reason, which the author reads', async () => {
    const { of } = await show();
    await opens('Review of Blue Door');
    await type('r');
    const dialog = await screen.findByRole('dialog', { name: 'Reject: Review of Blue Door' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await within(dialog).findByText('Please give a reason')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'It is advertising, or was written to mislead.' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), ' Jar.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await opens('Review of Amber Fort');
    expect(of('QueueRejectReviews')).toEqual([{ seen: asSeen('r1'), input: { reason: 'It is advertising, or was written to mislead. Jar.' } }]);
    expect(of('QueueApproveReviews')).toEqual([]);
  });

  test('e opens the form to suggest an edit for a moderator', async () => {
    const { router } = await show();
    await opens('Review of Blue Door');
    await type('e');
    expect(router.state.location.pathname).toBe('/places/place-of-r1/suggest-edit');
  });

  test("e opens the place's admin page for an admin", async () => {
    const { router } = await show({ isAdmin: true });
    await opens('Review of Blue Door');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Edit place' })).toHaveAttribute('href', '/admin/places/place-of-r1'));
    await type('e');
    expect(router.state.location.pathname).toBe('/admin/places/place-of-r1');
  });

  test('x selects items, and a approves them together', async () => {
    const { of } = await show();
    await opens('Review of Blue Door');
    await type('xjxa');
    await opens('Review of Old Library');
    await waitFor(() => expect(of('QueueApproveReviews')).toEqual([{ seen: asSeen('r1', 'r2') }]));
    expect(await screen.findByText('2 reviews approved')).toBeInTheDocument();
    await type('u');
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  test('“/” focuses the kinds, “?” opens the list of shortcuts, which can be turned off permanently', async () => {
    const { unmount } = await show();
    await opens('Review of Blue Door');
    await type('/');
    expect(screen.getByRole('link', { name: 'All 3' })).toHaveFocus();
    await type('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await type('j');
    await userEvent.click(within(sheet).getByRole('switch', { name: 'Use shortcuts' }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await type('jja?');
    await opens('Review of Blue Door');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    unmount();
    const { of } = await show();
    await opens('Review of Blue Door');
    await type('a');
    expect(of('QueueApproveReviews')).toEqual([]);
  });

  test('ignores browser shortcuts and repeated keys', async () => {
    const { of } = await show();
    await opens('Review of Blue Door');
    await type('{Control>}a{/Control}{a>3/}');
    await opens('Review of Amber Fort');
    await waitFor(() => expect(of('QueueApproveReviews')).toEqual([{ seen: asSeen('r1') }]));
  });
});

test('a selection of several kinds offers no decision', async () => {
  await show({ items: [...three(), anItem('EDIT', 'e1', 'Fort'), anItem('EDIT', 'e2', 'Gate')] });
  await opens('Review of Blue Door');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Edit to Fort' }));
  expect(await screen.findByRole('button', { name: 'Apply 1' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Review of Blue Door' }));
  expect(screen.getByText('Select items of one kind to decide about them together.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
  await press('Clear');
  expect(screen.queryByRole('group', { name: 'Selected' })).not.toBeInTheDocument();
});

test('an edit shows its changed fields; several edits are applied one by one and undone together', async () => {
  const { of } = await show({ items: [anItem('EDIT', 'e1', 'Fort'), anItem('EDIT', 'e2', 'Gate')] });
  await opens('Edit to Fort');
  expect(
    within(screen.getByRole('table', { name: 'What changes' }))
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'FieldNowSuggested',
    'PhoneNot known+91 20 1111',
    'Opening hoursMo-Su 07:00-23:00Removed',
    'More categoriesNot knownCafe, Bar',
    'Open or closedOpenTemporarily closed',
    'Opens onNot knownMay 3, 2027',
    'CuisinePizzaPizza, Thai',
    'Wi-FiNot knownYes',
  ]);
  expect(screen.getByText('“I live next door.”')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Apply' })).toBeInTheDocument();
  for (const name of ['Fort', 'Gate']) await userEvent.click(screen.getByRole('checkbox', { name: `Select Edit to ${name}` }));
  await press('Apply 2');
  expect(await screen.findByText('2 edits applied')).toBeInTheDocument();
  expect(of('QueueApplyEdit')).toEqual(asSeen('e1', 'e2'));
  await press('Undo');
  await waitFor(() => expect(of('UndoChange')).toEqual([{ id: 'change-2' }, { id: 'change-1' }]));
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test('a suggested place shows all of its data, and a photo shows large', async () => {
  const { of } = await show({ items: [anItem('PLACE', 'p1', 'Cafe Goodluck'), anItem('PHOTO', 'f1', 'Fort')] });
  await opens('New place: Cafe Goodluck');
  expect(screen.getByText('Bun maska since 1935.')).toBeInTheDocument();
  expect(screen.getByText('Goodluck Chowk')).toBeInTheDocument();
  expect(screen.getByText('Time needed').nextSibling).toHaveTextContent('45 min');
  await press('Approve');
  await waitFor(() => expect(of('QueueApprovePlaces')).toEqual([{ seen: asSeen('p1') }]));
  expect(await screen.findByText('Place approved')).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'The counter' })).toHaveAttribute('src', '/uploads/f1/960.webp');
  await press('Approve');
  await waitFor(() => expect(of('QueueApprovePhotos')).toEqual([{ seen: asSeen('f1') }]));
});

describe('reported content', () => {
  test('shows the reports and can be dismissed, upheld or rejected, by key or button', async () => {
    const items = [
      anItem('REPORT', 'f1', 'Fort', { subject: 'PHOTO' }),
      anItem('REPORT', 'p1', 'Fort', { subject: 'PLACE' }),
      anItem('REPORT', 'r9', 'Gate', { subject: 'REVIEW' }),
      anItem('REPORT', 'r8', 'Wall', { subject: 'REVIEW' }),
    ];
    const { of } = await show({ items });
    await opens('Reported photo of Fort');
    await type('a');
    expect(await screen.findByText('Report dismissed')).toBeInTheDocument();
    expect(of('QueueDismissReports')).toEqual([{ target: { photoId: 'f1' }, version: VERSION, reports: ['report-f1'] }]);
    await opens('Reported: Fort');
    const reports = screen.getByRole('region', { name: 'Reports' });
    expect(within(reports).getByRole('heading', { name: 'Spam' })).toBeInTheDocument();
    expect(within(reports).getByText('The same words stand elsewhere.')).toBeInTheDocument();
    await press('Uphold');
    await opens('Reported review of Gate');
    await press('Dismiss');
    await opens('Reported review of Wall');
    await press('Reject review');
    await press('It seems to be about another place.');
    await press('Reject');
    expect(await screen.findByText('Review rejected')).toBeInTheDocument();
    expect([of('QueueUpholdReports'), of('QueueDismissReports').slice(1), of('QueueRejectReviews')]).toEqual([
      [{ target: { placeId: 'p1' }, version: VERSION, reports: ['report-p1'] }],
      [{ target: { reviewId: 'r9' }, version: VERSION, reports: ['report-r9'] }],
      [{ seen: asSeen('r8'), input: { reason: 'It seems to be about another place.' } }],
    ]);
  });
});

test('a moderator sees who claimed an item and goes on after that person decided', async () => {
  const { decideElsewhere, of } = await show({
    answers: { ClaimItem: ({ id }) => ({ data: { claimModerationItem: id === 'review:r1' ? { __typename: 'User', id: 'u-3', name: 'Kiran Shah' } : null } }) },
  });
  await opens('Review of Blue Door');
  expect(await screen.findByText('Claimed by Kiran Shah')).toBeInTheDocument();
  decideElsewhere('review:r1');
  await press('Approve');
  await opens('Review of Amber Fort');
  expect(await screen.findByText('This was decided already.')).toBeInTheDocument();
  expect(screen.queryByText('Review approved')).not.toBeInTheDocument();
  await waitFor(() => expect(of('ReleaseItem')).toEqual([{ id: 'review:r1' }]));
  await waitFor(() => expect(of('ClaimItem').at(-1)).toEqual({ id: 'review:r2' }));
});

test('the list shows who claimed an item', async () => {
  await show({ items: [...three(), anItem('REVIEW', 'r4', 'Fort', { claimedBy: { __typename: 'User', id: 'u-3', name: 'Kiran Shah', avatarUrl: null } })] });
  await opens('Review of Blue Door');
  expect(within(screen.getByRole('list', { name: 'Waiting' })).getAllByText('Claimed by Kiran Shah')).toHaveLength(1);
});

test('a decision that fails to reach the server restores the item', async () => {
  await show({ answers: { QueueApproveReviews: cutLine } });
  await opens('Review of Blue Door');
  await press('Approve');
  expect(await screen.findByText('The server cannot be reached. Check your connection.')).toBeInTheDocument();
  await opens('Review of Blue Door');
  expect(rows()).toHaveLength(3);
});

test('an item that is no longer in the queue shows a note', async () => {
  await show({}, { path: '/moderation?item=review:gone' });
  expect(await screen.findByText(/This item is no longer here/)).toBeInTheDocument();
  await press('Show the queue');
  await opens('Review of Blue Door');
});

test('an empty queue shows "All caught up"', async () => {
  await show({ items: [] });
  expect(await screen.findByText('All caught up')).toBeInTheDocument();
});

test('a queue that fails to load shows the error, and a retry loads it', async () => {
  const { answers } = await show({ answers: { ModerationScreen: () => refusal('The server could not answer.', 'INTERNAL') } });
  expect(await screen.findByText('Error Loading Queue')).toBeInTheDocument();
  answers.ModerationScreen = aServer({ items: three() }).answers.ModerationScreen ?? cutLine;
  await press('Try again');
  await opens('Review of Blue Door');
});

describe('on a phone', () => {
  test('an item opens in place of the list, and its decision opens the next', async () => {
    const { of, router } = await show({}, { isWide: false });
    await userEvent.click(await screen.findByRole('link', { name: 'Review of Amber Fort' }));
    expect(await opens('Review of Amber Fort')).toHaveFocus();
    expect(screen.queryByRole('list', { name: 'Waiting' })).not.toBeInTheDocument();
    await press('Approve');
    expect(await opens('Review of Old Library')).toHaveFocus();
    await waitFor(() => expect(of('QueueApproveReviews')).toEqual([{ seen: asSeen('r2') }]));
    await press('Back to the queue');
    await waitFor(() => expect(rows()).toEqual(['Review of Blue Door', 'Review of Old Library']));
    expect(router.state.location.search).toBe('');
  });
});

describe('a review that its author changes while a moderator has it open', () => {
  const changed = () => screen.findByText('This has changed since you opened it. You see the current version.');

  test('is approved only after the moderator sees the new version', async () => {
    const { edit, of } = await show();
    await opens('Review of Blue Door');
    edit('review:r1', 'Buy shoes!');
    await type('a');
    expect(await changed()).toBeInTheDocument();
    await opens('Review of Blue Door');
    expect(screen.getByText('Buy shoes!')).toBeInTheDocument();
    expect(await screen.findByText(/^Review of Blue Door has changed since you read it/)).toBeInTheDocument();
    expect(screen.queryByText('Review approved')).not.toBeInTheDocument();
    await type('a');
    await opens('Review of Amber Fort');
    expect(await screen.findByText('Review approved')).toBeInTheDocument();
    expect(of('QueueApproveReviews')).toEqual([{ seen: asSeen('r1') }, { seen: [{ id: 'r1', version: VERSION + 1 }] }]);
  });

  test('keeps the reason that was typed for its rejection', async () => {
    const { edit, of } = await show();
    await opens('Review of Blue Door');
    await type('r');
    const dialog = await screen.findByRole('dialog', { name: 'Reject: Review of Blue Door' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Not about it.');
    edit('review:r1', 'Buy shoes!');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await changed()).toBeInTheDocument();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await press('Reject');
    const again = await screen.findByRole('dialog', { name: 'Reject: Review of Blue Door' });
    await waitFor(() => expect(within(again).getByRole('textbox', { name: 'Reason' })).toHaveValue('Not about it.'));
    await userEvent.click(within(again).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Review rejected')).toBeInTheDocument();
    expect(of('QueueRejectReviews').at(-1)).toEqual({ seen: [{ id: 'r1', version: VERSION + 1 }], input: { reason: 'Not about it.' } });
  });

  test('is left out of a bulk decision, with a message', async () => {
    const { edit } = await show();
    await opens('Review of Blue Door');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Review of Amber Fort' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Review of Old Library' }));
    edit('review:r3', 'Buy shoes!');
    await press('Approve 2');
    expect(await screen.findByText('Review approved')).toBeInTheDocument();
    expect(await screen.findByText(/^Review of Old Library has changed since you read it/)).toBeInTheDocument();
    await waitFor(() => expect(rows()).toEqual(['Review of Blue Door', 'Review of Old Library']));
  });

  test('is not decided by the first key press after a poll brings the change', async () => {
    const { edit, of } = await show();
    await opens('Review of Blue Door');
    edit('review:r1', 'Buy shoes!');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Review of Amber Fort' }));
    await press('Approve 1');
    expect(await changed()).toBeInTheDocument();
    await type('a');
    expect(await screen.findByText('This has changed since you opened it. Read it again, then decide.')).toBeInTheDocument();
    await type('a');
    await waitFor(() => expect(of('QueueApproveReviews').slice(1)).toEqual([{ seen: [{ id: 'r1', version: VERSION + 1 }] }]));
  });
});
