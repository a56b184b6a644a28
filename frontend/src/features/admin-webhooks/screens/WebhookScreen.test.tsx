import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, consoleApi } from '../../../../test/consoleApi';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { aDelivery, aWebhook } from './webhooks.fixture';
import { WebhookScreen } from './WebhookScreen';

const show = async (deliveries: object[], answers: Parameters<typeof consoleApi>[0] = {}, webhook = aWebhook()) => {
  const api = consoleApi({
    WebhookScreen: () => ({
      data: { webhooks: [aWebhook({ id: 'other', description: 'Another' }), webhook], webhookDeliveries: aPage('WebhookDeliveryPage', deliveries) },
    }),
    ...answers,
  });
  const routes = [{ path: '/admin/webhooks/:id', element: <WebhookScreen /> }];
  await renderApp(null, { transport: api.transport, path: '/admin/webhooks/w1', routes });
  return api;
};
const messages = async () => within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem');

test('an admin sees the delivery state of each message', async () => {
  const api = await show([
    aDelivery('d1', { state: 'WAITING', attempts: 0, lastStatus: null, duration: null, nextAttemptAt: '2026-01-02T12:34:00.000Z' }),
    aDelivery('d2', { state: 'WAITING', attempts: 2, lastStatus: 500, lastError: 'Answered 500', nextAttemptAt: '2026-01-02T13:04:00.000Z' }),
    aDelivery('d3', { event: 'PING', state: 'FAILED', lastStatus: null, lastError: 'The address is not public' }),
    aDelivery('d4', { event: 'REVIEW_PUBLISHED' }),
  ]);
  expect(await screen.findByRole('heading', { name: 'Our newsletter' })).toBeInTheDocument();
  const [first, second, third, fourth] = await messages();
  expect(first).toHaveTextContent(/New place.*Waiting.*Not sent yet · Next: Jan 2, 2026, 12:34 PM/);
  expect(second).toHaveTextContent(/Waiting.*2 attempts · Answered 500 · 12 ms · Next: Jan 2, 2026, 1:04 PM/);
  expect(third).toHaveTextContent(/Test.*Failed.*1 attempt · The address is not public · 12 ms/);
  expect(fourth).toHaveTextContent(/New review.*Delivered.*1 attempt · Answered 204 · 12 ms/);
  expect(within(first as HTMLElement).getByRole('link', { name: 'New place' })).toHaveAttribute('href', '/admin/places/gate');
  expect(api.of('WebhookScreen')).toEqual([{ id: 'w1', page: { number: 1, size: 25 } }]);
});

test('a webhook that the server switched off shows the reason and how to switch it on', async () => {
  await show([], {}, aWebhook({ isActive: false, offReason: 'The receiver has answered 410 Gone.' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('410 Gone. When the receiver works again, turn the webhook on under Edit.');
  expect(screen.getByText('No messages yet')).toBeInTheDocument();
});

test('sends a test and a failed message at once and shows the results', async () => {
  const api = await show([aDelivery('d1', { state: 'FAILED', lastStatus: 500, lastError: 'Answered 500' })], {
    SendTestWebhook: () => ({
      data: { sendTestWebhook: aDelivery('d2', { event: 'PING', state: 'FAILED', lastStatus: null, lastError: 'Connection refused' }) },
    }),
    RedeliverWebhook: () => ({ data: { redeliverWebhook: aDelivery('d1') } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send test' }));
  expect(await screen.findByText('The message was not delivered: Connection refused.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Send again: New place/ }));
  expect(await screen.findByText('The message was delivered: answered 204.')).toBeInTheDocument();
  await waitFor(() => expect(api.of('WebhookScreen')).toHaveLength(3));
  api.answers.RedeliverWebhook = () => refusal('The place or review of this message is no longer public.', 'CONFLICT');
  await userEvent.click(screen.getByRole('button', { name: /^Send again: New place/ }));
  expect(await screen.findByText('The place or review of this message is no longer public.')).toBeInTheDocument();
});

test('a new secret is shown once, after a confirmation', async () => {
  await show([], {
    RenewWebhookSecret: () => ({
      data: { renewWebhookSecret: { __typename: 'WebhookWithSecret', secret: 'whsec_new', webhook: { __typename: 'Webhook', id: 'w1' } } },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New secret' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Create a new secret' }));
  expect(await screen.findByDisplayValue('whsec_new')).toBeInTheDocument();
});

test('a webhook that does not exist shows a link back to the list', async () => {
  await show([], { WebhookScreen: () => refusal('Webhook not found', 'NOT_FOUND') });
  expect(await screen.findByRole('link', { name: 'Back to Webhooks' })).toHaveAttribute('href', '/admin/webhooks');
});

test('messages that fail to load show the error', async () => {
  await show([], { WebhookScreen: () => refusal('The database rests.', 'INTERNAL') });
  expect(await screen.findByText('Error loading messages')).toBeInTheDocument();
});
