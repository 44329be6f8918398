/** A setting of API and edge. docs/configuration.md describes it. */
import ipaddr from 'ipaddr.js';
import { string } from 'yup';

/** The proxies whose `X-Forwarded-*` headers are trusted: addresses and networks, separated by commas. */
export function trustedProxies() {
  return string()
    .test(
      'proxies',
      '${path} must be addresses or networks separated by commas, such as loopback,10.0.0.0/8',
      (value = '') => value.split(',').every(isAddressOrNetwork),
    )
    .default('loopback');
}

function isAddressOrNetwork(text: string): boolean {
  return (
    ['loopback', 'uniquelocal', 'linklocal'].includes(text) ||
    ipaddr.isValid(text) ||
    ipaddr.isValidCIDR(text)
  );
}
