import ipaddr from 'ipaddr.js';

/** Prefix length (bits) of the IPv6 network that a provider assigns to one customer, who can use any address in it (RFC 6177). */
const CUSTOMER_BITS = 64;

/**
 * Returns the key for counting requests of a client: an IPv4 address itself, or the /64 network of an IPv6 address.
 * @returns `unknown` for a missing or invalid address
 */
export function networkOf(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(parsed)}/${CUSTOMER_BITS}`).toString()}/${CUSTOMER_BITS}`;
}

/** Removes the zone of a link-local address: in `fe80::1%eth0`, `%eth0` names an interface, not a part of the network. */
const withoutZone = (address: ipaddr.IPv4 | ipaddr.IPv6): string => address.toString().replace(/%.*$/, '');

/** Prefix lengths (bits) of the networks that providers assign to a site or a company: IPv4 /24, IPv6 /48 (RFC 6177). */
const SITE_BITS = { ipv4: 24, ipv6: 48 };

/**
 * Returns the wide network around a result of `networkOf`. One person can easily get many addresses inside it.
 * @param network an IPv4 address, an IPv6 /64 network, or `unknown`, which is returned unchanged
 */
export function wideNetworkOf(network: string): string {
  const address = network.replace(/\/\d+$/, '');
  if (!ipaddr.isValid(address)) return network;
  const kind = ipaddr.parse(address).kind();
  const family = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${family.networkAddressFromCIDR(`${address}/${SITE_BITS[kind]}`).toString()}/${SITE_BITS[kind]}`;
}
