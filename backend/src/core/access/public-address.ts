import dns from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * IPv4 blocks that are no public unicast addresses: https://www.iana.org/assignments/iana-ipv4-special-registry (2026-11), and multicast.
 * 192.0.0.0/24 holds two relays that are globally reachable; no receiver of ours is one.
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
 * The only IPv6 block with public unicast addresses: https://www.iana.org/assignments/ipv6-address-space. Everything outside is refused, so that
 * IPv4-compatible (::/96), IPv4-mapped (::ffff:0:0/96), NAT64 (64:ff9b::/96), unique local and link-local addresses need no list.
 */
const GLOBAL_UNICAST_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Blocks inside it that are not: https://www.iana.org/assignments/iana-ipv6-special-registry (2026-11); Teredo and 6to4 contain an IPv4 address. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((block) => ipaddr.IPv6.parseCIDR(block));

/** Whether an IP address, as text, is a public unicast address; false for anything that is no IP address. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv4) return !SPECIAL_IPV4.some((block) => address.match(block));
  return address.match(GLOBAL_UNICAST_IPV6) && !SPECIAL_IPV6.some((block) => address.match(block));
}

/** A connection was refused because its address is not public. */
export class AddressNotPublic extends Error {
  override name = 'AddressNotPublic';
}

/** `dns.lookup` for connections to public addresses alone. Fails with AddressNotPublic if any of the addresses of a name is not public. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) {
      done(error, ''); // there are no addresses, whatever the type says
      return;
    }
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) done(new AddressNotPublic(hostname), '');
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

/** Whether the host of a URL is a name, or a public IP address: what is connected to without a look-up. */
export function isNameOrPublic({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isPublicAddress(host);
}
