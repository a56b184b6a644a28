import dns from 'node:dns';
import { AddressNotPublic, isNameOrPublic, isPublicAddress, lookupPublic } from './public-address.js';

const PUBLIC = [
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '172.32.0.1',
  '192.0.1.1',
  '198.20.0.1',
  '223.255.255.255',
  '2001:4860:4860::8888',
  '2606:4700::1111',
  '2a00::1',
];

/** The first or last address of each IANA special-purpose block, and addresses that contain an IPv4 address. */
const SPECIAL: [string, string][] = [
  ['this network', '0.1.2.3'],
  ['unspecified', '0.0.0.0'],
  ['private', '10.255.255.255'],
  ['private', '172.31.255.255'],
  ['private', '192.168.0.1'],
  ['carrier-grade NAT', '100.127.255.255'],
  ['loopback', '127.255.255.254'],
  ['link-local', '169.254.169.254'],
  ['protocol assignments', '192.0.0.8'],
  ['documentation', '192.0.2.1'],
  ['documentation', '198.51.100.1'],
  ['documentation', '203.0.113.1'],
  ['6to4 relay', '192.88.99.1'],
  ['benchmarking', '198.19.255.255'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['IPv4-compatible of a public address', '::8.8.8.8'],
  ['IPv4-mapped', '::ffff:127.0.0.1'],
  ['IPv4-mapped', '::ffff:7f00:1'],
  ['IPv4-translated', '::ffff:0:127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['local NAT64', '64:ff9b:1::7f00:1'],
  ['discard-only', '100::1'],
  ['dummy prefix', '100:0:0:1::1'],
  ['Teredo', '2001:0:7f00:1::'],
  ['benchmarking', '2001:2::1'],
  ['ORCHIDv2', '2001:20::1'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['6to4', '2002:7f00:1::'],
  ['segment routing', '5f00::1'],
  ['former 6bone', '4000::1'],
  ['unique local', 'fc00::1'],
  ['unique local', 'fd00::1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
];

test.each(PUBLIC)('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each(SPECIAL)('the %s address %s is not public', (_kind, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['', 'localhost', '1.2.3', '0x7f000001', '017700000001', '8.8.8.8.8', '[::1]'])('rejects %j, which is not an IP address', (text) => {
  expect(isPublicAddress(text)).toBe(false);
});

test.each([
  ['https://example.org/', true],
  ['https://8.8.8.8/', true],
  ['https://[2606:4700::1111]/', true],
  ['https://[::127.0.0.1]/', false],
  ['https://0x7f.1/', false],
  ['https://017700000001/', false],
  ['https://2130706433/', false],
  ['https://127.1/', false],
  ['https://127。0。0。1/', false],
])('allows a connection to %s: %s', (url, isAllowed) => {
  expect(isNameOrPublic(new URL(url))).toBe(isAllowed);
});

describe('lookupPublic', () => {
  const found = [
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ];
  const answer = (addresses: dns.LookupAddress[], error: Error | null = null) =>
    jest.spyOn(dns, 'lookup').mockImplementation(((_host: string, _options: object, done: (...args: unknown[]) => void) => done(error, addresses)) as never);
  const lookUp = (options: dns.LookupOptions) => new Promise<unknown[]>((resolve) => lookupPublic('example.org', options, (...args) => resolve(args)));
  afterEach(() => jest.restoreAllMocks());

  test('returns all public addresses, or the first one without `all`', async () => {
    answer(found);
    expect(await lookUp({ all: true })).toEqual([null, found]);
    expect(await lookUp({})).toEqual([null, '8.8.8.8', 4]);
  });

  test.each(['127.0.0.1', '::127.0.0.1', '10.0.0.1'])('fails for a name with a public address and %s', async (address) => {
    answer([...found, { address, family: 4 }]);
    for (const options of [{ all: true }, {}]) expect((await lookUp(options))[0]).toBeInstanceOf(AddressNotPublic);
  });

  test('fails for a name without addresses, and passes on errors of the resolver', async () => {
    answer([]);
    expect((await lookUp({ all: true }))[0]).toBeInstanceOf(AddressNotPublic);
    const failure = new Error('ENOTFOUND');
    answer(undefined as never, failure);
    expect((await lookUp({ all: true }))[0]).toBe(failure);
  });
});
