import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** An address leads into a private network, or to this machine. */
export class AddressRefused extends Error {}

/** What the internet does not route (RFC 6890): private, loopback, link-local, shared, reserved. */
const NOT_PUBLIC_4 = createList('ipv4', [
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
  '224.0.0.0/3',
]);

/** All that is routed of IPv6; an IPv4 address inside of one of IPv6 is not in it. */
const GLOBAL_6 = createList('ipv6', ['2000::/3']);
/** Teredo and other protocols, documentation, 6to4: the last contains IPv4 addresses. */
const NOT_PUBLIC_6 = createList('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

function createList(family: 'ipv4' | 'ipv6', subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = '', bits] = subnet.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Returns whether an IP address is one of the internet; false for other texts. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !NOT_PUBLIC_4.check(address, 'ipv4');
    case 6:
      return GLOBAL_6.check(address, 'ipv6') && !NOT_PUBLIC_6.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Throws `AddressRefused` when the host of an address is an IP address that is not public. */
export function requirePublicHost({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0 && !isPublicAddress(host)) throw new AddressRefused(`${host} is not public`);
}

/**
 * Looks a host up as Node does, and refuses it when one of its addresses is not public. A connection
 * uses the answer: a name cannot lead to another address after it was checked.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const refused = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (refused || !first) {
      return callback(new AddressRefused(`${hostname} is ${refused?.address}, not public`), []);
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
