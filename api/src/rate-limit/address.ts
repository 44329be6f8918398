import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The unit that limits count by: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one household. */
export function addressGroup(address: string): string {
  const parsed = parseAddress(address);
  if (!parsed) return 'unknown';
  return parsed instanceof ipaddr.IPv4 ? parsed.toString() : network(parsed, 64);
}

/** The /48 network of an IPv6 address: the largest that a single customer of a provider usually gets. IPv4 has none. */
export function widerAddressGroup(address: string): string | undefined {
  const parsed = parseAddress(address);
  return parsed instanceof ipaddr.IPv6 ? network(parsed, 48) : undefined;
}

function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [addressWithoutZone = ''] = address.split('%');
  return isIP(addressWithoutZone) === 0 ? undefined : ipaddr.process(addressWithoutZone);
}

function network({ parts }: ipaddr.IPv6, bits: 48 | 64): string {
  const prefix = parts.slice(0, bits / 16).map((part) => part.toString(16));
  return `${prefix.join(':')}::/${bits}`;
}
