import dns from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * IPv4 blocks that are not public unicast: https://www.iana.org/assignments/iana-ipv4-special-registry (2026-11), and multicast.
 * 192.0.0.0/24 contains two relays that are globally reachable, but never a server that the app connects to.
 */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
].map((block) => ipaddr.IPv4.parseCIDR(block));

/**
 * The only IPv6 block with public unicast addresses: https://www.iana.org/assignments/ipv6-address-space.
 * Everything outside is rejected. IPv4-compatible (::/96), IPv4-mapped (::ffff:0:0/96), NAT64 (64:ff9b::/96), unique local and link-local addresses
 * therefore need no entry in a list.
 */
const GLOBAL_UNICAST_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Special-purpose blocks inside 2000::/3: https://www.iana.org/assignments/iana-ipv6-special-registry (2026-11). Teredo and 6to4 addresses contain an
 * IPv4 address.
 */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((block) => ipaddr.IPv6.parseCIDR(block));

/** Returns whether a text is a public unicast IP address; false if it is not an IP address. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv4) return !SPECIAL_IPV4.some((block) => address.match(block));
  return address.match(GLOBAL_UNICAST_IPV6) && !SPECIAL_IPV6.some((block) => address.match(block));
}

/** The connection was refused because the address is not public. */
export class AddressNotPublic extends Error {
  override name = 'AddressNotPublic';
}

/** Resolves a host name like `dns.lookup`, but for public addresses only. Fails with AddressNotPublic if any address of the name is not public. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) {
      done(error, ''); // the type requires an address, but there is none
      return;
    }
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) done(new AddressNotPublic(hostname), '');
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

/** Returns whether the host of a URL is a name or a public IP address. A connection to an IP address does not call `lookupPublic`, so it is checked here. */
export function isNameOrPublic({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isPublicAddress(host);
}
