import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that a provider gives to one customer; the rest the customer chooses at will (RFC 6177). */
const CUSTOMER_BITS = 64;

/** What an address counts as when requests are counted: an IPv4 address as itself, an IPv6 address as its network of 64 bits. */
export function networkOf(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(parsed)}/${CUSTOMER_BITS}`).toString()}/${CUSTOMER_BITS}`;
}

/** `fe80::1%eth0` names an interface, too, which is no part of the network. */
const withoutZone = (address: ipaddr.IPv4 | ipaddr.IPv6): string => address.toString().replace(/%.*$/, '');

/** Bits of the networks that providers hand out to a site or a company: IPv4 /24, IPv6 /48 (RFC 6177). */
const SITE_BITS = { ipv4: 24, ipv6: 48 };

/**
 * The wide network around what `networkOf` returns, in which one person easily gets many addresses.
 * @param network an IPv4 address, an IPv6 network of 64 bits, or `unknown`, which stays
 */
export function wideNetworkOf(network: string): string {
  const address = network.replace(/\/\d+$/, '');
  if (!ipaddr.isValid(address)) return network;
  const kind = ipaddr.parse(address).kind();
  const family = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${family.networkAddressFromCIDR(`${address}/${SITE_BITS[kind]}`).toString()}/${SITE_BITS[kind]}`;
}
