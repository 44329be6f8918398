import type { Place } from '@sopaan/schemas/place';
import type { JsonLdNode } from './json-ld';

/** Where something is, as far as it is known. The country is a code where it has a known one. */
export function placeJsonLd({ city, state, country }: Place): JsonLdNode {
  return {
    '@type': 'Place',
    name: [city, state].filter(Boolean).join(', '),
    address: addressJsonLd({ city, state, country }),
  };
}

export function addressJsonLd({ city, state, country }: Place): JsonLdNode {
  return {
    '@type': 'PostalAddress',
    ...(city && { addressLocality: city }),
    ...(state && { addressRegion: state }),
    addressCountry: country === '' || country === 'India' ? 'IN' : country,
  };
}
