import { describe, expect, it } from 'vitest';
import { isPublicAddress, requirePublicHost } from '../../../scripts/network/publicAddress.ts';

describe('an address', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '100.63.255.255',
    '172.32.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine, another number', '127.8.9.10'],
    ['any address', '0.0.0.0'],
    ['a private network', '10.0.0.5'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.1'],
    ['a link', '169.254.169.254'],
    ['a network of a provider', '100.64.0.1'],
    ['several machines', '224.0.0.1'],
    ['all machines', '255.255.255.255'],
    ['this machine, IPv6', '::1'],
    ['any address, IPv6', '::'],
    ['a link, IPv6', 'fe80::1'],
    ['a private network, IPv6', 'fd00::1'],
    ['this machine inside of IPv6', '::ffff:127.0.0.1'],
    ['this machine inside of IPv6', '::ffff:7f00:1'],
    ['a private network behind NAT64', '64:ff9b::a00:1'],
    ['a private network behind 6to4', '2002:a00:1::1'],
    ['several machines, IPv6', 'ff02::1'],
    ['nothing', ''],
    ['a name', 'localhost'],
  ])('of %s is not public: %s', (_, address) => expect(isPublicAddress(address)).toBe(false));
});

describe('the host of an address', () => {
  it.each([
    'http://127.0.0.1/a',
    'http://2130706433/a',
    'http://0x7f.1/a',
    'http://[::1]:4400/',
    'http://[::ffff:10.0.0.1]/',
  ])('is refused when it is an address that is not public: %s', (url) =>
    expect(() => requirePublicHost(new URL(url))).toThrow('is not public'),
  );

  it.each(['http://8.8.8.8/', 'https://images.example.test/a.png'])(
    'is left to the look-up otherwise: %s',
    (url) => expect(() => requirePublicHost(new URL(url))).not.toThrow(),
  );
});
