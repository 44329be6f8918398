import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The unit that limits count by: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one household. */
export function addressGroup(address: string): string {
  const [addressWithoutZone = ''] = address.split('%');
  if (isIP(addressWithoutZone) !== 6)
    return isIP(addressWithoutZone) === 4 ? addressWithoutZone : 'unknown';
  const parsed = ipaddr.IPv6.parse(addressWithoutZone);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
