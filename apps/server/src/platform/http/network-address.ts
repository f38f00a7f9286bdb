import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const PREFIX_GROUPS = 4;

/** What counts as one address: an IPv4 address, or the /64 that one IPv6 household or phone is given. */
export function networkAddress(ip: string): string {
  const mapped = MAPPED_IPV4.exec(ip)?.[1];
  if (mapped !== undefined) {
    return mapped;
  }
  const plain = ip.split('%')[0] ?? ip;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, PREFIX_GROUPS).join(':')}::/64` : plain;
}

function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - before.length - after.length);
  const groups = tail === undefined ? before : [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}
