import { type Receiver, startReceiver } from '../../../test/receiver.js';
import { createPost } from './webhook.post.js';

const send = createPost({ allowsPrivate: false, userAgent: 'Webhooks/test' });

let receiver: Receiver;
beforeAll(async () => (receiver = await startReceiver()));
afterAll(() => receiver.stop());

test.each([
  'http://127.0.0.1',
  'http://localhost',
  'http://[::1]',
  'http://[::ffff:127.0.0.1]',
  'http://[::ffff:7f00:1]',
  'http://2130706433',
  'http://0x7f.1',
  'http://0.0.0.0',
  'http://[::]',
  'https://127.0.0.1',
  'https://localhost',
  'https://[::ffff:127.0.0.1]',
  'https://10.0.0.1',
  'https://192.168.1.1',
  'https://172.16.0.1',
  'https://169.254.169.254',
  'https://100.64.0.1',
  'https://[fe80::1]',
  'https://[fc00::1]',
  'https://[64:ff9b::7f00:1]',
  'https://[2002:7f00:1::]',
  'http://[::127.0.0.1]',
  'https://[::127.0.0.1]',
  'http://0177.0.0.1',
  'http://[::ffff:0:127.0.0.1]',
])('sends nothing to %s', async (origin) => {
  const { port } = new URL(receiver.url);
  expect(await send(`${origin}:${port}/hooks`, '{}', {})).toEqual({ status: null, error: 'The address is not public' });
  expect(receiver.received).toEqual([]);
});

test('sends to private addresses if the operator allows them', async () => {
  const sendAnywhere = createPost({ allowsPrivate: true, userAgent: 'Webhooks/test' });
  expect(await sendAnywhere(receiver.url, '{"a":1}', { 'webhook-id': 'x' })).toMatchObject({ status: 204, error: null });
  expect(receiver.received).toMatchObject([{ body: '{"a":1}', headers: { 'user-agent': 'Webhooks/test', 'content-length': '7', 'webhook-id': 'x' } }]);
  expect(await sendAnywhere(receiver.url.replace('http:', 'https:'), '{}', {})).toEqual({ status: null, error: 'No TLS at this address' });
  expect(await sendAnywhere('http://127.0.0.1:1/', '{}', {})).toEqual({ status: null, error: 'Connection refused' });
  expect(await sendAnywhere('http://a.b.invalid:99999/', '{}', {})).toMatchObject({ status: null, error: expect.any(String) as string });
});
