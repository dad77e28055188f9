import { isIPv6 } from 'node:net';

const GROUPS = 8;

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const split = (text: string) => (text === '' ? [] : text.split(':'));
  if (tail === undefined) return split(head);
  const missing = GROUPS - split(head).length - split(tail).length;
  return [...split(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...split(tail)];
}

/** The address as people write it: one of IPv4 that a listener of IPv6 has met is one of IPv4. */
export function plainAddress(ip: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
}

/**
 * Whose attempts an address counts as, the narrower first: of IPv4 the address itself, of IPv6 the /64 that one
 * subscriber has and the /48 that a provider gives to one customer at most.
 */
export function networksOf(ip: string | null): string[] {
  if (ip === null) return ['unknown'];
  const address = plainAddress(ip).split('%')[0] ?? '';
  if (!isIPv6(address)) return [address];
  const groups = groupsOf(address.toLowerCase()).map((group) => group.replace(/^0+(?=.)/, ''));
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`];
}
