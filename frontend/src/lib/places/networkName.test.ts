import { networkName } from './networkName';

test.each([
  ['https://www.facebook.com/cafe', 'Facebook'],
  ['https://de-de.facebook.com/cafe', 'Facebook'],
  ['https://m.youtube.com/@cafe', 'YouTube'],
  ['https://x.com/cafe', 'X'],
  ['https://social.example.org/@cafe', 'social.example.org'],
  ['https://notfacebook.com/cafe', 'notfacebook.com'],
])('networkName names the network of %s: %s', (address, name) => {
  expect(networkName(address)).toBe(name);
});
