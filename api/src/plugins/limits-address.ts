import { isIP } from 'node:net';

/** The unit that limits count by: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one household. */
export function addressGroup(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return isIP(plain) === 4 ? plain : 'unknown';
  const groups = ipv6Groups(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytes).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an address in any notation. */
function ipv6Groups(address: string): number[] {
  // The URL parser gives the shortest notation, without a trailing IPv4 part.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const before = numbers(head);
  if (tail === undefined) return before;
  const after = numbers(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function numbers(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}

function bytes(group: number): number[] {
  return [group >> 8, group & 0xff];
}
