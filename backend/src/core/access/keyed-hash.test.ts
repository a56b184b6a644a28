import { KeyedHash, mailboxOf } from './keyed-hash.js';
import { wideNetworkOf } from './network.js';

test.each([
  ['Asha@Example.org', 'asha@example.org'],
  [' asha+reviews@example.org ', 'asha@example.org'],
  ['asha+a+b@example.org', 'asha@example.org'],
  ['as.ha@example.org', 'as.ha@example.org'],
  ['As.Ha+x@gmail.com', 'asha@gmail.com'],
  ['asha@googlemail.com', 'asha@gmail.com'],
  ['+asha@example.org', '+asha@example.org'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['unknown', 'unknown'],
])('the wide network around %s is %s', (network, wide) => {
  expect(wideNetworkOf(network)).toBe(wide);
});

test('a keyed hash depends on the secret and on the kind of value', () => {
  const hash = new KeyedHash('a secret of at least 32 bytes, for tests');
  const other = new KeyedHash('another secret of at least 32 bytes, for tests');
  expect(hash.address('asha@example.org')).toBe(hash.address('Asha+1@example.org'));
  const all = [hash.address('asha@example.org'), other.address('asha@example.org'), hash.address('ravi@example.org'), hash.network('asha@example.org')];
  expect(new Set(all).size).toBe(4);
  for (const one of all) expect(one).toMatch(/^[0-9a-f]{64}$/);
});
