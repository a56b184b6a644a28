import { Webhook as Reader } from 'standardwebhooks';
import { newSecret, signedHeaders } from './webhook.signature.js';

const message = { id: '0197a1b2-0000-7000-8000-000000000001', timestamp: Math.floor(Date.now() / 1000), body: '{"type":"ping","data":{"name":"Café ☕"}}' };

test('the standardwebhooks package accepts a signed message, and rejects a changed one', () => {
  const secret = newSecret();
  const headers = signedHeaders(message, secret);
  expect(new Reader(secret).verify(message.body, headers)).toEqual(JSON.parse(message.body));
  expect(() => new Reader(secret).verify(`${message.body} `, headers)).toThrow('No matching signature found');
  expect(() => new Reader(secret).verify(message.body, { ...headers, 'webhook-id': 'another' })).toThrow('No matching signature found');
  expect(() => new Reader(newSecret()).verify(message.body, headers)).toThrow('No matching signature found');
});

test('each secret has 32 different random bytes', () => {
  const secrets = [newSecret(), newSecret()];
  expect(new Set(secrets).size).toBe(2);
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_/);
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
  }
});
