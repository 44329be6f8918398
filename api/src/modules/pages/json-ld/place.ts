import type { Place } from '@sopaan/schemas/place';
import type { Thing } from './json-ld';

/** Where something is, as far as it is known. The country is a code where it has a known one. */
export function placeThing({ city, state, country }: Place): Thing {
  return {
    '@type': 'Place',
    name: [city, state].filter(Boolean).join(', '),
    address: addressThing({ city, state, country }),
  };
}

export function addressThing({ city, state, country }: Place): Thing {
  return {
    '@type': 'PostalAddress',
    ...(city && { addressLocality: city }),
    ...(state && { addressRegion: state }),
    addressCountry: country === '' || country === 'India' ? 'IN' : country,
  };
}
