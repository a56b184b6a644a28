/** API response data of a webhook. */
export const aWebhook = (more: object = {}) => ({
  __typename: 'Webhook',
  id: 'w1',
  url: 'https://hooks.example.org/guide',
  description: 'Our newsletter',
  events: ['PLACE_PUBLISHED'],
  isActive: true,
  offReason: null,
  lastDelivery: null,
  ...more,
});

/** API response data of one of its messages. */
export const aDelivery = (id: string, more: object = {}) => ({
  __typename: 'WebhookDelivery',
  id,
  event: 'PLACE_PUBLISHED',
  subjectId: 'gate',
  state: 'DELIVERED',
  attempts: 1,
  createdAt: '2026-01-02T12:34:00.000Z',
  nextAttemptAt: null,
  lastStatus: 204,
  lastError: null,
  duration: 12,
  ...more,
});
