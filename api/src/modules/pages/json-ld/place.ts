import type { Place } from '@sopaan/schemas/api/place';
import type { JsonLdNode } from './json-ld';

/** A place with the known parts of its address. India is given as its country code. */
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
