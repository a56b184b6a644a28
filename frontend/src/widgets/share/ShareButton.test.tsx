import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/renderApp';
import { ShareButton } from './ShareButton';

const URL_OF_IT = `${window.location.origin}/places/p1`;

/** Defines a browser API that jsdom lacks, for one test. */
function give(name: 'share' | 'canShare' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}
afterEach(() => {
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

async function press() {
  const user = userEvent.setup({ writeToClipboard: false });
  await renderApp(<ShareButton title="Gateway of India" path="/places/p1" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return user;
}
const dialog = () => screen.findByRole('dialog', { name: 'Share Gateway of India' });

test('a person shares through the system dialog', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  give('share', share);
  give('canShare', () => true);
  await press();
  expect(share).toHaveBeenCalledWith({ title: 'Gateway of India', url: URL_OF_IT });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a cancelled share shows no message and no dialog', async () => {
  give('share', jest.fn().mockRejectedValue(new DOMException('Share canceled', 'AbortError')));
  await press();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['fails', { share: jest.fn().mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError')) }],
  ['does not accept it', { share: jest.fn(), canShare: () => false }],
  ['is missing', {}],
])('a person gets the link and a QR code if the system share %s', async (_why, offered) => {
  for (const [name, value] of Object.entries(offered)) give(name as keyof typeof offered, value);
  await press();
  expect(await dialog()).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(URL_OF_IT);
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveAttribute('readonly');
  expect(screen.getByRole('img', { name: 'QR code of the link to Gateway of India' })).toBeInTheDocument();
});

test('a person copies the link', async () => {
  const user = await press();
  const writeText = jest.fn().mockResolvedValue(undefined);
  give('clipboard', { writeText });
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(writeText).toHaveBeenCalledWith(URL_OF_IT);
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
});

test('the link is selected and a hint shows if the browser cannot copy', async () => {
  const user = await press();
  give('clipboard', undefined);
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/copy it by hand/)).toBeInTheDocument();
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(link).toHaveFocus();
  expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(URL_OF_IT);
});

test('a person saves the QR code as a picture, and closes the dialog', async () => {
  const saved: { name: string; content: Blob }[] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (content) => `blob:${blobs.push(content as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const [content] = blobs;
    if (content) saved.push({ name: this.download, content });
  });
  const user = await press();
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Download QR code' }));
  expect(saved).toMatchObject([{ name: 'gateway-of-india-qr.svg', content: { type: 'image/svg+xml' } }]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
});
