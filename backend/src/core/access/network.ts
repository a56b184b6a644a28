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
