import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cutLine, fakeApi, refusal } from '../../../test/fakeApi';
import { renderApp } from '../../../test/renderApp';
import { ReportDialog } from './ReportDialog';
import { ReportPlaceButton } from './ReportPlaceButton';

async function showDialog(createReport: Parameters<typeof fakeApi>[0][string]) {
  const api = fakeApi({ CreateReport: createReport });
  const close = jest.fn();
  await renderApp(<ReportDialog isOpen target={{ placeId: 'p1' }} what="Gateway of India" onClose={close} />, { transport: api.transport });
  await screen.findByRole('radio', { name: /^Spam/ });
  return { ...api, close };
}

const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const reported = () => ({ data: { createReport: true } });

test('a person chooses one of nine reasons', async () => {
  await showDialog(reported);
  expect(screen.getByRole('dialog', { name: 'Report Gateway of India' })).toBeInTheDocument();
  const reasons = ['Spam', 'Wrong details', 'Inappropriate', 'Harassment', 'Hateful', 'Violence', 'Privacy', 'Copyright', 'Other'];
  const radios = screen.getAllByRole('radio');
  expect(radios).toHaveLength(9);
  for (const [n, reason] of reasons.entries()) expect(radios[n]).toHaveAccessibleName(expect.stringMatching(new RegExp(`^${reason}`)) as string);
});

test('a report without a reason is not sent, and the reasons get the focus', async () => {
  const { of } = await showDialog(reported);
  await press('Send report');
  expect(await screen.findByText('Please choose a reason')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^Spam/ })).toHaveFocus();
  expect(of('CreateReport')).toHaveLength(0);
});

test('the reason Other requires a note', async () => {
  const { of } = await showDialog(reported);
  await choose(/^Other/);
  await press('Send report');
  expect(await screen.findByText('Please say what is wrong')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'What is it?' }), ' It is twice in the guide ');
  await press('Send report');
  expect(await screen.findByText('Thank you. A moderator will look at it.')).toBeInTheDocument();
  expect(of('CreateReport')).toEqual([{ input: { placeId: 'p1', reason: 'OTHER', note: 'It is twice in the guide' } }]);
});

test('a note that is too long shows an error', async () => {
  const { of } = await showDialog(reported);
  await choose(/^Spam/);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('x'.repeat(501));
  await press('Send report');
  expect(await screen.findByText('Note must be at most 500 characters')).toBeInTheDocument();
  expect(of('CreateReport')).toHaveLength(0);
});

test('a repeated report shows a message instead of an error', async () => {
  await showDialog(() => refusal('You have already reported this.', 'CONFLICT'));
  await choose(/^Hateful/);
  await press('Send report');
  expect(await screen.findByRole('status')).toHaveTextContent('You have already reported this.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failed report keeps the choices, and a retry sends it', async () => {
  const { answers, close } = await showDialog(cutLine);
  await choose(/^Privacy/);
  await press('Send report');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached. Check your connection.');
  expect(screen.getByRole('radio', { name: /^Privacy/ })).toBeChecked();
  answers.CreateReport = reported;
  await press('Try again');
  expect(await screen.findByText('Thank you. A moderator will look at it.')).toBeInTheDocument();
  await press('Close');
  expect(close).toHaveBeenCalled();
});

test('a visitor who reports a place signs in first', async () => {
  const { router } = await renderApp(<ReportPlaceButton place={{ id: 'p1', name: 'Gateway of India' }} />, { path: '/places/p1' });
  await press('Report this place');
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.location.state).toMatchObject({ from: { pathname: '/places/p1' } });
});
