import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consoleApi } from '../../../../test/consoleApi';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { aDelivery, aWebhook } from './webhooks.fixture';
import { WebhooksScreen } from './WebhooksScreen';

const show = async (webhooks: object[], answers: Parameters<typeof consoleApi>[0] = {}) => {
  const api = consoleApi({ WebhooksScreen: () => ({ data: { webhooks } }), ...answers });
  await renderApp(<WebhooksScreen />, { transport: api.transport, path: '/admin/webhooks' });
  return api;
};
const items = async () => within(await screen.findByRole('list', { name: 'Webhooks' })).getAllByRole('listitem');

test("an admin sees each webhook's address, state, switch-off reason and last delivery", async () => {
  const offReason = 'The receiver has answered 410 Gone.';
  await show([
    aWebhook({ lastDelivery: aDelivery('d1', { state: 'WAITING' }) }),
    aWebhook({ id: 'w2', url: 'https://other.example.org/', description: null, isActive: false, offReason, events: ['PLACE_PUBLISHED', 'REVIEW_PUBLISHED'] }),
    aWebhook({ id: 'w3', description: 'By hand', isActive: false }),
  ]);
  const [first, second, third] = await items();
  expect(first).toHaveTextContent(/Our newsletter.*On.*New places.*hooks\.example\.org\/guide.*Last message .*: waiting/);
  expect(second).toHaveTextContent(/other\.example\.org.*Switched off.*New places.*New reviews.*410 Gone.*No messages yet/);
  expect(within(third as HTMLElement).getByText('Off')).toBeInTheDocument();
  expect(within(first as HTMLElement).getByRole('link', { name: 'Our newsletter' })).toHaveAttribute('href', '/admin/webhooks/w1');
});

test('a new webhook shows its secret once', async () => {
  const user = userEvent.setup(); // provides a clipboard
  const webhooks: object[] = [];
  const api = await show(webhooks, {
    CreateWebhook: () => {
      webhooks.push(aWebhook());
      return { data: { createWebhook: { __typename: 'WebhookWithSecret', secret: 'whsec_abc', webhook: aWebhook() } } };
    },
  });
  expect(await screen.findByText('No webhooks yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'New webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'New webhook' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'New reviews' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'New places' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
  expect(await within(dialog).findByText('Please enter the address that messages are sent to')).toBeInTheDocument();
  expect(within(dialog).getByText('Please choose the events that the webhook reports')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('checkbox', { name: 'New places' }));
  await user.type(within(dialog).getByLabelText('Address'), 'https://hooks.example.org/guide');
  await user.type(within(dialog).getByLabelText('What is it for? (optional)'), 'Our newsletter');
  await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
  const fresh = await screen.findByRole('group', { name: 'Secret of the webhook' });
  await user.click(within(fresh).getByRole('button', { name: 'Copy secret' }));
  expect(await navigator.clipboard.readText()).toBe('whsec_abc');
  expect(api.of('CreateWebhook')).toEqual([
    { input: { url: 'https://hooks.example.org/guide', description: 'Our newsletter', events: ['PLACE_PUBLISHED'], isActive: true } },
  ]);
  expect(await items()).toHaveLength(1);
  await user.click(within(fresh).getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByDisplayValue('whsec_abc')).not.toBeInTheDocument();
});

test('a rejected address shows the error at its field; a webhook can be switched off', async () => {
  const REFUSED = 'Please enter an address that begins with https://';
  const api = await show([aWebhook()], { UpdateWebhook: () => refusal(REFUSED, 'BAD_USER_INPUT', { url: REFUSED }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Our newsletter' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit webhook' });
  await userEvent.click(within(dialog).getByRole('switch', { name: 'On' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(within(dialog).getByLabelText('Address')).toHaveAccessibleDescription(REFUSED));
  api.answers.UpdateWebhook = () => ({ data: { updateWebhook: aWebhook({ isActive: false }) } });
  await userEvent.type(within(dialog).getByLabelText('Address'), '/2');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The webhook is saved.')).toBeInTheDocument();
  expect(api.of('UpdateWebhook').at(-1)).toEqual({
    id: 'w1',
    input: { url: 'https://hooks.example.org/guide/2', description: 'Our newsletter', events: ['PLACE_PUBLISHED'], isActive: false },
  });
});

test('deletes a webhook after a confirmation', async () => {
  const webhooks = [aWebhook()];
  const api = await show(webhooks, {
    DeleteWebhook: () => {
      webhooks.pop();
      return { data: { deleteWebhook: true } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Our newsletter' }));
  expect(api.of('DeleteWebhook')).toEqual([]);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete Our newsletter' }));
  expect(await screen.findByText('No webhooks yet')).toBeInTheDocument();
});

test('a list that fails to load shows the error', async () => {
  await show([], { WebhooksScreen: () => refusal('The database rests.', 'INTERNAL') });
  expect(await screen.findByText('Error loading webhooks')).toBeInTheDocument();
  expect(screen.getByText('The database rests.')).toBeInTheDocument();
});
